import Supercluster from "supercluster";
import type { Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { latLngOf } from "../frame/map-view.ts";
import type { MapWinery } from "../map-winery.ts";
import {
  type ClusterIndex,
  type ClusterNode,
  MAX_ZOOM,
  type MapNode,
  wineriesOf,
} from "./map-node.ts";
import { discOf } from "./marker-space.ts";
import { mergeOverlaps } from "./merge-overlaps.ts";

/** Two touch targets of 44 px keep apart at this distance. */
const CLUSTER_RADIUS_PX = 60;

const EVERYWHERE: [number, number, number, number] = [-180, -85, 180, 85];

function mostFrequent(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  let [best, most] = ["", 0];
  for (const [word, count] of counts) if (count > most) [best, most] = [word, count];
  return best;
}

function clusterOf(
  wineries: readonly MapWinery[],
  { longitude, latitude }: Position,
  opensAt: number,
): ClusterNode {
  const firstId = wineries.reduce((least, { id }) => Math.min(least, id), Number.POSITIVE_INFINITY);
  return {
    kind: "cluster",
    key: `c${firstId}`,
    longitude,
    latitude,
    wineries,
    town: mostFrequent(wineries.map(({ city }) => city)),
    hasFeatured: wineries.some(({ isFeatured }) => isFeatured),
    isApproximate: wineries.every(({ locationIsApproximate }) => locationIsApproximate),
    opensAt: opensAt > MAX_ZOOM ? null : opensAt,
  };
}

function buildIndex(wineries: readonly MapWinery[]) {
  const index = new Supercluster<{ winery: MapWinery }, { winery: MapWinery }>({
    radius: CLUSTER_RADIUS_PX,
    extent: 256,
    // Beyond the map's own zooms, so that wineries at one address are a list, never a pile of pins.
    maxZoom: MAX_ZOOM + 2,
  });
  return index.load(
    wineries.flatMap((winery) => {
      const position = positionOf(winery);
      if (!position) return [];
      const coordinates = [position.longitude, position.latitude];
      return [
        { type: "Feature", geometry: { type: "Point", coordinates }, properties: { winery } },
      ];
    }),
  );
}

/** Indexes wineries for every zoom. Those without a position are not on the map. */
export function createClusterIndex(wineries: readonly MapWinery[]): ClusterIndex {
  const index = buildIndex(wineries);
  const known = new Map<number, readonly MapNode[]>();

  function computeNodes(zoom: number): MapNode[] {
    const nodes = index.getClusters(EVERYWHERE, zoom).map(({ geometry, properties }): MapNode => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if ("cluster" in properties) {
        const id = properties.cluster_id;
        const leaves = index.getLeaves(id, Number.POSITIVE_INFINITY);
        const members = leaves.map((leaf) => leaf.properties.winery);
        return clusterOf(members, { longitude, latitude }, index.getClusterExpansionZoom(id));
      }
      const { winery } = properties;
      return { kind: "winery", key: `w${winery.id}`, longitude, latitude, winery };
    });
    // Clusters stand where their wineries are, so two may come to stand on each other.
    return mergeOverlaps(
      nodes.sort((one, other) => wineriesOf(other).length - wineriesOf(one).length),
      {
        zoom,
        discOf,
        merge: (into, other) =>
          clusterOf([...wineriesOf(into), ...wineriesOf(other)], into, zoom + 1),
      },
    ).sort(westToEast);
  }

  return withBounds((zoom) => {
    const nodes = known.get(zoom) ?? computeNodes(zoom);
    known.set(zoom, nodes);
    return nodes;
  });
}

const westToEast = (one: Position, other: Position) =>
  one.longitude - other.longitude || other.latitude - one.latitude;

const withBounds = (nodesAt: ClusterIndex["nodesAt"]): ClusterIndex => ({
  nodesAt,
  nodesIn: (bounds, zoom) => nodesAt(zoom).filter((node) => bounds.contains(latLngOf(node))),
});

/** Puts wineries on the map that no cluster may swallow: each keeps a marker of its own. */
export function withChosen(index: ClusterIndex, chosen: readonly MapWinery[]): ClusterIndex {
  const own = chosen.flatMap((winery): MapNode[] => {
    const at = positionOf(winery);
    return at ? [{ kind: "winery", key: `w${winery.id}`, winery, ...at }] : [];
  });
  return withBounds((zoom) => [...index.nodesAt(zoom), ...own].sort(westToEast));
}
