import type { Position } from "../places/distance.ts";
import { findTownOfPlace } from "../places/place-name.ts";
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
  /** Where it begins and ends, by name. */
  readonly from: string;
  readonly to: string;
  readonly stops: readonly { readonly wineryId: number }[];
  readonly lunchPlace: "before" | "after" | number | null;
  readonly meal: {
    readonly key: string;
    readonly town: string;
    readonly there: { readonly travel: "car" | "foot" };
    readonly back: object | null;
  } | null;
}

/** A way from place to place. */
export interface Leg {
  readonly from: CoursePlace;
  readonly to: CoursePlace;
}

/** Whether all days begin and end at one place: drives call it "base" then. */
const hasOneBase = (days: readonly Pick<RoundDay, "from" | "to">[]): boolean =>
  new Set(days.flatMap(({ from, to }) => [from, to])).size <= 1;

/** The ways of a day over its stops, and to where lunch is unless that is walked. */
function legsOfDay(day: RoundDay, isOneBase: boolean): Leg[] {
  const end = (name: string): CoursePlace => (isOneBase ? "base" : name);
  if (day.stops.length === 0 && day.from === day.to) return [];
  const places = [
    { id: "before", at: end(day.from) },
    ...day.stops.map(({ wineryId }) => ({ id: wineryId, at: wineryId })),
    { id: "after", at: end(day.to) },
  ].flatMap(({ id, at }) => {
    const meal = day.lunchPlace === id && day.meal?.there.travel === "car" ? day.meal : null;
    return meal ? [at, meal.key, ...(meal.back ? [at] : [])] : [at];
  });
  return places.slice(1).flatMap((to, index) => {
    const from = places[index] ?? to;
    return from === to ? [] : [{ from, to }];
  });
}

/** The ways of a plan, in the order they are gone. */
export function legsOf(days: readonly RoundDay[]): Leg[] {
  const isOneBase = hasOneBase(days);
  return days.flatMap((day) => legsOfDay(day, isOneBase));
}

interface Round {
  readonly days: readonly RoundDay[];
  /** Those of all days. */
  readonly wineries: readonly (HasCoordinates & { readonly id: number })[];
  readonly courses: readonly DriveCourse[];
}

/** The rounds of the days, each over its stops: along the roads where they are known, else straight. */
export function roundCourses({ days, wineries, courses }: Round): CourseStretch[][] {
  const isOneBase = hasOneBase(days);
  return days.map((day) =>
    legsOfDay(day, isOneBase).flatMap(({ from, to }): readonly CourseStretch[] => {
      const ends = [from, to].flatMap((place) => placeIn(day, wineries, place) ?? []);
      const straight = ends.length === 2 ? [{ by: "straight" as const, line: ends }] : [];
      return courseBetween(courses, from, to) ?? straight;
    }),
  );
}

/** Where a place of a day is; null where nobody knows. */
function placeIn(
  { from, meal }: RoundDay,
  wineries: Round["wineries"],
  place: CoursePlace,
): Position | null {
  if (typeof place === "number") {
    const winery = wineries.find(({ id }) => id === place);
    return winery ? positionOf(winery) : null;
  }
  if (place === meal?.key) return findTown(meal.town);
  return findTownOfPlace(place === "base" ? from : place);
}
