/** What the thread for plans asks about roads; everything else of this folder stays in it. */
import type { Position } from "#shared/domain/places/distance.ts";
import { encodePositions } from "#shared/domain/places/polyline.ts";
import type { Route } from "./drive.ts";
import type { CourseParts } from "./kept-courses.ts";
import { fromSouthWest } from "./kept-routes.ts";
import { readWashingtonRoads } from "./network/washington-roads.ts";
import { shortenedCourse } from "./router/course-points.ts";
import { createRoadRouter, type RoadRouter } from "./router/road-router.ts";

let washington: RoadRouter | undefined;

/** Reading the network takes a moment; it is done at the first question. */
function router(): RoadRouter {
  washington ??= createRoadRouter(readWashingtonRoads());
  return washington;
}

/** The routes from one position to each target, in the targets' order. */
export function routesFrom(from: Position, targets: readonly Position[]): readonly Route[] {
  return router().routesFrom(from, targets);
}

/**
 * The course of the route between two positions, simplified to some 60 points at most; null where there
 * is no route. The way back is the same, turned around.
 */
export function courseBetween(from: Position, to: Position): CourseParts {
  const [start] = fromSouthWest(from, to);
  const isTurned = start !== from;
  const course = router().courseBetween(...fromSouthWest(from, to));
  if (!course) return null;
  const parts = shortenedCourse(course);
  const inOrder = isTurned
    ? parts.toReversed().map(({ by, line }) => ({ by, line: line.toReversed() }))
    : parts;
  return inOrder.map(({ by, line }) => ({ by, line: encodePositions(line) }));
}
