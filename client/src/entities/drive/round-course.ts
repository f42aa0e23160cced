import { type HasCoordinates, positionOf } from "#shared/domain/places/position.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import {
  type CourseStretch,
  courseBetween,
  type DriveCourse,
} from "#shared/domain/trip/drive-course.ts";

interface Round {
  /** A town of the town table. */
  readonly base: string;
  /** In the order of the day. */
  readonly wineries: readonly (HasCoordinates & { readonly id: number })[];
  readonly courses: readonly DriveCourse[];
}

/** The round of a day, from the base over its stops and back: along its roads where they are known, else straight. */
export function roundCourse({ base, wineries, courses }: Round): CourseStretch[] {
  const town = findTown(base);
  const start = town ? [{ id: "base" as const, at: town }] : [];
  const stops = wineries.flatMap((winery) => {
    const at = positionOf(winery);
    return at ? [{ id: winery.id, at }] : [];
  });
  if (stops.length === 0) return [];
  const places = [...start, ...stops, ...start];
  return places.slice(1).flatMap((to, index): readonly CourseStretch[] => {
    const from = places[index];
    if (!from) return [];
    const straight = { by: "straight" as const, line: [from.at, to.at] };
    return courseBetween(courses, from.id, to.id) ?? [straight];
  });
}
