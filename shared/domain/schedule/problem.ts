/**
 * What a plan is asked of: days, stops and a matrix of drives. Times are whole minutes after local
 * midnight, drives whole minutes. docs/schedule.md defines what each part means.
 */

import type { CalendarDate } from "../trips/calendar-date.ts";
import type { HasHours } from "../winery/dated-hours.ts";
import { type Weekday, type WeeklyHours, weekdayName } from "../winery/opening-hours.ts";

export type WineryId = number;

/**
 * A place of the matrix: where days begin and end ("base" where there is one, else their names), the
 * key of a place to eat, or a winery.
 */
export type PlaceId = string | WineryId;

/** The answer of `POST /api/drives`: rows and columns follow `places`; null is "no way by road". */
export interface DriveMatrix {
  readonly places: readonly PlaceId[];
  readonly minutes: readonly (readonly (number | null)[])[];
  readonly miles: readonly (readonly (number | null)[])[];
  readonly ferry?: readonly (readonly boolean[])[] | undefined;
}

export type Wish = "must" | "like" | "skip";

/** A winery the visitor chose. */
export interface Stop extends HasHours {
  readonly wineryId: WineryId;
  readonly name: string;
  readonly visitMinutes: number;
  readonly wish: Wish;
  /** By appointment, or reservations required. */
  readonly bookFirst: boolean;
  readonly servesFood?: boolean | undefined;
}

/** What one day has room for. */
export interface DayFrame {
  /** Null for a plan without a date. */
  readonly date: CalendarDate | null;
  readonly weekday: Weekday;
  /** Earliest departure. */
  readonly start: number;
  /** Latest return to the base. */
  readonly end: number;
  /** Whether the day holds a lunch break (when it has a stop at all). */
  readonly lunch: boolean;
  /** Most visits, 0 to 4. */
  readonly maxStops: number;
  /** Where the day begins: a base, or the winery they are at where it is replanned on the way. */
  readonly from: PlaceId;
  /** Where it ends. */
  readonly to: PlaceId;
  /** Wineries that are visited in this order, those of them that are: an own order on the way. */
  readonly keeps?: readonly WineryId[] | undefined;
  /** Whether it is going on: its times are then those of a last day, the earliest return before lunch at 12:30. */
  readonly isToday?: boolean | undefined;
  /** Where the break is held; null wherever the day has them. */
  readonly lunchPlace?: LunchPlace | null | undefined;
}

/** A place to eat: of the guide, or one the visitor names with its town. */
export interface LunchPlace {
  /** Its name in the matrix. */
  readonly key: string;
  readonly name: string;
  readonly town: string;
  /** Null, or missing, where its hours are not known. */
  readonly openingHours?: WeeklyHours | null | undefined;
}

/** A stop that must be visited on a day, and at a time if one is given. */
export interface Pin {
  readonly wineryId: WineryId;
  /** Index in the days, from 0. */
  readonly day: number;
  /** When the visit begins: an appointment. */
  readonly begin?: number | null | undefined;
}

export interface ScheduleProblem {
  /** What "base" stands for, as the visitor knows it: "Walla Walla". */
  readonly baseName: string;
  readonly matrix: DriveMatrix;
  /** 1 to 7. */
  readonly days: readonly DayFrame[];
  /** In the visitor's own order of choosing, at most 14. */
  readonly stops: readonly Stop[];
  readonly pins: readonly Pin[];
}

export const MAX_DAYS = 7;
/** Longer trips are not compared by starting weekday: they name one, or a date. */
export const MAX_COMPARED_DAYS = 3;
export const MAX_STOPS = 14;
export const MAX_STOPS_A_DAY = 4;

/** Times count from a day's midnight and may run into the next day. */
const MOST_MINUTES = 2 * 24 * 60;

/** Each arrival at a winery by car. */
export const PARKING_MINUTES = 5;
/** Wineries nearer to each other than this are walked. */
export const WALK_BELOW_MILES = 0.25;
export const WALK_MINUTES = 5;

export const LUNCH_MINUTES = 45;
/** The lunch break begins between these. */
export const LUNCH_FROM = 11 * 60 + 30;
export const LUNCH_UNTIL = 13 * 60 + 30;

/** Among equal plans the break nearest to this begin is the best. */
export const LUNCH_IDEAL = 12 * 60 + 30;

/** Where hours are unknown, a visit may take place between these. */
export const UNKNOWN_OPENS = 11 * 60;
export const UNKNOWN_CLOSES = 17 * 60;
/** An interval without a known end counts until then. */
export const OPEN_END_CLOSES = 17 * 60;

/** Whether a day has a lunch break unless the visitor says otherwise: it contains 11:30 to 14:15. */
export function hasLunchByDefault(day: { readonly start: number; readonly end: number }): boolean {
  return day.start <= LUNCH_FROM && day.end >= LUNCH_UNTIL + LUNCH_MINUTES;
}

/** A place as the visitor knows it. */
export function placeName({ baseName, stops }: ScheduleProblem, place: PlaceId): string {
  if (place === "base") return baseName;
  return stops.find(({ wineryId }) => wineryId === place)?.name ?? String(place);
}

/** A day as the visitor knows it: "Saturday". */
export const dayName = ({ days }: ScheduleProblem, day: number): string =>
  weekdayName(days[day]?.weekday ?? "monday");

/** What a problem must be for the solver to answer it; thrown as a RangeError naming the fault. */
export function assertSolvable({ days, stops, pins, matrix }: ScheduleProblem): void {
  const fault = (text: string) => new RangeError(`The schedule cannot be solved: ${text}.`);
  if (days.length < 1 || days.length > MAX_DAYS) throw fault(`${days.length} days`);
  if (stops.length > MAX_STOPS) throw fault(`${stops.length} stops`);
  const ids = new Set(stops.map((stop) => stop.wineryId));
  if (ids.size < stops.length) throw fault("a winery is chosen twice");
  if (days.some((day) => day.maxStops < 0 || day.maxStops > MAX_STOPS_A_DAY)) {
    throw fault(`a day has room for more than ${MAX_STOPS_A_DAY} visits`);
  }
  const ends = days.flatMap((day) => [day.from, day.to, day.lunchPlace?.key ?? day.to]);
  for (const place of [...ids, ...ends]) {
    if (!matrix.places.includes(place)) throw fault(`the matrix lacks ${place}`);
  }
  for (const pin of pins) {
    if (!ids.has(pin.wineryId)) throw fault(`winery ${pin.wineryId} is pinned and not chosen`);
    if (days[pin.day] === undefined) throw fault(`a pin names day ${pin.day}`);
  }
  const minutes = [
    ...days.flatMap((day) => [day.start, day.end]),
    ...stops.map((stop) => stop.visitMinutes),
    ...pins.map((pin) => pin.begin ?? 0),
  ];
  if (!minutes.every((value) => Number.isInteger(value) && value >= 0)) {
    throw fault("a time is not a whole minute");
  }
  if (minutes.some((value) => value > MOST_MINUTES)) throw fault("a time is beyond two days");
}
