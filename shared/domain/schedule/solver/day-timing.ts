import { LUNCH_IDEAL, LUNCH_MINUTES } from "../problem.ts";
import type { CompiledDay } from "./compiled-problem.ts";
import { type BreakLegs, doorMinutes } from "./legs.ts";
import type { PartialRoute } from "./partial-routes.ts";
import type { BeginWindow } from "./visit-windows.ts";

/** The times of a day with stops; every visit begins as soon as it can. */
export interface DayTiming {
  readonly drive: number;
  /** Minutes between leaving and return without driving, walking, parking, visits and break. */
  readonly wait: number;
  readonly leave: number;
  readonly back: number;
  /** The number of stops before the break, plus one after the return; null without a break. */
  readonly lunchPlace: number | null;
  readonly lunchBegin: number | null;
}

/** How far a break is from 12:30. */
export const lunchShift = ({ lunchBegin }: Pick<DayTiming, "lunchBegin">): number =>
  lunchBegin === null ? 0 : Math.abs(lunchBegin - LUNCH_IDEAL);

/** Compares driving, waiting, on the last day the return, then the break. */
export const compareCosts = (
  { prefersEarlyReturn }: CompiledDay,
  a: DayTiming,
  b: DayTiming,
): number =>
  a.drive - b.drive ||
  a.wait - b.wait ||
  (prefersEarlyReturn ? a.back - b.back : 0) ||
  lunchShift(a) - lunchShift(b);

/** Of equal costs the earliest return, the latest departure, and the earliest break. */
const compareTimings = (day: CompiledDay, a: DayTiming, b: DayTiming): number =>
  compareCosts(day, a, b) ||
  a.back - b.back ||
  b.leave - a.leave ||
  (a.lunchPlace ?? 0) - (b.lunchPlace ?? 0) ||
  (a.lunchBegin ?? 0) - (b.lunchBegin ?? 0);

export const betterTiming = (
  day: CompiledDay,
  a: DayTiming | null,
  b: DayTiming | null,
): DayTiming | null => (a && b ? (compareTimings(day, b, a) < 0 ? b : a) : (a ?? b));

/** The best times of a complete route with this many stops; null if there are none. */
export function timingOf(route: PartialRoute, day: CompiledDay, count: number): DayTiming | null {
  const { lunch } = day;
  if (lunch === null) return plainTiming(route, day.start, day.end);
  if (route.tail) return timingAround(route, day);
  const { atStart, atEnd } = lunch;
  let best: DayTiming | null = null;
  for (const window of lunch.windows) {
    if (atStart && !day.isUnderway) {
      best = betterTiming(day, best, timingAfterBreak(route, day, window, atStart));
    }
    if (atEnd) {
      best = betterTiming(day, best, timingBeforeBreak(route, day, window, atEnd, count + 1));
    }
  }
  return best;
}

const within = (value: number, from: number, until: number) =>
  Math.max(from, Math.min(value, until));

/**
 * A day without a break on the way, back by `end`: the earliest departure with the least waiting.
 * Leaving at `ready - minutes` or later avoids all waiting; otherwise they leave as late as
 * possible.
 */
function plainTiming(
  { drive, head }: PartialRoute,
  earliest: number,
  end: number,
): DayTiming | null {
  const latest = Math.min(head.latest, end - head.minutes);
  if (head.ready > end || latest < earliest) return null;
  const leave = Math.min(Math.max(earliest, head.ready - head.minutes), latest);
  const back = Math.max(leave + head.minutes, head.ready);
  const wait = back - leave - head.minutes;
  return { drive, wait, leave, back, lunchPlace: null, lunchBegin: null };
}

const driveOf = ({ there, back }: BreakLegs) => there.driveMinutes + (back?.driveMinutes ?? 0);

/** A day with its break before leaving. */
function timingAfterBreak(
  route: PartialRoute,
  day: CompiledDay,
  window: BeginWindow,
  legs: BreakLegs,
): DayTiming | null {
  if (legs.back === null) return null;
  const earliest = Math.max(day.start + doorMinutes(legs.there), window.from);
  if (earliest > window.until) return null;
  const after = LUNCH_MINUTES + legs.back.minutes;
  const plain = plainTiming(route, earliest + after, day.end);
  if (plain === null) return null;
  const { head } = route;
  // Only a day that hurries prefers an earlier return to the time of the break.
  const latest = day.prefersEarlyReturn
    ? plain.leave
    : Math.min(head.latest, day.end - head.minutes);
  const lunchBegin = within(LUNCH_IDEAL, earliest, Math.min(window.until, latest - after));
  const leave = Math.max(plain.leave, lunchBegin + after);
  const back = Math.max(leave + head.minutes, head.ready);
  const drive = plain.drive + driveOf(legs);
  return { drive, wait: plain.wait, leave, back, lunchPlace: 0, lunchBegin };
}

/** A day with its break after the return. */
function timingBeforeBreak(
  route: PartialRoute,
  day: CompiledDay,
  window: BeginWindow,
  legs: BreakLegs,
  lunchPlace: number,
): DayTiming | null {
  if (legs.back === null) return null;
  const latest = Math.min(window.until, day.end - LUNCH_MINUTES - legs.back.minutes);
  if (latest < window.from) return null;
  const there = doorMinutes(legs.there);
  const plain = plainTiming(route, day.start, latest - there);
  if (plain === null) return null;
  const lunchBegin = within(LUNCH_IDEAL, Math.max(plain.back + there, window.from), latest);
  const { wait, leave, back } = plain;
  const drive = plain.drive + driveOf(legs);
  return { drive, wait, leave, back, lunchPlace, lunchBegin };
}

/** A day with its break on the way. */
function timingAround(
  { drive, head, tail, lunchPlace }: PartialRoute,
  day: CompiledDay,
): DayTiming | null {
  if (tail === null || tail.ready > day.end) return null;
  const latest = Math.min(tail.latest, day.end - tail.minutes);
  const earliest = Math.max(day.start + head.minutes, head.ready);
  if (earliest > latest || head.latest < day.start) return null;
  // When they can be at the table, and from when on there is no wait afterward.
  const [arrival, unhurried] = [head.latest + head.minutes, tail.ready - tail.minutes];
  const from = within(Math.min(arrival, unhurried), earliest, latest);
  const until = within(Math.max(arrival, unhurried), earliest, latest);
  const last = day.prefersEarlyReturn ? within(unhurried, from, until) : until;
  const lunchBegin = within(LUNCH_IDEAL, from, last);
  const leave = Math.min(head.latest, lunchBegin - head.minutes);
  const back = Math.max(lunchBegin + tail.minutes, tail.ready);
  const wait = back - leave - head.minutes - tail.minutes;
  return { drive, wait, leave, back, lunchPlace, lunchBegin };
}
