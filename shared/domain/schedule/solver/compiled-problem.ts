import {
  assertSolvable,
  type DayFrame,
  LUNCH_FROM,
  LUNCH_MINUTES,
  LUNCH_UNTIL,
  type LunchPlace,
  type PlaceId,
  type ScheduleProblem,
  type WineryId,
} from "../problem.ts";
import { BREAK_HERE, type BreakLegs, breakAt, type Leg, legBetween, legFromMeal } from "./legs.ts";
import { type BeginWindow, NEVER, type OpenWindow, openWindows } from "./visit-windows.ts";

/** A day's break: when it may begin, and by which legs; null where no way leads to its place. */
interface CompiledLunch {
  readonly windows: readonly BeginWindow[];
  /** A break at the day's beginning, after each stop, and at the day's end. */
  readonly atStart: BreakLegs | null;
  readonly atStops: readonly (BreakLegs | null)[];
  readonly atEnd: BreakLegs | null;
  /** From its place on to each stop, and to the day's end. */
  readonly onward: readonly (Leg | null)[];
  readonly onwardToEnd: Leg | null;
}

/** A day as numbers; stops are indexes into the problem's stops. */
export interface CompiledDay {
  /** Days of one matrix and with equal keys are equal in all that decides which sets fit them, and how. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** Whether the day is under way: it begins when it begins, and whoever lingers waits. */
  readonly isUnderway: boolean;
  readonly isLast: boolean;
  /** Whether its earliest return comes before lunch at 12:30. */
  readonly hurries: boolean;
  readonly lunch: CompiledLunch | null;
  readonly maxStops: number;
  /** For each stop, when its visit may begin on this day, pins to a time included. */
  readonly windows: readonly (readonly BeginWindow[])[];
  /** To each stop from where the day begins, and from each stop to where it ends. */
  readonly out: readonly (Leg | null)[];
  readonly home: readonly (Leg | null)[];
  /** The way of a day without a stop, where it ends elsewhere than it begins and a road leads there. */
  readonly idle: Leg | null;
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
  /** From each stop to each; null where there is no way. */
  readonly legs: readonly (readonly (Leg | null)[])[];
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
    legs: stops.map((stop) => legsFrom(problem, stop.wineryId)),
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

const legsFrom = ({ matrix, stops }: ScheduleProblem, from: PlaceId) =>
  stops.map(({ wineryId }) => legBetween(matrix, from, wineryId));

function compileDay(problem: ScheduleProblem, frame: DayFrame, day: number): CompiledDay {
  const { matrix, stops } = problem;
  const { start, end, maxStops, from, to } = frame;
  const pins = problem.pins.filter((pin) => pin.day === day);
  const isPinned = (wineryId: WineryId) => pins.some((pin) => pin.wineryId === wineryId);
  const open = stops.map((stop) => openWindows(stop, frame));
  const windows = stops.map(({ wineryId, visitMinutes }, index) => {
    const appointment = pins.find((pin) => pin.wineryId === wineryId && pin.begin != null);
    return beginWindows(open[index] ?? [], visitMinutes, appointment?.begin ?? null);
  });
  const lunch = frame.lunch ? compileLunch(problem, frame) : null;
  const isLast = day === problem.days.length - 1;
  const ids = stops.map(({ wineryId }) => wineryId);
  const undated = { ...frame, date: null, weekday: null };
  return {
    key: JSON.stringify([undated, isLast, windows, lunch?.windows, ids]),
    ...{ start, end, maxStops, isLast, lunch, windows },
    hurries: isLast || frame.isToday === true,
    isUnderway: typeof from === "number",
    out: legsFrom(problem, from),
    home: ids.map((id) => legBetween(matrix, id, to)),
    idle: from === to ? null : legBetween(matrix, from, to),
    ranks: ids.map((id) => frame.keeps?.indexOf(id) ?? -1),
    required: bitsWhere(stops.length, (index) => isPinned(stops[index]?.wineryId ?? 0)),
    known: bitsWhere(stops.length, (index) => open[index]?.[0]?.hours !== "unknown"),
  };
}

function compileLunch({ matrix, stops }: ScheduleProblem, frame: DayFrame): CompiledLunch {
  const place = frame.lunchPlace ?? null;
  const legsAt = (at: PlaceId) => (place ? breakAt(matrix, at, place.key) : BREAK_HERE);
  const onward = (to: PlaceId) => place && legFromMeal(matrix, place.key, to);
  return {
    windows: lunchWindows(place, frame),
    atStart: legsAt(frame.from),
    atStops: stops.map(({ wineryId }) => legsAt(wineryId)),
    atEnd: legsAt(frame.to),
    onward: stops.map(({ wineryId }) => onward(wineryId)),
    onwardToEnd: onward(frame.to),
  };
}

/** The hours of a place to eat as those of a stop. */
export const hoursOfMeal = ({ openingHours = null }: LunchPlace) => ({
  openingHours,
  datedHours: null,
});

/** When the break may begin: from 11:30 to 1:30, within the hours of its place where they are known. */
function lunchWindows(place: LunchPlace | null, frame: DayFrame): BeginWindow[] {
  const open = place
    ? openWindows(hoursOfMeal(place), frame)
    : [{ opens: LUNCH_FROM, closes: LUNCH_UNTIL + LUNCH_MINUTES }];
  return open
    .map(({ opens, closes }) => ({
      minutes: LUNCH_MINUTES,
      from: Math.max(opens, LUNCH_FROM),
      until: Math.min(closes - LUNCH_MINUTES, LUNCH_UNTIL),
    }))
    .filter(({ from, until }) => from <= until);
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
