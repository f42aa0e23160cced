import {
  assertSolvable,
  type DayFrame,
  type DriveMatrix,
  type PlaceId,
  type ScheduleProblem,
  type WineryId,
} from "../problem.ts";
import { legBetween } from "./legs.ts";
import { type CompiledLunch, compileLunch, type Way, wayOf } from "./lunch-ways.ts";
import { type BeginWindow, NEVER, type OpenWindow, openWindows } from "./visit-windows.ts";

/** A day as numbers; stops are indexes into the problem's stops. */
export interface CompiledDay {
  /** Days of one matrix and with equal keys are equal in all that decides which sets fit them, and how. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** Whether the day is under way: it begins when it begins, and whoever lingers waits. */
  readonly isUnderway: boolean;
  readonly isLast: boolean;
  readonly lunch: CompiledLunch | null;
  readonly maxStops: number;
  /** For each stop, when its visit may begin on this day, pins to a time included. */
  readonly windows: readonly (readonly BeginWindow[])[];
  /** To each stop's door from where the day begins, and from each stop to where it ends. */
  readonly out: readonly Way[];
  readonly home: readonly Way[];
  /** The way of a day without a stop, where it ends elsewhere than it begins. */
  readonly idle: Way | null;
  /** Each stop's place in the order that the day keeps; -1 for stops that are free. */
  readonly ranks: readonly number[];
  /** Sets of stops as bits: those pinned to this day, and those whose hours are known on it. */
  readonly required: number;
  readonly known: number;
}

/** A problem as numbers. */
export interface CompiledProblem {
  readonly count: number;
  readonly days: readonly CompiledDay[];
  /** From each stop to the door of each. */
  readonly ways: readonly (readonly Way[])[];
  readonly must: number;
  readonly skip: number;
  /** Stops whose own pins exclude each other. */
  readonly pinnedTwice: number;
}

/** Null, too, where no road leads there: such a day is no drive. */
function idleWay(matrix: DriveMatrix, { from, to }: DayFrame): Way | null {
  const leg = from === to ? null : legBetween(matrix, from, to);
  return leg && wayOf(leg);
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
      minutes: visitMinutes,
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
  const { stops, pins } = problem;
  const pinsOf = (index: number) => pins.filter((pin) => pin.wineryId === stops[index]?.wineryId);
  return {
    count: stops.length,
    ways: stops.map((stop) => waysFrom(problem, stop.wineryId)),
    must: bitsWhere(stops.length, (index) => stops[index]?.wish === "must"),
    skip: bitsWhere(stops.length, (index) => stops[index]?.wish === "skip"),
    pinnedTwice: bitsWhere(stops.length, (index) => {
      const own = pinsOf(index);
      const times = own.flatMap((pin) => pin.begin ?? []);
      return own.some((pin) => pin.day !== own[0]?.day) || new Set(times).size > 1;
    }),
    days: problem.days.map((frame, day) => compileDay(problem, frame, day)),
  };
}

const waysFrom = ({ matrix, stops }: ScheduleProblem, from: PlaceId) =>
  stops.map(({ wineryId }) => wayOf(legBetween(matrix, from, wineryId)));

function compileDay(problem: ScheduleProblem, frame: DayFrame, day: number): CompiledDay {
  const { matrix, stops } = problem;
  const pins = problem.pins.filter((pin) => pin.day === day);
  const isPinned = (wineryId: WineryId) => pins.some((pin) => pin.wineryId === wineryId);
  const open = stops.map((stop) => openWindows(stop, frame));
  const windows = stops.map(({ wineryId, visitMinutes }, index) => {
    const appointment = pins.find((pin) => pin.wineryId === wineryId && pin.begin != null);
    return beginWindows(open[index] ?? [], visitMinutes, appointment?.begin ?? null);
  });
  const lunch = compileLunch(problem, frame);
  const { start, end, maxStops, from, to, keeps, lunchPlace } = frame;
  const isLast = day === problem.days.length - 1;
  const hours = [...windows, lunch?.windows].map((each) =>
    each?.flatMap(({ from, until, minutes }) => [from, until, minutes]),
  );
  const ids = stops.map(({ wineryId }) => wineryId);
  return {
    key: JSON.stringify([
      start,
      end,
      maxStops,
      from,
      to,
      keeps,
      lunchPlace?.key,
      isLast,
      hours,
      ids,
    ]),
    ...{ start, end, maxStops, isLast, lunch, windows },
    isUnderway: typeof frame.from === "number",
    out: waysFrom(problem, frame.from),
    home: stops.map(({ wineryId }) => wayOf(legBetween(matrix, wineryId, frame.to))),
    idle: idleWay(matrix, frame),
    ranks: stops.map(({ wineryId }) => frame.keeps?.indexOf(wineryId) ?? -1),
    required: bitsWhere(stops.length, (index) => isPinned(stops[index]?.wineryId ?? 0)),
    known: bitsWhere(stops.length, (index) => open[index]?.[0]?.hours !== "unknown"),
  };
}

/** When a visit begins that begins as soon as it may after an arrival; NEVER when it may not. */
export function earliestBegin(windows: readonly BeginWindow[], arrival: number): number {
  for (const { from, until } of windows) if (arrival <= until) return Math.max(arrival, from);
  return NEVER;
}

/** How many bits of a set are on. */
export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
