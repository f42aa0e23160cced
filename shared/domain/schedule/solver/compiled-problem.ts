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

/** When a day's break may begin, and its legs; null where no road leads to its place. */
interface CompiledLunch {
  readonly windows: readonly BeginWindow[];
  /** At the start of the day, after each stop, and at the end. */
  readonly atStart: BreakLegs | null;
  readonly atStops: readonly (BreakLegs | null)[];
  readonly atEnd: BreakLegs | null;
  /** From the place to eat to each stop, and to the day's end. */
  readonly onward: readonly (Leg | null)[];
  readonly onwardToEnd: Leg | null;
}

/** A day as numbers; stops are indexes into the problem's stops. */
export interface CompiledDay {
  /** Days of one matrix with equal keys have the same sets. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** Replanned on the way: it starts at its start time, and lingering counts as waiting. */
  readonly isUnderway: boolean;
  readonly isLast: boolean;
  /** Whether an early return counts before lunch at 12:30. */
  readonly hurries: boolean;
  readonly lunch: CompiledLunch | null;
  readonly maxStops: number;
  /** When the visit of each stop may begin, appointments included. */
  readonly windows: readonly (readonly BeginWindow[])[];
  /** From the start to each stop, and from each stop to the end. */
  readonly out: readonly (Leg | null)[];
  readonly home: readonly (Leg | null)[];
  /** The drive of a day without a stop that ends elsewhere; null without a road. */
  readonly idle: Leg | null;
  /** Each stop's position in the order to keep; -1 for none. */
  readonly ranks: readonly number[];
  /** Bit sets of the stops pinned to this day, and of those whose hours are known. */
  readonly required: number;
  readonly known: number;
}

/** A problem as numbers. */
export interface CompiledProblem {
  readonly count: number;
  readonly days: readonly CompiledDay[];
  /** Between stops; null without a road. */
  readonly legs: readonly (readonly (Leg | null)[])[];
  readonly must: number;
  readonly skip: number;
  /** Stops with conflicting pins of their own. */
  readonly pinnedTwice: number;
}

function bitsWhere(count: number, holds: (index: number) => boolean): number {
  let bits = 0;
  for (let index = 0; index < count; index += 1) if (holds(index)) bits |= 1 << index;
  return bits;
}

/** When something of `minutes` may begin, from the first time until the last. */
function beginWindows(
  windows: readonly Pick<OpenWindow, "opens" | "closes">[],
  minutes: number,
  [first, last]: readonly [number, number],
): BeginWindow[] {
  return windows
    .map(({ opens, closes }) => ({
      minutes,
      from: Math.max(opens, first),
      until: Math.min(closes - minutes, last),
    }))
    .filter(({ from, until }) => from <= until);
}

/** @throws RangeError for a problem outside the limits of `assertSolvable`. */
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
    const { begin } = appointment ?? {};
    return beginWindows(open[index] ?? [], visitMinutes, [begin ?? 0, begin ?? NEVER]);
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
    windows: beginWindows(
      place ? openWindows(hoursOfMeal(place), frame) : [{ opens: 0, closes: NEVER }],
      LUNCH_MINUTES,
      [LUNCH_FROM, LUNCH_UNTIL],
    ),
    atStart: legsAt(frame.from),
    atStops: stops.map(({ wineryId }) => legsAt(wineryId)),
    atEnd: legsAt(frame.to),
    onward: stops.map(({ wineryId }) => onward(wineryId)),
    onwardToEnd: onward(frame.to),
  };
}

export const hoursOfMeal = ({ openingHours = null }: LunchPlace) => ({
  openingHours,
  datedHours: null,
});

/** The stops pinned to other days, as bits. */
export const pinnedElsewhere = ({ days }: CompiledProblem, day: CompiledDay): number =>
  days.reduce((bits, other) => (other === day ? bits : bits | other.required), 0);

/** The earliest begin after an arrival; NEVER if too late. */
export function earliestBegin(windows: readonly BeginWindow[], arrival: number): number {
  for (const { from, until } of windows) if (arrival <= until) return Math.max(arrival, from);
  return NEVER;
}

export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
