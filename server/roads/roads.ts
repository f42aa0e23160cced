/** What the rest of the server asks about roads; everything else of this folder stays in it. */
import type { Position } from "#shared/domain/places/distance.ts";
import type { Route } from "./drive.ts";
import { readWashingtonRoads } from "./network/washington-roads.ts";
import { shortenedCourse } from "./router/course-points.ts";
import type { CoursePart } from "./router/road-course.ts";
import { createRoadRouter, type RoadRouter } from "./router/road-router.ts";

let washington: RoadRouter | undefined;

/** Reading the network takes a moment; it is done at the first question. */
function router(): RoadRouter {
  washington ??= createRoadRouter(readWashingtonRoads());
  return washington;
}

/**
 * The routes from one position to each target, in the targets' order. Where a position object
 * stands on the network is worked out once, as long as the object lives.
 */
export function routesFrom(from: Position, targets: readonly Position[]): readonly Route[] {
  return router().routesFrom(from, targets);
}

const southWestFirst = (one: Position, other: Position): number =>
  one.latitude - other.latitude || one.longitude - other.longitude;

/**
 * The routes between every two positions: `[from][to]`, the same both ways. A pair has the same
 * answer whatever other positions are asked for with it, and in whatever order.
 */
export function routesBetween(positions: readonly Position[]): readonly (readonly Route[])[] {
  const ordered = [...positions.entries()].sort(([, one], [, other]) => southWestFirst(one, other));
  const matrix: Route[][] = positions.map(() => []);
  for (const [rank, [from, start]] of ordered.entries()) {
    const ends = ordered.slice(rank);
    const routes = routesFrom(
      start,
      ends.map(([, end]) => end),
    );
    for (const [index, [to]] of ends.entries()) {
      const [route, there, back] = [routes[index], matrix[from], matrix[to]];
      if (!route || !there || !back) continue;
      there[to] = route;
      back[from] = route;
    }
  }
  return matrix;
}

/**
 * The course of the route between two positions, simplified to some 60 points at most; null where there
 * is no route. The way back is the same, turned around.
 */
export function courseBetween(from: Position, to: Position): readonly CoursePart[] | null {
  if (southWestFirst(from, to) <= 0) return courseFrom(from, to);
  const back = courseFrom(to, from);
  return back?.toReversed().map(({ by, line }) => ({ by, line: line.toReversed() })) ?? null;
}

function courseFrom(from: Position, to: Position): readonly CoursePart[] | null {
  const course = router().courseBetween(from, to);
  return course && shortenedCourse(course);
}
