import { type HasCoordinates, positionOf } from "../places/position.ts";
import { findTown } from "../places/towns.ts";
import {
  type CoursePlace,
  type CourseStretch,
  courseBetween,
  type DriveCourse,
} from "./drive-course.ts";

/** A day of a plan, as far as its ways go. */
export interface RoundDay {
  readonly stops: readonly { readonly wineryId: number }[];
}

/** The ways of a plan: from the base over the stops of each day and back. */
export function legsOf(days: readonly RoundDay[]) {
  return days.flatMap(({ stops }) => {
    if (stops.length === 0) return [];
    const places: CoursePlace[] = ["base", ...stops.map(({ wineryId }) => wineryId), "base"];
    return places.slice(1).map((to, index) => ({ from: places[index] ?? "base", to }));
  });
}

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
