import { addDays, type CalendarDate, weekdayOf } from "../trips/calendar-date.ts";
import type { HasHours } from "../winery/dated-hours.ts";
import type { Weekday } from "../winery/opening-hours.ts";
import { weekdayAfter } from "./clock.ts";
import {
  type DayFrame,
  type DriveMatrix,
  hasLunchByDefault,
  type LunchPlace,
  MAX_DAYS,
  MAX_STOPS,
  type Pin,
  type ScheduleProblem,
  type WineryId,
  type Wish,
} from "./problem.ts";

/**
 * What a visitor asks of a plan: the body of `POST /api/plans`. Times are minutes after local midnight.
 * One value for `dayStart`, `dayEnd` or `lunch` holds for every day, a list has one for each.
 */
export interface PlanRequest {
  /** A town of the town table; where the days have their own `ends`, where the first begins. */
  readonly base: string;
  /** In the order of choosing: at most 12 over 3 days, or 14 over 7 days with their own `ends`. */
  readonly wineries: readonly WineryId[];
  readonly days: number;
  /** Where each day begins and ends; every day begins where the one before ends. Without: the base. */
  readonly ends?: readonly DayEnds[] | undefined;
  /** Most visits a day, 1 to 4; 2 unless it is said. */
  readonly wineriesPerDay?: number | undefined;
  readonly startDate?: CalendarDate | undefined;
  /** Only where there is no date; without either the plan is made for every weekday. */
  readonly startWeekday?: Weekday | undefined;
  readonly dayStart?: number | readonly number[] | undefined;
  readonly dayEnd?: number | readonly number[] | undefined;
  /** For every stop, or by the winery's id; 60 where it is not said. */
  readonly visitMinutes?: number | Readonly<Record<string, number>> | undefined;
  /** On for days that contain 11:30 to 14:15, unless it is said. */
  readonly lunch?: boolean | readonly boolean[] | undefined;
  /** Where the break of each day is held; null, or without a list, wherever the day has the visitor. */
  readonly lunchPlaces?: readonly (LunchPlace | null)[] | undefined;
  readonly pins?: readonly Pin[] | undefined;
  /** By the winery's id; `like` where it is not said. */
  readonly wishes?: Readonly<Record<string, Wish>> | undefined;
}

/** Where a day begins and ends: towns of the town table, or places to stay as "The Finch, Walla Walla". */
export interface DayEnds {
  readonly from: string;
  readonly to: string;
}

/** What a plan needs to know of a winery. */
export interface ScheduledWinery extends HasHours {
  readonly id: WineryId;
  readonly name: string;
  readonly bookFirst: boolean;
  readonly servesFood?: boolean | undefined;
}

/** What stands fixed while a visitor changes the request: stored with a plan, it can be made again offline. */
export interface ScheduleFacts {
  /**
   * Has the request's `basesOf` (one as "base", several by their names), its wineries, and the keys of
   * its places to eat.
   */
  readonly matrix: DriveMatrix;
  readonly wineries: readonly ScheduledWinery[];
}

export const DEFAULT_WINERIES_PER_DAY = 2;
const DEFAULT_VISIT_MINUTES = 60;
/** Of the specified form: three days of four visits. */
const ONE_BASE_LIMITS = { days: 3, stops: 12 } as const;
/** 10 AM to 6 PM. */
const FULL_DAY = { start: 600, end: 1080 } as const;
/** 1 PM to 5 PM. */
export const HALF_DAY = { start: 780, end: 1020 } as const;

function ofDay<T>(value: T | readonly T[] | undefined, day: number, otherwise: T): T {
  if (value === undefined) return otherwise;
  return isList(value) ? (value[day] ?? value.at(-1) ?? otherwise) : value;
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

/** The most days and stops a request can have: more where its days have ends of their own. */
export function limitsOf({ ends }: Pick<PlanRequest, "ends">): {
  readonly days: number;
  readonly stops: number;
} {
  return ends ? { days: MAX_DAYS, stops: MAX_STOPS } : ONE_BASE_LIMITS;
}

/** Where each day of a request begins and ends; a day beyond its list stays where the last one ends. */
export function endsOf({
  base,
  days,
  ends,
}: Pick<PlanRequest, "base" | "days" | "ends">): DayEnds[] {
  const last = ends?.at(-1)?.to ?? base;
  return Array.from({ length: days }, (_, day) => ends?.[day] ?? { from: last, to: last });
}

/** The places a request's days begin and end at, each once, in order of first appearance. */
export function basesOf(request: Pick<PlanRequest, "base" | "days" | "ends">): string[] {
  return [...new Set(endsOf(request).flatMap(({ from, to }) => [from, to]))];
}

/** When a day of a request begins and ends. A day beyond a list is like the last one of it. */
export function hoursOfDay(
  request: Pick<PlanRequest, "dayStart" | "dayEnd">,
  day: number,
): { readonly start: number; readonly end: number } {
  return {
    start: ofDay(request.dayStart, day, FULL_DAY.start),
    end: ofDay(request.dayEnd, day, FULL_DAY.end),
  };
}

/** Whether a day of a request has a lunch break. */
export function lunchOfDay(request: PlanRequest, day: number): boolean {
  return ofDay(request.lunch, day, hasLunchByDefault(hoursOfDay(request, day)));
}

/** How long a visit of a request takes. */
export function visitMinutesOf(request: PlanRequest, wineryId: WineryId): number {
  const { visitMinutes } = request;
  if (typeof visitMinutes === "number") return visitMinutes;
  return visitMinutes?.[wineryId] ?? DEFAULT_VISIT_MINUTES;
}

/** The days of a request, named by date and weekday. */
export function framesOf(request: PlanRequest, startWeekday: Weekday): DayFrame[] {
  const hasOneBase = basesOf(request).length === 1;
  return endsOf(request).map(({ from, to }, day) => {
    const date = request.startDate === undefined ? null : addDays(request.startDate, day);
    return {
      date,
      weekday: date === null ? weekdayAfter(startWeekday, day) : weekdayOf(date),
      ...hoursOfDay(request, day),
      lunch: lunchOfDay(request, day),
      maxStops: request.wineriesPerDay ?? DEFAULT_WINERIES_PER_DAY,
      from: hasOneBase ? "base" : from,
      to: hasOneBase ? "base" : to,
      lunchPlace: request.lunchPlaces?.[day] ?? null,
    };
  });
}

/**
 * The problem a request poses when it starts on a weekday (which its date decides, if it has one).
 * @throws RangeError when the facts lack a winery.
 */
export function problemFor(
  request: PlanRequest,
  facts: ScheduleFacts,
  startWeekday: Weekday,
): ScheduleProblem {
  return {
    baseName: request.base,
    matrix: facts.matrix,
    days: framesOf(request, startWeekday),
    stops: request.wineries.map((wineryId) => {
      const winery = facts.wineries.find(({ id }) => id === wineryId);
      if (winery === undefined) throw new RangeError(`Nothing is known of winery ${wineryId}.`);
      const { name, openingHours, datedHours, bookFirst, servesFood } = winery;
      return {
        wineryId,
        name,
        openingHours,
        datedHours,
        bookFirst,
        servesFood,
        visitMinutes: visitMinutesOf(request, wineryId),
        wish: request.wishes?.[wineryId] ?? "like",
      };
    }),
    pins: request.pins ?? [],
  };
}
