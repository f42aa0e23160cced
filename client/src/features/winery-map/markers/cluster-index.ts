import Supercluster from "supercluster";
import type { Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { type Box, squareAround, worldPixel } from "../basemap/label-placement.ts";
import { MAX_ZOOM } from "../leaflet/map-view.ts";
import type { MapWinery } from "../map-winery.ts";
import { mergeOverlaps } from "./merge-overlaps.ts";

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

/** All nodes of a zoom, west to east, so that Tab moves across the map as the eye does. */
export type NodesAt = (zoom: number) => readonly MapNode[];

/** Two touch targets of 44 px keep apart at this distance. */
const CLUSTER_RADIUS_PX = 60;

const EVERYWHERE: [number, number, number, number] = [-180, -85, 180, 85];

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

function mostFrequent(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? "";
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

function nodesOf(wineries: readonly MapWinery[]): WineryNode[] {
  return wineries.flatMap((winery) => {
    const at = positionOf(winery);
    return at ? [{ kind: "winery", key: `w${winery.id}`, winery, ...at }] : [];
  });
}

const westToEast = (one: Position, other: Position) =>
  one.longitude - other.longitude || other.latitude - one.latitude;

/**
 * Indexes wineries for every zoom. Those without a position are not on the map; those that are chosen
 * keep a marker of their own, which no cluster may swallow.
 */
export function indexNodes(
  wineries: readonly MapWinery[],
  chosen: readonly MapWinery[] = [],
): NodesAt {
  const own = nodesOf(chosen);
  const index = new Supercluster<WineryNode>({
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
    const nodes = index.getClusters(EVERYWHERE, zoom).map(({ geometry, properties }): MapNode => {
      if (!("cluster" in properties)) return properties;
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const id = properties.cluster_id;
      const members = index.getLeaves(id, Number.POSITIVE_INFINITY);
      return clusterOf(
        members.map((leaf) => leaf.properties.winery),
        { longitude, latitude },
        index.getClusterExpansionZoom(id),
      );
    });
    // Clusters stand where their wineries are, so two may come to stand on each other.
    const apart = mergeOverlaps(
      nodes.sort((one, other) => wineriesOf(other).length - wineriesOf(one).length),
      {
        spaceOf: (node) => spaceOf(node, zoom),
        merge: (into, other) =>
          clusterOf([...wineriesOf(into), ...wineriesOf(other)], into, zoom + 1),
      },
    );
    return [...apart, ...own].sort(westToEast);
  }

  return (zoom) => {
    const nodes = known.get(zoom) ?? computeNodes(zoom);
    known.set(zoom, nodes);
    return nodes;
  };
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
  if (node.kind === "cluster") return clusterDiameter(node.wineries.length) / 2;
  return node.winery.locationIsApproximate ? RING_RADIUS : PIN_HEIGHT;
}

/** The space a node takes at a zoom, in world pixels. */
export function spaceOf(node: MapNode, zoom: number): Box {
  const { x, y } = worldPixel(node, zoom);
  const above = heightAbove(node);
  if (above !== PIN_HEIGHT) return squareAround(x, y, above);
  return { minX: x - PIN_HALF_WIDTH, minY: y - above, maxX: x + PIN_HALF_WIDTH, maxY: y };
}
