import Supercluster from "supercluster";
import type { Position } from "#shared/domain/distance.ts";
import { type MapWinery, positionOf } from "./map-winery.ts";

/** A winery on its own. */
export interface WineryNode extends Position {
  readonly kind: "winery";
  readonly key: string;
  readonly winery: MapWinery;
}

/** Wineries too close together to be told apart at this zoom, in no order. */
export interface ClusterNode extends Position {
  readonly kind: "cluster";
  /** The same for as long as the cluster keeps its first winery, whatever the zoom. */
  readonly key: string;
  readonly wineries: readonly MapWinery[];
  /** The town most of them give as theirs. */
  readonly town: string;
  readonly hasFeatured: boolean;
  /** Whether no position among them is exact. */
  readonly isApproximate: boolean;
  /** The zoom at which it falls apart; null when no zoom of the map parts it, so it is a list. */
  readonly opensAt: number | null;
}

export type MapNode = WineryNode | ClusterNode;

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Greatest zoom of the maps. */
export const MAX_ZOOM = 18;

/** Two touch targets of 44 px keep apart at this distance. */
const CLUSTER_RADIUS_PX = 56;

export interface ClusterIndex {
  /** Nodes within the bounds, west to east, so that Tab moves across the map as the eye does. */
  nodesIn(bounds: Bounds, zoom: number): MapNode[];
}

function mostFrequent(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  let [best, most] = ["", 0];
  for (const [word, count] of counts) if (count > most) [best, most] = [word, count];
  return best;
}

/** Indexes wineries for every zoom. Those without a position are not on the map. */
export function createClusterIndex(wineries: readonly MapWinery[]): ClusterIndex {
  const index = new Supercluster<{ winery: MapWinery }, { winery: MapWinery }>({
    radius: CLUSTER_RADIUS_PX,
    extent: 256,
    // Beyond the map's own zooms, so that wineries at one address are a list, never a pile of pins.
    maxZoom: MAX_ZOOM + 2,
  });
  index.load(
    wineries.flatMap((winery) => {
      const position = positionOf(winery);
      if (!position) return [];
      const coordinates = [position.longitude, position.latitude];
      return [
        { type: "Feature", geometry: { type: "Point", coordinates }, properties: { winery } },
      ];
    }),
  );

  const clusters = new Map<number, ClusterNode>();

  function clusterNode(id: number, longitude: number, latitude: number): ClusterNode {
    const known = clusters.get(id);
    if (known) return known;
    const leaves = index.getLeaves(id, Number.POSITIVE_INFINITY);
    const members = leaves.map(({ properties }) => properties.winery);
    const opensAt = index.getClusterExpansionZoom(id);
    const node: ClusterNode = {
      kind: "cluster",
      key: `c${Math.min(...members.map((winery) => winery.id))}`,
      longitude,
      latitude,
      wineries: members,
      town: mostFrequent(members.map(({ city }) => city)),
      hasFeatured: members.some(({ isFeatured }) => isFeatured),
      isApproximate: members.every(({ locationIsApproximate }) => locationIsApproximate),
      opensAt: opensAt > MAX_ZOOM ? null : opensAt,
    };
    clusters.set(id, node);
    return node;
  }

  return {
    nodesIn: ({ west, south, east, north }, zoom) =>
      index
        .getClusters([west, south, east, north], zoom)
        .map(({ geometry, properties }): MapNode => {
          const [longitude = 0, latitude = 0] = geometry.coordinates;
          if ("cluster" in properties)
            return clusterNode(properties.cluster_id, longitude, latitude);
          const { winery } = properties;
          return { kind: "winery", key: `w${winery.id}`, longitude, latitude, winery };
        })
        .sort((one, other) => one.longitude - other.longitude || other.latitude - one.latitude),
  };
}

/** The wineries a node stands for. */
export function wineriesOf(node: MapNode): readonly MapWinery[] {
  return node.kind === "winery" ? [node.winery] : node.wineries;
}

/** The smallest bounds around wineries; null when none has a position. */
export function boundsAround(wineries: readonly MapWinery[]): Bounds | null {
  const positions = wineries.flatMap((winery) => positionOf(winery) ?? []);
  const [first] = positions;
  if (!first) return null;
  return positions.reduce(including, {
    west: first.longitude,
    south: first.latitude,
    east: first.longitude,
    north: first.latitude,
  });
}

/** The bounds stretched to a further point. */
export function including(bounds: Bounds, { latitude, longitude }: Position): Bounds {
  return {
    west: Math.min(bounds.west, longitude),
    south: Math.min(bounds.south, latitude),
    east: Math.max(bounds.east, longitude),
    north: Math.max(bounds.north, latitude),
  };
}

/** What a screen reader says of a node. */
export function nodeLabel(node: MapNode): string {
  if (node.kind === "winery") {
    const { name, region, isFeatured, locationIsApproximate } = node.winery;
    const notes = [isFeatured && "featured", locationIsApproximate && "position approximate"];
    return [name, region, ...notes.filter(Boolean)].join(", ");
  }
  const { wineries, town, opensAt, isApproximate } = node;
  if (opensAt !== null) return `${wineries.length} wineries near ${town}, zoom in`;
  const where = isApproximate ? `in ${town}, positions approximate` : `in ${town} at one place`;
  return `${wineries.length} wineries ${where}, open the list`;
}
