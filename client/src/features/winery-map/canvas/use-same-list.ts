import { useMemo } from "react";
import type { MapWinery } from "../map-winery.ts";

/**
 * The wineries, as one array for as long as they are the same ones: a caller that filters again on
 * every render does not make the map fit, and cluster, again.
 */
export function useSameList(wineries: readonly MapWinery[]): readonly MapWinery[] {
  const ids = wineries.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say whether the list is another.
  return useMemo(() => wineries, [ids]);
}
