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
import { BREAK_HERE, breakAt, legBetween, legFromMeal } from "./legs.ts";
import { type BeginWindow, NEVER, type OpenWindow, openWindows } from "./visit-windows.ts";

/** A problem, and what the solver needs of it as numbers. */
export type CompiledProblem = ReturnType<typeof compileProblem>;

/** A day of it; stops are indexes into the problem's stops. */
export type CompiledDay = CompiledProblem["days"][number];

function bitsWhere(count: number, holds: (index: number) => boolean): number {
  let bits = 0;
  for (let index = 0; index < count; index += 1) if (holds(index)) bits |= 1 << index;
  return bits;
}

/** When something of `minutes` may begin, from the first time until the last, by opening. */
function beginWindows(
  windows: readonly Pick<OpenWindow, "opens" | "closes">[],
  minutes: number,
  [first, last]: readonly [number, number],
): BeginWindow[] {
  const begins = windows.map(({ opens, closes }) => ({
    minutes,
    from: Math.max(opens, first),
    until: Math.min(closes - minutes, last),
  }));
  // One within an earlier one says nothing more, and costs its own steps.
  return begins.filter(
    ({ from, until }, at) => from <= until && begins.slice(0, at).every((one) => one.until < until),
  );
}

/** @throws RangeError for a problem outside the limits of `assertSolvable`. */
export function compileProblem(problem: ScheduleProblem) {
  assertSolvable(problem);
  const { stops, pins } = problem;
  const pinsOf = (index: number) => pins.filter((pin) => pin.wineryId === stops[index]?.wineryId);
  const legs = stops.map((stop) => legsFrom(problem, stop.wineryId));
  return {
    problem,
    count: stops.length,
    must: bitsWhere(stops.length, (index) => stops[index]?.wish === "must"),
    skip: bitsWhere(stops.length, (index) => stops[index]?.wish === "skip"),
    /** Stops with conflicting pins of their own. */
    pinnedTwice: bitsWhere(stops.length, (index) => {
      const own = pinsOf(index);
      const times = own.flatMap((pin) => pin.begin ?? []);
      return own.some((pin) => pin.day !== own[0]?.day) || new Set(times).size > 1;
    }),
    days: problem.days.map((frame, index) => ({ legs, ...compileDay(problem, frame, index) })),
  };
}

const legsFrom = ({ matrix, stops }: ScheduleProblem, from: PlaceId) =>
  stops.map(({ wineryId }) => legBetween(matrix, from, wineryId));

function compileDay(problem: ScheduleProblem, frame: DayFrame, index: number) {
  const { matrix, stops } = problem;
  const { start, end, maxStops, from, to } = frame;
  const pins = problem.pins.filter(({ day }) => day === index);
  const isPinned = (wineryId: WineryId) => pins.some((pin) => pin.wineryId === wineryId);
  const open = stops.map((stop) => openWindows(stop, frame));
  // When the visit of each stop may begin, appointments included.
  const windows = stops.map(({ wineryId, visitMinutes }, stop) => {
    const appointment = pins.find((pin) => pin.wineryId === wineryId && pin.begin != null);
    const { begin } = appointment ?? {};
    return beginWindows(open[stop] ?? [], visitMinutes, [begin ?? 0, begin ?? NEVER]);
  });
  const lunch = frame.lunch ? compileLunch(problem, frame) : null;
  const isLast = index === problem.days.length - 1;
  const ids = stops.map(({ wineryId }) => wineryId);
  const undated = { ...frame, date: null, weekday: null };
  return {
    /** Days of one matrix with equal keys have the same sets. */
    key: JSON.stringify([undated, isLast, windows, lunch?.windows, ids]),
    ...{ problem, frame, index, pins, start, end, maxStops, isLast, lunch, windows },
    /** Whether an early return counts before lunch at 12:30. */
    prefersEarlyReturn: isLast || frame.isToday === true,
    /** Replanned on the way: it starts at its start time, and lingering counts as waiting. */
    isUnderway: typeof from === "number",
    /** From the start to each stop, and from each stop to the end. */
    out: legsFrom(problem, from),
    home: ids.map((id) => legBetween(matrix, id, to)),
    /** The drive of a day without a stop that ends elsewhere; null without a road. */
    idle: from === to ? null : legBetween(matrix, from, to),
    /** Each stop's position in the order to keep; -1 for none. */
    ranks: ids.map((id) => frame.keeps?.indexOf(id) ?? -1),
    /** The stops pinned to this day, and those whose hours are known, as bits. */
    required: bitsWhere(stops.length, (stop) => isPinned(stops[stop]?.wineryId ?? 0)),
    known: bitsWhere(stops.length, (stop) => open[stop]?.[0]?.hours !== "unknown"),
  };
}

/** When a day's break may begin, and its legs; null where no road leads to its place. */
function compileLunch({ matrix, stops }: ScheduleProblem, frame: DayFrame) {
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
    /** From the place to eat to each stop, and to the day's end. */
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
