import type { DayPlaces } from "#shared/api/trips/trip-changes.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { townNameOf } from "#shared/domain/places/place-name.ts";
import { dateText } from "#shared/domain/schedule/wording.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import { type RoutedDay, segmentsOfDays } from "#shared/domain/trips/day-legs.ts";
import type { RouteGeometry } from "#shared/domain/trips/route-geometry.ts";
import { type Weekday, weekdayName } from "#shared/domain/winery/opening-hours.ts";

/** A plan as a map shows it. */
export type MappedPlan = ReturnType<typeof mappedPlan>;

/** "Saturday, December 5"; without a date, the weekday. */
export const dayTitle = ({ date = null, weekday }: TitledDay): string =>
  date === null ? weekdayName(weekday) : dateText(date);

interface TitledDay {
  readonly date?: CalendarDate | null;
  readonly weekday: Weekday;
}

type MappedWinery = Pick<Winery, "name" | "latitude" | "longitude">;

interface Mapping {
  readonly days: readonly (RoutedDay & TitledDay)[];
  readonly wineries: ReadonlyMap<number, MappedWinery & Pick<Winery, "id">>;
  readonly geometries: readonly RouteGeometry[];
  /** Per day. */
  readonly places?: readonly DayPlaces[] | undefined;
  /** How many stops come before these days. */
  readonly stopsBefore?: number;
}

/** Stops are numbered through all days; each day's route is in segments: along roads where known. */
export function mappedPlan(mapping: Mapping) {
  const { days, wineries, geometries, places = [], stopsBefore = 0 } = mapping;
  let number = stopsBefore;
  const rounds = segmentsOfDays({ days, wineries: [...wineries.values()], geometries });
  const mappedDays = days.map((day, at) => {
    const stops = day.stops.flatMap(({ wineryId }) => {
      number += 1;
      const winery: MappedWinery | undefined = wineries.get(wineryId);
      return winery ? [{ number, winery }] : [];
    });
    return { title: dayTitle(day), stops, geometry: rounds[at] ?? [] };
  });
  return { towns: townsOf(days, places), days: mappedDays };
}

/** Bases and chosen places, at the centers of their towns. */
function townsOf(days: readonly RoutedDay[], places: readonly DayPlaces[]) {
  const bases = days.flatMap(({ from, to }) => [townNameOf(from), townNameOf(to)]);
  const named = places
    .slice(0, days.length)
    .flatMap(({ lunch, dinner, bed }) => [
      ...(lunch ? [{ ...lunch, what: "Lunch" }] : []),
      ...(dinner ? [{ ...dinner, what: "Dinner" }] : []),
      ...(bed ? [{ ...bed, what: "Night" }] : []),
    ]);
  return [...new Set([...bases, ...named.map(({ town }) => town)])].map((name) => {
    const here = named.filter(({ town }) => town === name);
    const isFirst = (one: (typeof here)[number], at: number) =>
      here.findIndex((other) => other.what === one.what && other.name === one.name) === at;
    return {
      name,
      isBase: bases.includes(name),
      places: here.filter(isFirst).map(({ what, name: called }) => ({ what, name: called })),
    };
  });
}
