import { positionOf } from "#shared/domain/places/position.ts";
import type { MapWinery } from "../map-winery.ts";
import type { ClusterIndex, MapNode } from "./map-node.ts";

/** Puts wineries on the map that no cluster may swallow: each keeps a marker of its own. */
export function withChosen(index: ClusterIndex, chosen: readonly MapWinery[]): ClusterIndex {
  const own = chosen.flatMap((winery): MapNode[] => {
    const at = positionOf(winery);
    return at ? [{ kind: "winery", key: `w${winery.id}`, winery, ...at }] : [];
  });
  return {
    nodesIn: (bounds, zoom) =>
      [
        ...index.nodesIn(bounds, zoom),
        ...own.filter(
          ({ latitude, longitude }) =>
            longitude >= bounds.west &&
            longitude <= bounds.east &&
            latitude >= bounds.south &&
            latitude <= bounds.north,
        ),
      ].sort((one, other) => one.longitude - other.longitude),
  };
}
