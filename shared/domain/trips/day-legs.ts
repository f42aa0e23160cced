/** The legs of each day of a plan: from where it begins, over its stops, to where it ends. */

import type { Position } from "../places/distance.ts";
import { findTownOfPlace } from "../places/place-name.ts";
import { type HasCoordinates, positionOf } from "../places/position.ts";
import { townLabel } from "../places/town-names.ts";
import { findTown } from "../places/towns.ts";
import {
  geometryBetween,
  type RouteGeometry,
  type RoutePlace,
  type RouteSegment,
} from "./route-geometry.ts";

/** A day of a plan, as far as its legs depend on it. */
export interface RoutedDay {
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

interface DayEnd extends Position {
  /** A town as the table spells it, or a place in one as typed. */
  readonly name: string;
  /** Its name in drives and geometries: "base" where a trip has only one. */
  readonly id: RoutePlace;
}

export interface PlacedEnds {
  readonly from: DayEnd;
  readonly to: DayEnd;
}

/** Whether all days begin and end at one place, which drives call "base". */
const hasOneBase = (days: readonly Pick<RoutedDay, "from" | "to">[]): boolean =>
  new Set(days.flatMap(({ from, to }) => [from, to])).size <= 1;

/**
 * Where each day begins and ends. A place to stay is at its town's center. Null if one is in no
 * town of the table.
 */
export function endsOfDays(days: readonly Pick<RoutedDay, "from" | "to">[]): PlacedEnds[] | null {
  const isOneBase = hasOneBase(days);
  const endOf = (text: string): DayEnd | null => {
    const town = findTownOfPlace(text);
    if (!town) return null;
    const { latitude, longitude } = town;
    const name = findTown(text) ? townLabel(town) : text;
    return { name, id: isOneBase ? "base" : text, latitude, longitude };
  };
  const placed = days.flatMap((day): PlacedEnds[] => {
    const [from, to] = [endOf(day.from), endOf(day.to)];
    return from && to ? [{ from, to }] : [];
  });
  return placed.length < days.length ? null : placed;
}

/** The places where days begin and end, each once, in order. */
export function basesAmong(ends: readonly PlacedEnds[]): DayEnd[] {
  const all = ends.flatMap(({ from, to }) => [from, to]);
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
}

/** Whether a day drives to its lunch after this stop, or before the first. */
export const drivesToMeal = ({ lunchPlace, meal }: RoutedDay, id: RoutedDay["lunchPlace"]) =>
  lunchPlace === id && meal?.there.travel === "car";

/** The legs of a day, also to lunch unless that is on foot. */
function legsOfDay(day: RoutedDay, isOneBase: boolean) {
  const end = (name: string): RoutePlace => (isOneBase ? "base" : name);
  const places = [
    { id: "before" as const, at: end(day.from) },
    ...day.stops.map(({ wineryId }) => ({ id: wineryId, at: wineryId })),
    { id: "after" as const, at: end(day.to) },
  ].flatMap(({ id, at }): RoutePlace[] => {
    const meal = drivesToMeal(day, id) ? day.meal : null;
    return meal ? [at, meal.key, ...(meal.back ? [at] : [])] : [at];
  });
  return places.slice(1).flatMap((to, index) => {
    const from = places[index] ?? to;
    return from === to ? [] : [{ from, to }];
  });
}

/** All legs of a plan in order. */
export function legsOf(days: readonly RoutedDay[]) {
  const isOneBase = hasOneBase(days);
  return days.flatMap((day) => legsOfDay(day, isOneBase));
}

interface Route {
  readonly days: readonly RoutedDay[];
  readonly wineries: readonly (HasCoordinates & { readonly id: number })[];
  readonly geometries: readonly RouteGeometry[];
}

/** The segments of each day: along the roads if known, otherwise straight. */
export function segmentsOfDays({ days, wineries, geometries }: Route): RouteSegment[][] {
  const isOneBase = hasOneBase(days);
  return days.map((day) =>
    legsOfDay(day, isOneBase).flatMap(({ from, to }): readonly RouteSegment[] => {
      const ends = [from, to].flatMap((place) => placeIn(day, wineries, place) ?? []);
      const straight = ends.length === 2 ? [{ by: "straight" as const, line: ends }] : [];
      return geometryBetween(geometries, from, to) ?? straight;
    }),
  );
}

function placeIn(
  { from, meal }: RoutedDay,
  wineries: Route["wineries"],
  place: RoutePlace,
): Position | null {
  if (typeof place === "number") {
    const winery = wineries.find(({ id }) => id === place);
    return winery ? positionOf(winery) : null;
  }
  if (place === meal?.key) return findTown(meal.town);
  return findTownOfPlace(place === "base" ? from : place);
}
