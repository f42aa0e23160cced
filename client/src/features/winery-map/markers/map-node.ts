import type { LatLngBounds } from "leaflet";
import type { Position } from "#shared/domain/places/distance.ts";
import type { MapWinery } from "../map-winery.ts";

/** A winery on its own. */
interface WineryNode extends Position {
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

/** Greatest zoom of the maps. */
export const MAX_ZOOM = 18;

export interface ClusterIndex {
  /** All nodes of a zoom, west to east, so that Tab moves across the map as the eye does. */
  nodesAt(zoom: number): readonly MapNode[];
  /** Those within bounds. */
  nodesIn(bounds: LatLngBounds, zoom: number): MapNode[];
}

/** The wineries a node stands for. */
export function wineriesOf(node: MapNode): readonly MapWinery[] {
  return node.kind === "winery" ? [node.winery] : node.wineries;
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
