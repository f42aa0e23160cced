import { addDays, type CalendarDate, weekdayOf } from "../trips/calendar-date.ts";
import type { Weekday } from "../winery/opening-hours.ts";
import { settingAnswers } from "../winery/settings.ts";
import { isKnown } from "../winery/winery-facts.ts";
import { requiresReservation, type VisitPolicy } from "../winery/winery-labels.ts";
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
  type Stop,
  type WineryId,
  type Wish,
} from "./problem.ts";

/**
 * The body of `POST /api/plans`. Times are minutes after local midnight. `dayStart`, `dayEnd` and
 * `lunch` are one value for all days, or a list with one for each.
 */
export interface PlanRequest {
  /** A town of the town table; with `ends`, where the first day begins. */
  readonly base: string;
  /** In the visitor's order: at most 12 over 3 days, or 14 over 7 days with `ends`. */
  readonly wineries: readonly WineryId[];
  readonly days: number;
  /** Each day begins where the last one ended. Default: the base. */
  readonly ends?: readonly DayEnds[] | undefined;
  /** Most visits a day, 1 to 4; default 2. */
  readonly wineriesPerDay?: number | undefined;
  readonly startDate?: CalendarDate | undefined;
  /** Only without a date; without either, every weekday is tried. */
  readonly startWeekday?: Weekday | undefined;
  readonly dayStart?: number | readonly number[] | undefined;
  readonly dayEnd?: number | readonly number[] | undefined;
  /** For all stops, or by winery id; default 60. */
  readonly visitMinutes?: number | Readonly<Record<string, number>> | undefined;
  /** By default, days that contain 11:30 to 14:15 have a break. */
  readonly lunch?: boolean | readonly boolean[] | undefined;
  /** Where to eat on each day; null is wherever the visitor is. */
  readonly lunchPlaces?: readonly (LunchPlace | null)[] | undefined;
  readonly pins?: readonly Pin[] | undefined;
  /** By winery id; default `like`. */
  readonly wishes?: Readonly<Record<string, Wish>> | undefined;
}

/** Towns of the town table, or places in one: "The Finch, Walla Walla". */
export interface DayEnds {
  readonly from: string;
  readonly to: string;
}

/** What a plan needs to know about a winery. */
export interface ScheduledWinery extends Omit<Stop, "wineryId" | "visitMinutes" | "wish"> {
  readonly id: WineryId;
}

/** A winery of the guide, as far as plans read it. */
export type OpenWinery = VisitPolicy &
  Omit<ScheduledWinery, "bookFirst" | "servesFood"> & { readonly setting: readonly string[] };

export function scheduledWinery(winery: OpenWinery): ScheduledWinery {
  const { id, name, openingHours, datedHours } = winery;
  const bookFirst = requiresReservation(winery);
  const servesFood = isKnown(winery, "setting") && settingAnswers(winery).includes("food");
  return { id, name, openingHours, datedHours, bookFirst, servesFood };
}

/** The facts behind a plan; kept with it, they allow planning offline. */
export interface ScheduleFacts {
  /** With the bases (one as "base", several by name), wineries and keys of places to eat. */
  readonly matrix: DriveMatrix;
  readonly wineries: readonly ScheduledWinery[];
}

export const DEFAULT_WINERIES_PER_DAY = 2;
const DEFAULT_VISIT_MINUTES = 60;
/** The specified form has three days of up to four visits. */
const ONE_BASE_LIMITS = { days: 3, stops: 12 } as const;
/** 10 AM to 6 PM. */
const FULL_DAY = { start: 600, end: 1080 } as const;
/** 1 PM to 5 PM. */
export const HALF_DAY = { start: 780, end: 1020 } as const;

function ofDay<T extends number | boolean>(
  value: T | readonly T[] = [],
  day: number,
  otherwise: T,
): T {
  return typeof value === "object" ? (value[day] ?? value.at(-1) ?? otherwise) : value;
}

export const perDay = <T>({ days }: { readonly days: number }, of: (day: number) => T): T[] =>
  Array.from({ length: days }, (_, day) => of(day));

/** The most days and stops a request can have. */
export function limitsOf({ ends }: Pick<PlanRequest, "ends">) {
  return ends ? { days: MAX_DAYS, stops: MAX_STOPS } : ONE_BASE_LIMITS;
}

/** What says where days begin and end. */
export type Routed = Pick<PlanRequest, "base" | "days" | "ends">;

/** Where each day begins and ends; days beyond the list stay where it ends. */
export function endsOf({ base, days, ends }: Routed): DayEnds[] {
  const last = ends?.at(-1)?.to ?? base;
  return perDay({ days }, (day) => ends?.[day] ?? { from: last, to: last });
}

/** The places where days begin and end, each once, in order. */
export function basesOf(request: Routed): string[] {
  return [...new Set(endsOf(request).flatMap(({ from, to }) => [from, to]))];
}

/** When a day begins and ends; days beyond a list are like its last one. */
export function hoursOfDay(request: Pick<PlanRequest, "dayStart" | "dayEnd">, day: number) {
  return {
    start: ofDay(request.dayStart, day, FULL_DAY.start),
    end: ofDay(request.dayEnd, day, FULL_DAY.end),
  };
}

export function lunchOfDay(request: PlanRequest, day: number): boolean {
  return ofDay(request.lunch, day, hasLunchByDefault(hoursOfDay(request, day)));
}

/** The lists of a request with one value for each of its days: an added day is like the last one. */
export function saidForDays(request: PlanRequest) {
  const { days, dayStart, dayEnd, lunch, ends } = request;
  const sized = <T extends number | boolean>(values: readonly T[]) =>
    values.length === 0
      ? undefined
      : perDay(request, (day) => values[day] ?? values.at(-1) ?? []).flat();
  return {
    ...(Array.isArray(dayStart) && { dayStart: sized(dayStart) }),
    ...(Array.isArray(dayEnd) && { dayEnd: sized(dayEnd) }),
    ...(Array.isArray(lunch) && { lunch: sized(lunch) }),
    ...(ends && ends.length !== days && { ends: endsOf(request) }),
  };
}

export function visitMinutesOf(request: PlanRequest, wineryId: WineryId): number {
  const { visitMinutes } = request;
  if (typeof visitMinutes === "number") return visitMinutes;
  return visitMinutes?.[wineryId] ?? DEFAULT_VISIT_MINUTES;
}

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
 * The scheduling problem of a request.
 * @param startWeekday ignored if the request has a date.
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
      return {
        ...winery,
        wineryId,
        visitMinutes: visitMinutesOf(request, wineryId),
        wish: request.wishes?.[wineryId] ?? "like",
      };
    }),
    pins: request.pins ?? [],
  };
}
