import RBush from "rbush";
import Supercluster from "supercluster";
import { byFrequency } from "#client/lib/by-frequency.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { type Box, squareAround, worldPixel } from "../basemap/label-placement.ts";
import { MAX_ZOOM } from "../leaflet/map-view.ts";

/** A marker: a winery on its own, or several too close together to be told apart at this zoom. */
export interface MapNode extends Position {
  /** The same for as long as a cluster keeps its first winery, whatever the zoom. */
  readonly key: string;
  /** In no order. */
  readonly wineries: readonly [Winery, ...Winery[]];
  /** The town most of them give as theirs. */
  readonly town: string;
  readonly hasFeatured: boolean;
  /** Whether no position among them is exact. */
  readonly isApproximate: boolean;
  /** The zoom at which a cluster falls apart; null where no zoom of the map parts it, so it is a list. */
  readonly opensAt: number | null;
}

/** All nodes of a zoom, west to east, so that Tab moves across the map as the eye does. */
export type NodesAt = (zoom: number) => readonly MapNode[];

/** Two touch targets of 44 px keep apart at this distance. */
const CLUSTER_RADIUS_PX = 60;

const EVERYWHERE: [number, number, number, number] = [-180, -85, 180, 85];

/** What a screen reader says of a node. */
export function nodeLabel(node: MapNode): string {
  const { wineries, town, hasFeatured, isApproximate, opensAt } = node;
  if (!isCluster(node)) {
    const [{ name, region }] = wineries;
    const notes = [hasFeatured && "featured", isApproximate && "position approximate"];
    return [name, region, ...notes.filter(Boolean)].join(", ");
  }
  if (opensAt !== null) return `${wineries.length} wineries near ${town}, zoom in`;
  const where = isApproximate ? `in ${town}, positions approximate` : `in ${town} at one place`;
  return `${wineries.length} wineries ${where}, open the list`;
}

export const isCluster = ({ wineries }: MapNode): boolean => wineries.length > 1;

/** The marker of wineries at a point. */
export function nodeOf(
  wineries: MapNode["wineries"],
  { longitude, latitude }: Position,
  opensAt = Number.POSITIVE_INFINITY,
): MapNode {
  const firstId = Math.min(...wineries.map(({ id }) => id));
  return {
    key: `${wineries.length > 1 ? "c" : "w"}${firstId}`,
    longitude,
    latitude,
    wineries,
    town: byFrequency(wineries.map(({ city }) => city))[0]?.name ?? "",
    hasFeatured: wineries.some(({ isFeatured }) => isFeatured),
    isApproximate: wineries.every(({ locationIsApproximate }) => locationIsApproximate),
    opensAt: opensAt > MAX_ZOOM ? null : opensAt,
  };
}

const nodesOf = (wineries: readonly Winery[]): MapNode[] =>
  wineries.flatMap((winery) => {
    const at = positionOf(winery);
    return at ? nodeOf([winery], at) : [];
  });

const westToEast = (one: Position, other: Position) =>
  one.longitude - other.longitude || other.latitude - one.latitude;

/**
 * Indexes wineries for every zoom. Those without a position are not on the map; those that are chosen
 * keep a marker of their own, which no cluster may swallow.
 */
export function indexNodes(wineries: readonly Winery[], chosen: readonly Winery[] = []): NodesAt {
  const own = nodesOf(chosen);
  const index = new Supercluster<MapNode>({
    radius: CLUSTER_RADIUS_PX,
    extent: 256,
    // Beyond the map's own zooms, so that wineries at one address are a list, never a pile of pins.
    maxZoom: MAX_ZOOM + 2,
  }).load(
    nodesOf(wineries).map((node) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [node.longitude, node.latitude] },
      properties: node,
    })),
  );
  const known = new Map<number, readonly MapNode[]>();

  function computeNodes(zoom: number): MapNode[] {
    const nodes = index.getClusters(EVERYWHERE, zoom).flatMap(({ geometry, properties }) => {
      if (!("cluster" in properties)) return properties;
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const id = properties.cluster_id;
      const [first, ...others] = index
        .getLeaves(id, Number.POSITIVE_INFINITY)
        .flatMap((leaf) => leaf.properties.wineries);
      return first
        ? nodeOf([first, ...others], { longitude, latitude }, index.getClusterExpansionZoom(id))
        : [];
    });
    // Clusters stand where their wineries are, so two may come to stand on each other.
    const apart = mergeOverlaps(
      nodes.sort((one, other) => other.wineries.length - one.wineries.length),
      zoom,
    );
    return [...apart, ...own].sort(westToEast);
  }

  return (zoom) => {
    const nodes = known.get(zoom) ?? computeNodes(zoom);
    known.set(zoom, nodes);
    return nodes;
  };
}

/** Merges nodes that would be drawn over another, the later ones into the earlier, until nothing overlaps. */
export function mergeOverlaps(nodes: readonly MapNode[], zoom: number): MapNode[] {
  const place = (node: MapNode) => ({ node, ...spaceOf(node, zoom) });
  let waiting = nodes.map(place);
  for (;;) {
    const kept = new RBush<ReturnType<typeof place>>();
    for (const placed of waiting) {
      const [under] = kept.search(placed);
      if (under) {
        const wineries = [...under.node.wineries, ...placed.node.wineries] as const;
        kept.remove(under).insert(place(nodeOf(wineries, under.node, zoom + 1)));
      } else kept.insert(placed);
    }
    const left = kept.all();
    if (left.length === waiting.length) return left.map(({ node }) => node);
    waiting = left;
  }
}

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
  if (isCluster(node)) return clusterDiameter(node.wineries.length) / 2;
  return node.isApproximate ? RING_RADIUS : PIN_HEIGHT;
}

/** The space a node takes at a zoom, in world pixels. */
export function spaceOf(node: MapNode, zoom: number): Box {
  const { x, y } = worldPixel(node, zoom);
  const above = heightAbove(node);
  if (above !== PIN_HEIGHT) return squareAround(x, y, above);
  return { minX: x - PIN_HALF_WIDTH, minY: y - above, maxX: x + PIN_HALF_WIDTH, maxY: y };
}
