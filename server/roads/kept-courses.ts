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

/** Works out the courses of legs, in their order. */
type FindCourses = (
  legs: readonly (readonly [from: Position, to: Position])[],
) => Promise<readonly CourseParts[]>;

/** Some two megabytes. */
const MOST_KEPT = 4_000;

/**
 * Finds the courses of legs between places of the guide, and keeps some thousands of them: what is
 * kept tells of no visitor. A leg without a way has no course.
 */
export function keepCourses() {
  const kept = new LRUCache<string, { readonly parts: CourseParts }>({ max: MOST_KEPT });

  return async (
    legs: readonly CourseLeg[],
    positionOf: (place: RoutePlace) => Position | undefined,
    find: FindCourses,
  ): Promise<RouteGeometry[]> => {
    const wanted = legs.flatMap((leg) => {
      const [from, to] = [positionOf(leg.from), positionOf(leg.to)];
      if (!from || !to) return [];
      const key = `${placeKey(from)}|${placeKey(to)}`;
      return [{ leg, key, ends: [from, to] as const, known: kept.get(key) }];
    });
    const missing = new Map(wanted.flatMap(({ key, ends, known }) => (known ? [] : [[key, ends]])));
    const found = missing.size > 0 ? await find([...missing.values()]) : [];
    const fresh = new Map(
      [...missing.keys()].map((key, index) => [key, { parts: found[index] ?? null }]),
    );
    for (const [key, course] of fresh) kept.set(key, course);
    return wanted.flatMap(({ leg, key, known }) => {
      const parts = (known ?? fresh.get(key))?.parts;
      return parts ? [{ ...leg, parts }] : [];
    });
  };
}
