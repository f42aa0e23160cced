import { encodePositions } from "#shared/domain/places/polyline.ts";
import type { CoursePlace, DriveCourse } from "#shared/domain/trip/drive-course.ts";
import type { DrivePlace } from "./kept-routes.ts";
import { courseBetween } from "./roads.ts";

/** A leg between two places of the guide, as a caller names them. */
export interface CourseLeg {
  readonly from: CoursePlace;
  readonly to: CoursePlace;
}

type Parts = DriveCourse["parts"] | null;

/** Some two megabytes; the oldest go first. */
const MOST_KEPT = 4_000;

/**
 * Works out the courses of legs between places of the guide, and keeps some thousands of them: what is
 * kept tells of no visitor. A leg without a way has no course.
 */
export function keepCourses() {
  const kept = new Map<string, Parts>();

  function partsOf(from: DrivePlace, to: DrivePlace): Parts {
    const key = `${from.key}|${to.key}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const course = courseBetween(from.position, to.position);
    const parts = course?.map(({ by, line }) => ({ by, line: encodePositions(line) })) ?? null;
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
    kept.set(key, parts);
    return parts;
  }

  return (
    legs: readonly CourseLeg[],
    placeOf: (place: CoursePlace) => DrivePlace | undefined,
  ): DriveCourse[] =>
    legs.flatMap(({ from, to }) => {
      const [start, end] = [placeOf(from), placeOf(to)];
      const parts = start && end ? partsOf(start, end) : null;
      return parts ? [{ from, to, parts }] : [];
    });
}
