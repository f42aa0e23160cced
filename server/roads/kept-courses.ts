import { LRUCache } from "lru-cache";
import type { Position } from "#shared/domain/places/distance.ts";
import type { RouteGeometry, RoutePlace } from "#shared/domain/trips/route-geometry.ts";
import { placeKey } from "./kept-routes.ts";

/** A leg between two places of the guide, as a caller names them. */
export interface CourseLeg {
  readonly from: RoutePlace;
  readonly to: RoutePlace;
}

/** The parts of a course; null for a leg without a way. */
export type CourseParts = RouteGeometry["parts"] | null;

/** Some two megabytes. */
const MOST_KEPT = 4_000;

/**
 * Finds the courses of legs between places of the guide, and keeps some thousands of them: what is
 * kept tells of no visitor. A leg without a way, or to a place that is not among these, has no course.
 */
export function keepCourses(find: (from: Position, to: Position) => CourseParts) {
  const kept = new LRUCache<string, { readonly parts: CourseParts }>({ max: MOST_KEPT });

  return (
    places: readonly (readonly [RoutePlace, Position])[],
    legs: readonly CourseLeg[],
  ): RouteGeometry[] => {
    const positions = new Map(places);
    return legs.flatMap((leg) => {
      const [from, to] = [positions.get(leg.from), positions.get(leg.to)];
      if (!from || !to) return [];
      const key = `${placeKey(from)}|${placeKey(to)}`;
      const course = kept.get(key) ?? { parts: find(from, to) };
      kept.set(key, course);
      return course.parts ? [{ ...leg, parts: course.parts }] : [];
    });
  };
}
