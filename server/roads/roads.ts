/** What the thread for plans asks about roads; everything else of this folder stays in it. */

import type { Position } from "#shared/domain/places/distance.ts";
import { encodePositions } from "#shared/domain/places/polyline.ts";
import type { RouteSegment } from "#shared/domain/trips/route-geometry.ts";
import type { Route } from "./drive.ts";
import { simplifyLine } from "./network/plane-geometry.ts";
import { readWashingtonRoads } from "./network/road-network.ts";
import { fromSouthWest, type GeometryParts } from "./route-cache.ts";
import { createRoadRouter } from "./router/road-router.ts";

let washington: ReturnType<typeof createRoadRouter> | undefined;

/** Reading the network takes a moment; it is done at the first question. */
function router() {
  washington ??= createRoadRouter(readWashingtonRoads());
  return washington;
}

/** The routes from one position to each target, in the targets' order. */
export function routesFrom(from: Position, targets: readonly Position[]): readonly Route[] {
  return router().routesFrom(from, targets);
}

/**
 * The geometry of the route between two positions, simplified to some 60 points at most; null where there
 * is no route. The way back is the same, turned around.
 */
export function roadGeometry(from: Position, to: Position): GeometryParts {
  const [start] = fromSouthWest(from, to);
  const isTurned = start !== from;
  const geometry = router().roadGeometry(...fromSouthWest(from, to));
  if (!geometry) return null;
  const parts = simplifiedGeometry(geometry);
  const inOrder = isTurned
    ? parts.toReversed().map(({ by, line }) => ({ by, line: line.toReversed() }))
    : parts;
  return inOrder.map(({ by, line }) => ({ by, line: encodePositions(line) }));
}

/** Enough for a line of hand's breadth on a screen, and some 400 bytes. */
const MAX_POINTS = 60;
/** Less than a road is wide on any map of ours, in meters. */
const FINEST_METERS = 15;
const COARSER = 1.4;

/** A geometry with at most 60 points, but for the ends of its parts, and as near to the road as they allow. */
function simplifiedGeometry(geometry: readonly RouteSegment[]): readonly RouteSegment[] {
  const least = geometry.length * 2;
  for (let meters = FINEST_METERS; ; meters *= COARSER) {
    const shortened = geometry.map(({ by, line }) => ({ by, line: simplifyLine(line, meters) }));
    const points = shortened.reduce((sum, { line }) => sum + line.length, 0);
    if (points <= Math.max(MAX_POINTS, least)) return shortened;
  }
}
