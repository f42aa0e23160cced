import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "#client/lib/api.ts";
import { wineriesApi } from "#shared/api/calls.ts";

export const wineryQueries = {
  all: () => endpointQuery(wineriesApi.list, {}, { failureMessage: "Failed to fetch wineries" }),
  featured: () =>
    endpointQuery(wineriesApi.featured, {}, { failureMessage: "Failed to fetch wineries" }),
  departed: () => endpointQuery(wineriesApi.departed, {}),
  nearby: (slug: string) => endpointQuery(wineriesApi.nearby, { params: { slug } }),
};

/** The names of wineries that left the guide, by id; asked for only where there are such ids. */
export function useDepartedNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const { data = [] } = useQuery({ ...wineryQueries.departed(), enabled: ids.length > 0 });
  return new Map(data.map(({ id, name }) => [id, name]));
}
