import { type Box, squareAround, worldPixel } from "../basemap/label-placement.ts";
import type { ClusterIndex, MapNode } from "./map-node.ts";
import type { Disc } from "./merge-overlaps.ts";

/** How wide a cluster is drawn, in pixels: wider for more, never so wide that it meets another. */
export function clusterDiameter(count: number): number {
  return Math.round(Math.min(26 + 5 * Math.log2(count / 2 + 1), 50));
}

/** Height of a pin over its point and half its width, and half the width of a ring, in pixels. */
const PIN_HEIGHT = 36;
const PIN_HALF_WIDTH = 12;
const RING_RADIUS = 17;

/** How far what is drawn reaches above the node's point, in pixels. */
export function heightAbove(node: MapNode): number {
  if (node.kind === "cluster") return clusterDiameter(node.wineries.length) / 2;
  return node.winery.locationIsApproximate ? RING_RADIUS : PIN_HEIGHT;
}

/** The disc a node is drawn as. */
export function discOf(node: MapNode): Disc {
  const above = heightAbove(node);
  const isPin = above === PIN_HEIGHT;
  const { longitude, latitude } = node;
  return {
    longitude,
    latitude,
    radius: isPin ? PIN_HALF_WIDTH : above,
    lift: isPin ? PIN_HEIGHT - PIN_HALF_WIDTH : 0,
  };
}

/** The space a node takes at a zoom, in world pixels. */
function spaceOf(node: MapNode, zoom: number): Box {
  const { x, y } = worldPixel(node, zoom);
  const above = heightAbove(node);
  if (above !== PIN_HEIGHT) return squareAround(x, y, above);
  return { minX: x - PIN_HALF_WIDTH, minY: y - above, maxX: x + PIN_HALF_WIDTH, maxY: y };
}

/** What all nodes take at a zoom, in view or not, so that names stand still while the map moves. */
export function markerSpace(index: ClusterIndex): (zoom: number) => readonly Box[] {
  return (zoom) => index.nodesAt(zoom).map((node) => spaceOf(node, zoom));
}
