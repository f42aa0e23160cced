import { LUNCH_IDEAL, LUNCH_MINUTES } from "../problem.ts";
import type { CompiledDay } from "./compiled-problem.ts";
import type { Aside } from "./lunch-ways.ts";
import type { BeginWindow } from "./visit-windows.ts";
import type { Walk } from "./walks.ts";

/** The best times of a walk that is back where the day ends. */
export interface WalkTimes {
  /** Minutes between leaving and return that are neither way, parking, visit nor break. */
  wait: number;
  back: number;
  leave: number;
  /** When the break begins, and how far that is from 12:30; 0 and 0 without one. */
  lunchBegin: number;
  fromIdeal: number;
}

export const newTimes = (): WalkTimes => ({
  wait: 0,
  back: 0,
  leave: 0,
  lunchBegin: 0,
  fromIdeal: 0,
});

const within = (value: number, from: number, until: number) =>
  Math.max(from, Math.min(value, until));

function setLunch(times: WalkTimes, from: number, until: number): void {
  times.lunchBegin = within(LUNCH_IDEAL, from, until);
  times.fromIdeal = Math.abs(times.lunchBegin - LUNCH_IDEAL);
}

/**
 * The first and the last departure with the least waiting. If nobody leaves before `ready - head`,
 * nobody waits anywhere; where they must leave earlier, they leave as late as they can.
 */
function departures(walk: Walk, earliest: number, latest: number): [first: number, last: number] {
  const unhurried = walk.ready - walk.head;
  return unhurried > latest ? [latest, latest] : [Math.max(earliest, unhurried), latest];
}

const NONE = -1;

/**
 * Sets the times of a day without a break on the way, back by `end` at the latest: its first departure,
 * with the earliest return. Tells the last departure that waits as little; `NONE` if there is none.
 */
function setPlain(times: WalkTimes, walk: Walk, earliest: number, end: number): number {
  if (walk.ready > end) return NONE;
  const latest = Math.min(walk.latest, end - walk.head);
  if (latest < earliest) return NONE;
  const [first, last] = departures(walk, earliest, latest);
  times.leave = first;
  times.back = Math.max(first + walk.head, walk.ready);
  times.wait = times.back - first - walk.head;
  times.lunchBegin = 0;
  times.fromIdeal = 0;
  return last;
}

/** The times of a day without a break; false where there are none. */
export function timesWithout(times: WalkTimes, walk: Walk, day: CompiledDay): boolean {
  return setPlain(times, walk, day.start, day.end) !== NONE;
}

interface BaseBreak {
  readonly day: CompiledDay;
  readonly way: Aside;
  readonly window: BeginWindow;
}

/** The times of a day whose break is before it leaves; false where there are none. */
export function timesAfterBreak(times: WalkTimes, walk: Walk, at: BaseBreak): boolean {
  const { day, way, window } = at;
  const earliest = Math.max(day.start + way.there, window.from);
  const after = LUNCH_MINUTES + way.back;
  if (earliest > window.until) return false;
  const last = setPlain(times, walk, earliest + after, day.end);
  if (last === NONE) return false;
  // An earlier return counts before the time of the break, but on the last day alone.
  const latest = day.isLast ? times.leave : last;
  setLunch(times, earliest, Math.min(window.until, latest - after));
  times.leave = Math.max(times.leave, times.lunchBegin + after);
  times.back = Math.max(times.leave + walk.head, walk.ready);
  return true;
}

/** The times of a day whose break is after its return; false where there are none. */
export function timesBeforeBreak(times: WalkTimes, walk: Walk, at: BaseBreak): boolean {
  const { day, way, window } = at;
  const latest = Math.min(window.until, day.end - LUNCH_MINUTES - way.back);
  if (latest < window.from) return false;
  if (setPlain(times, walk, day.start, latest - way.there) === NONE) return false;
  setLunch(times, Math.max(times.back + way.there, window.from), latest);
  return true;
}

/** The times of a day whose break is on the way; false where there are none. */
export function timesAround(times: WalkTimes, walk: Walk, day: CompiledDay): boolean {
  if (walk.tailReady > day.end) return false;
  const latest = Math.min(walk.tailLatest, day.end - walk.tail);
  const earliest = Math.max(day.start + walk.head, walk.ready);
  if (earliest > latest || walk.latest < day.start) return false;
  // At the table by then without hurry, and from then on without a wait after it.
  const [arrival, unhurried] = [walk.latest + walk.head, walk.tailReady - walk.tail];
  const from = within(Math.min(arrival, unhurried), earliest, latest);
  const until = within(Math.max(arrival, unhurried), earliest, latest);
  setLunch(times, from, day.isLast ? within(unhurried, from, until) : until);
  times.leave = Math.min(walk.latest, times.lunchBegin - walk.head);
  times.back = Math.max(times.lunchBegin + walk.tail, walk.tailReady);
  times.wait = times.back - times.leave - walk.head - walk.tail;
  return true;
}
