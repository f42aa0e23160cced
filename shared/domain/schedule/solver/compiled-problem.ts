import { hoursOnDay } from "../../winery/dated-hours.ts";
import {
  assertSolvable,
  LUNCH_FROM,
  LUNCH_MINUTES,
  LUNCH_UNTIL,
  type PlaceId,
  type ScheduleProblem,
} from "../problem.ts";
import { legBetween } from "./legs.ts";
import { type OpenWindow, openWindows } from "./visit-windows.ts";

/** More than any day has; sums of a few of them stay whole numbers of 32 bits. */
export const NEVER = 1_000_000;

/** When a visit may begin: from the first to the last minute, both included. */
export interface BeginWindow {
  readonly from: number;
  readonly until: number;
}

/** A day as numbers; stops are indexes into the problem's stops. */
export interface CompiledDay {
  readonly start: number;
  readonly end: number;
  readonly lunch: boolean;
  readonly maxStops: number;
  /** For each stop, when its visit may begin on this day, pins to a time included. */
  readonly windows: readonly (readonly BeginWindow[])[];
  /** Minutes from where the day begins to each stop's door, and the driving among them. */
  readonly outMinutes: readonly number[];
  readonly outDrive: readonly number[];
  /** Driving from each stop to where the day ends. */
  readonly home: readonly number[];
  /** The driving of a day without a stop: the way to where it ends, if it begins elsewhere. */
  readonly idleDrive: number;
  /** Sets of stops as bits: those pinned to this day, and those whose hours are known on it. */
  readonly required: number;
  readonly known: number;
}

/** A problem as numbers. */
export interface CompiledProblem {
  readonly count: number;
  readonly days: readonly CompiledDay[];
  readonly visit: readonly number[];
  /** From stop `i` to stop `j` at `i * count + j`: minutes to the door, and the driving among them. */
  readonly minutes: readonly number[];
  readonly drive: readonly number[];
  readonly must: number;
  readonly skip: number;
  /** Stops whose own pins exclude each other. */
  readonly pinnedTwice: number;
}

/** The set of stops (as bits) for which a condition holds. */
function bitsWhere(count: number, holds: (index: number) => boolean): number {
  let bits = 0;
  for (let index = 0; index < count; index += 1) if (holds(index)) bits |= 1 << index;
  return bits;
}

/** The begin windows of a visit: what is left of each opening window, narrowed to an appointment. */
function beginWindows(
  windows: readonly OpenWindow[],
  visitMinutes: number,
  appointment: number | null,
): BeginWindow[] {
  return windows
    .map(({ opens, closes }) => ({
      from: appointment === null ? opens : Math.max(opens, appointment),
      until: Math.min(closes - visitMinutes, appointment ?? NEVER),
    }))
    .filter(({ from, until }) => from <= until);
}

/**
 * A problem as numbers.
 * @throws RangeError for a problem outside the limits of `assertSolvable`.
 */
export function compileProblem(problem: ScheduleProblem): CompiledProblem {
  assertSolvable(problem);
  const { matrix, stops, pins } = problem;
  const legTo = (from: PlaceId, index: number) =>
    legBetween(matrix, from, stops[index]?.wineryId ?? from);
  const toDoor = (leg: ReturnType<typeof legBetween>) =>
    leg === null ? NEVER : leg.minutes + leg.parkMinutes;
  const indexes = stops.map((_, index) => index);
  const between = stops.flatMap((stop) => indexes.map((index) => legTo(stop.wineryId, index)));
  const pinsOf = (index: number) => pins.filter((pin) => pin.wineryId === stops[index]?.wineryId);
  return {
    count: stops.length,
    visit: stops.map((stop) => stop.visitMinutes),
    minutes: between.map(toDoor),
    drive: between.map((leg) => leg?.driveMinutes ?? NEVER),
    must: bitsWhere(stops.length, (index) => stops[index]?.wish === "must"),
    skip: bitsWhere(stops.length, (index) => stops[index]?.wish === "skip"),
    pinnedTwice: bitsWhere(stops.length, (index) => {
      const own = pinsOf(index);
      const times = own.flatMap((pin) => pin.begin ?? []);
      return own.some((pin) => pin.day !== own[0]?.day) || new Set(times).size > 1;
    }),
    days: problem.days.map((frame, day) => {
      const out = indexes.map((index) => legTo(frame.from, index));
      return {
        start: frame.start,
        end: frame.end,
        lunch: frame.lunch,
        maxStops: frame.maxStops,
        windows: stops.map((stop, index) => {
          const appointment = pinsOf(index).find((pin) => pin.day === day && pin.begin != null);
          const windows = openWindows(stop, frame);
          return beginWindows(windows, stop.visitMinutes, appointment?.begin ?? null);
        }),
        outMinutes: out.map(toDoor),
        outDrive: out.map((leg) => leg?.driveMinutes ?? NEVER),
        home: stops.map(
          (stop) => legBetween(matrix, stop.wineryId, frame.to)?.driveMinutes ?? NEVER,
        ),
        idleDrive: legBetween(matrix, frame.from, frame.to)?.driveMinutes ?? 0,
        required: bitsWhere(stops.length, (index) => pinsOf(index).some((pin) => pin.day === day)),
        known: bitsWhere(stops.length, (index) => {
          const stop = stops[index];
          return stop !== undefined && hoursOnDay(stop, frame) !== null;
        }),
      };
    }),
  };
}

/** The end of a visit that begins as soon as it may after an arrival; NEVER when it may not. */
export function earliestEnd(
  windows: readonly BeginWindow[],
  arrival: number,
  visitMinutes: number,
): number {
  for (const { from, until } of windows) {
    if (arrival <= until) return Math.max(arrival, from) + visitMinutes;
  }
  return NEVER;
}

/** The end of a lunch break that begins as soon as it may from a time on; NEVER when it may not. */
export function earliestLunchEnd(from: number): number {
  if (from > LUNCH_UNTIL) return NEVER;
  return Math.max(from, LUNCH_FROM) + LUNCH_MINUTES;
}
