import type { Winery } from "#shared/api/wineries.ts";
import { townNameOf } from "#shared/domain/places/place-name.ts";
import type { HasCoordinates } from "#shared/domain/places/position.ts";
import { dateText } from "#shared/domain/schedule/wording.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import { type RoutedDay, segmentsOfDays } from "#shared/domain/trips/day-legs.ts";
import type { RouteGeometry, RouteSegment } from "#shared/domain/trips/route-geometry.ts";
import type { DayPlaces } from "#shared/domain/trips/trip-input.ts";
import { type Weekday, weekdayName } from "#shared/domain/winery/opening-hours.ts";

/** A plan as a map shows it. */
export interface MappedPlan {
  /** Bases and chosen places, at the centers of their towns. */
  readonly towns: readonly {
    readonly name: string;
    readonly isBase: boolean;
    readonly places: readonly { readonly what: string; readonly name: string }[];
  }[];
  readonly days: readonly {
    readonly title: string;
    /** Through all days. */
    readonly stops: readonly {
      readonly number: number;
      readonly winery: Pick<Winery, "name" | "latitude" | "longitude">;
    }[];
    /** The day's route in segments: along roads where known, else straight. */
    readonly geometry: readonly RouteSegment[];
  }[];
}

/** "Saturday, December 5"; without a date, the weekday. */
export const dayTitle = ({ date = null, weekday }: TitledDay): string =>
  date === null ? weekdayName(weekday) : dateText(date);

interface TitledDay {
  readonly date?: CalendarDate | null;
  readonly weekday: Weekday;
}

interface Mapping<W> {
  readonly days: readonly (RoutedDay & TitledDay)[];
  readonly wineries: ReadonlyMap<number, W>;
  readonly geometries: readonly RouteGeometry[];
  /** Per day. */
  readonly places?: readonly DayPlaces[] | undefined;
  /** How many stops come before these days. */
  readonly stopsBefore?: number;
}

type MappedWinery = MappedPlan["days"][number]["stops"][number]["winery"];

export function mappedPlan<W extends MappedWinery & HasCoordinates & { readonly id: number }>({
  days,
  wineries,
  geometries,
  places = [],
  stopsBefore = 0,
}: Mapping<W>): MappedPlan {
  let number = stopsBefore;
  const rounds = segmentsOfDays({ days, wineries: [...wineries.values()], geometries });
  const mappedDays = days.map((day, at) => {
    const stops = day.stops.flatMap(({ wineryId }) => {
      number += 1;
      const winery = wineries.get(wineryId);
      return winery ? [{ number, winery }] : [];
    });
    return { title: dayTitle(day), stops, geometry: rounds[at] ?? [] };
  });
  return { towns: townsOf(days, places), days: mappedDays };
}

function townsOf(days: readonly RoutedDay[], places: readonly DayPlaces[]): MappedPlan["towns"] {
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
