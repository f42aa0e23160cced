import { useQuery } from "@tanstack/react-query";
import { wineryQueries } from "./winery-queries.ts";

/** The names of wineries that left the guide, by id; asked for only where there are such ids. */
export function useDepartedNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const { data = [] } = useQuery({ ...wineryQueries.departed(), enabled: ids.length > 0 });
  return new Map(data.map(({ id, name }) => [id, name]));
}
