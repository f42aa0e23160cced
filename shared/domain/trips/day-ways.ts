/** Where each day of a plan goes: from where it begins, over its stops, to where it ends. */
import type { Position } from "../places/distance.ts";
import { findTownOfPlace } from "../places/place-name.ts";
import { type HasCoordinates, positionOf } from "../places/position.ts";
import { townLabel } from "../places/towns/town-names.ts";
import { findTown } from "../places/towns.ts";
import {
  type CoursePlace,
  type CourseStretch,
  courseBetween,
  type DriveCourse,
} from "./drive-course.ts";

/** A day of a plan, as far as its ways go. */
interface WayDay {
  /** Without ends of its own it begins and ends at the only base. */
  readonly from?: string;
  readonly to?: string;
  readonly stops: readonly { readonly wineryId: number }[];
  readonly lunchPlace?: string | number | null;
  readonly meal?: {
    readonly key: string;
    readonly town: string;
    readonly there: { readonly travel: string };
    readonly back: object | null;
  } | null;
}

/** Where a day begins or ends. */
interface DayEnd extends Position {
  /** A town as the table spells it, or a place in one as it was typed. */
  readonly name: string;
  /** Its name in drives and courses: "base" where a trip has only one. */
  readonly id: CoursePlace;
}

/** The two ends of a day. */
export interface PlacedEnds {
  readonly from: DayEnd;
  readonly to: DayEnd;
}

const hasOneBase = (days: readonly WayDay[]): boolean =>
  new Set(days.flatMap(({ from = "base", to = "base" }) => [from, to])).size <= 1;

/**
 * The ends of each day: whatever names, draws or takes out a day reads them here. A place to stay lies
 * in the middle of its town. Null where one is in no town of the table.
 *
 * @param base where days begin and end that have no ends of their own.
 */
export function endsOfDays(days: readonly WayDay[], base: string): PlacedEnds[] | null {
  const isOne = hasOneBase(days);
  const endOf = (text: string): DayEnd | null => {
    const town = findTownOfPlace(text);
    if (!town) return null;
    const { latitude, longitude } = town;
    const name = findTown(text) ? townLabel(town) : text;
    return { name, id: isOne ? "base" : text, latitude, longitude };
  };
  const placed = days.flatMap((day): PlacedEnds[] => {
    const [from, to] = [endOf(day.from ?? base), endOf(day.to ?? base)];
    return from && to ? [{ from, to }] : [];
  });
  return placed.length < days.length ? null : placed;
}

/** The places where days begin and end, each once, in order. */
export function basesAmong(ends: readonly PlacedEnds[]): DayEnd[] {
  const all = ends.flatMap(({ from, to }) => [from, to]);
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
}

/** The places of a day in order, as drives call them; none for a day that goes nowhere. */
function placesOf(day: WayDay, isOne: boolean): CoursePlace[] {
  const end = (name = "base"): CoursePlace => (isOne ? "base" : name);
  const [from, to] = [end(day.from), end(day.to)];
  if (day.stops.length === 0 && from === to) return [];
  const stops = day.stops.map(({ wineryId }) => ({ id: wineryId, at: wineryId }));
  const ways = [{ id: "before", at: from }, ...stops, { id: "after", at: to }];
  return ways.flatMap(({ id, at }) => {
    // A place to eat that is walked to needs no course.
    const meal = day.lunchPlace === id && day.meal?.there.travel === "car" ? day.meal : null;
    return meal ? [at, meal.key, ...(meal.back ? [at] : [])] : [at];
  });
}

const pairsOf = <T>(places: readonly T[]) =>
  places.slice(1).flatMap((to, index) => {
    const from = places[index] ?? to;
    return from === to ? [] : [{ from, to }];
  });

interface Surroundings {
  readonly ends: PlacedEnds;
  readonly wineries: readonly (HasCoordinates & { readonly id: number })[];
  readonly courses: readonly DriveCourse[];
}

/**
 * The ways of a day in order, each in its parts: along its course where that is known, else straight.
 * A place whose position is not known is passed over.
 */
export function dayCourse(
  day: WayDay,
  { ends: { from, to }, wineries, courses }: Surroundings,
): (readonly CourseStretch[])[] {
  const positionAt = (id: CoursePlace): Position | null => {
    const end = [from, to].find((one) => one.id === id);
    if (end) return { latitude: end.latitude, longitude: end.longitude };
    if (id === day.meal?.key) return findTown(day.meal.town);
    const winery = wineries.find((one) => one.id === id);
    return winery ? positionOf(winery) : null;
  };
  const isOne = from.id === "base";
  const placed = placesOf(day, isOne).flatMap((id) => {
    const at = positionAt(id);
    return at ? [{ id, at }] : [];
  });
  if (isOne && placed.every(({ id }) => id === "base")) return [];
  return pairsOf(placed).map(
    ({ from: { id, at }, to: next }) =>
      courseBetween(courses, id, next.id) ?? [{ by: "straight" as const, line: [at, next.at] }],
  );
}
