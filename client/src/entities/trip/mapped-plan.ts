import type { Winery } from "#shared/api/wineries.ts";
import { townNameOf } from "#shared/domain/places/place-name.ts";
import type { HasCoordinates } from "#shared/domain/places/position.ts";
import { dateText } from "#shared/domain/schedule/wording.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import { segmentsOfDays, type WayDay } from "#shared/domain/trips/day-ways.ts";
import type { RouteGeometry, RouteSegment } from "#shared/domain/trips/route-geometry.ts";
import type { DayPlaces } from "#shared/domain/trips/trip-input.ts";
import { type Weekday, weekdayName } from "#shared/domain/winery/opening-hours.ts";

/** A plan as a map shows it. */
export interface MappedPlan {
  /** Where days begin and end, and where one eats and sleeps: at the centers of their towns. */
  readonly towns: readonly {
    readonly name: string;
    readonly isBase: boolean;
    readonly places: readonly { readonly what: string; readonly name: string }[];
  }[];
  readonly days: readonly {
    readonly title: string;
    /** Numbered through all days. */
    readonly stops: readonly {
      readonly number: number;
      readonly winery: Pick<Winery, "name" | "latitude" | "longitude">;
    }[];
    /** The round of the day, part by part: along its roads where they are known, else straight. */
    readonly geometry: readonly RouteSegment[];
  }[];
}

/** What a day is called: "Saturday, December 5"; the weekday alone without a date. */
export const dayTitle = ({ date = null, weekday }: TitledDay): string =>
  date === null ? weekdayName(weekday) : dateText(date);

interface TitledDay {
  readonly date?: CalendarDate | null;
  readonly weekday: Weekday;
}

interface Mapping<W> {
  readonly days: readonly (WayDay & TitledDay)[];
  readonly wineries: ReadonlyMap<number, W>;
  readonly geometries: readonly RouteGeometry[];
  /** Where to eat and sleep, day by day. */
  readonly places?: readonly DayPlaces[] | undefined;
  /** How many stops of the trip come before these days. */
  readonly stopsBefore?: number;
}

type MappedWinery = MappedPlan["days"][number]["stops"][number]["winery"];

/** The stops of a plan, numbered through all days, and the ways between them. */
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

function townsOf(days: readonly WayDay[], places: readonly DayPlaces[]): MappedPlan["towns"] {
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
