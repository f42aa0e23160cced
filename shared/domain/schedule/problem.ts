/**
 * The input of the solver: days, stops and a matrix of drives (docs/schedule.md). Times are whole
 * minutes after local midnight.
 */

import type { CalendarDate } from "../trips/calendar-date.ts";
import type { HasHours } from "../winery/dated-hours.ts";
import { type Weekday, type WeeklyHours, weekdayName } from "../winery/opening-hours.ts";

export type WineryId = number;

/** "base" or the name of one of several bases, the key of a place to eat, or a winery. */
export type PlaceId = string | WineryId;

/** The response of `POST /api/drives`: rows and columns follow `places`; null without a road. */
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
  /** The lunch break can be there, which changes no time. */
  readonly servesFood?: boolean | undefined;
}

/** The limits of one day. */
export interface DayFrame {
  /** Null for a plan without a date. */
  readonly date: CalendarDate | null;
  readonly weekday: Weekday;
  /** Earliest departure. */
  readonly start: number;
  /** Latest return to the base. */
  readonly end: number;
  /** Whether a day with stops has a lunch break. */
  readonly lunch: boolean;
  /** Most visits, 0 to 4. */
  readonly maxStops: number;
  /** A base, or the current winery if the day is replanned on the way. */
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** Wineries whose order is kept. */
  readonly keeps?: readonly WineryId[] | undefined;
  /** For a day in progress, an early return counts before lunch at 12:30, as on the last day. */
  readonly isToday?: boolean | undefined;
  /** Where to eat; null is wherever they are. */
  readonly lunchPlace?: LunchPlace | null | undefined;
}

/** A place to eat, from the guide or the visitor's own. */
export interface LunchPlace {
  /** Its name in the matrix. */
  readonly key: string;
  readonly name: string;
  readonly town: string;
  /** Null or missing if unknown. */
  readonly openingHours?: WeeklyHours | null | undefined;
}

/** A stop fixed to a day, and to a time if it has one. */
export interface Pin {
  readonly wineryId: WineryId;
  readonly day: number;
  /** When the visit begins: an appointment. */
  readonly begin?: number | null | undefined;
}

export interface ScheduleProblem {
  /** The name of "base": "Walla Walla". */
  readonly baseName: string;
  readonly matrix: DriveMatrix;
  /** 1 to 7. */
  readonly days: readonly DayFrame[];
  /** In the visitor's order, at most 14. */
  readonly stops: readonly Stop[];
  readonly pins: readonly Pin[];
}

export const MAX_DAYS = 7;
/** Longer trips must name a starting weekday or date. */
export const MAX_COMPARED_DAYS = 3;
export const MAX_STOPS = 14;
export const MAX_STOPS_A_DAY = 4;
/** The most marks a trip may have: two dozen per day. */
export const MAX_DAY_MARKS = 24 * MAX_DAYS;

/** Times may run into the next day. */
const MAX_MINUTES = 2 * 24 * 60;

/** After each arrival at a winery by car. */
export const PARKING_MINUTES = 5;
/** Closer wineries are reached on foot. */
export const WALK_BELOW_MILES = 0.25;
export const WALK_MINUTES = 5;

export const LUNCH_MINUTES = 45;
/** Earliest and latest start of the lunch break. */
export const LUNCH_FROM = 11 * 60 + 30;
export const LUNCH_UNTIL = 13 * 60 + 30;

/** Among equal plans, the break closest to this start is best. */
export const LUNCH_IDEAL = 12 * 60 + 30;

/** If hours are unknown, visits lie between these. */
export const UNKNOWN_OPENS = 11 * 60;
export const UNKNOWN_CLOSES = 17 * 60;
/** Assumed closing time if only the opening time is known. */
export const OPEN_END_CLOSES = 17 * 60;

/** By default, a day that contains 11:30 to 14:15 has a lunch break. */
export function hasLunchByDefault(day: { readonly start: number; readonly end: number }): boolean {
  return day.start <= LUNCH_FROM && day.end >= LUNCH_UNTIL + LUNCH_MINUTES;
}

export function placeName({ baseName, stops, days }: ScheduleProblem, place: PlaceId): string {
  if (place === "base") return baseName;
  const meal = days.find(({ lunchPlace }) => lunchPlace?.key === place)?.lunchPlace;
  return (meal ?? stops.find(({ wineryId }) => wineryId === place))?.name ?? String(place);
}

export const dayName = ({ days }: ScheduleProblem, day: number): string =>
  weekdayName(days[day]?.weekday ?? "monday");

/** @throws RangeError that names what the solver cannot handle. */
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
  if (minutes.some((value) => value > MAX_MINUTES)) throw fault("a time is beyond two days");
}
