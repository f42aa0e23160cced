import {
  type CompiledDay,
  type CompiledProblem,
  earliestEnd,
  earliestLunchEnd,
  NEVER,
} from "./compiled-problem.ts";

/** The stops of a day in the order in which they are visited, as indexes. */
export type DayOrder = readonly number[];

/** The first stops of a day, and the earliest times after them. */
interface Prefix {
  /** The stops so far, as bits. */
  readonly set: number;
  readonly last: number | null;
  readonly driven: number;
  /**
   * The earliest end of the last visit when the break is still ahead, and when it is behind; NEVER
   * where that cannot be. Nothing else counts: whoever is earlier can wait, so every later event can be
   * as early as after any other times.
   */
  readonly withoutLunch: number;
  readonly withLunch: number;
}

function dayBegin(day: CompiledDay): Prefix {
  const withLunch = day.lunch ? earliestLunchEnd(day.start) : NEVER;
  return { set: 0, last: null, driven: 0, withoutLunch: day.start, withLunch };
}

/** Minutes to a stop's door from the stop before it, or from where the day begins; NEVER: no way. */
export function minutesTo(
  problem: CompiledProblem,
  day: CompiledDay,
  last: number | null,
  stop: number,
): number {
  const minutes =
    last === null ? day.outMinutes[stop] : problem.minutes[last * problem.count + stop];
  return minutes ?? NEVER;
}

/** The driving to a stop from the stop before it, or from where the day begins; NEVER: no way. */
function driveTo(
  problem: CompiledProblem,
  day: CompiledDay,
  last: number | null,
  stop: number,
): number {
  const drive = last === null ? day.outDrive[stop] : problem.drive[last * problem.count + stop];
  return drive ?? NEVER;
}

/** A prefix with one more stop; null when it cannot be visited next. */
function visitNext(
  problem: CompiledProblem,
  day: CompiledDay,
  before: Prefix,
  stop: number,
): Prefix | null {
  const travel = minutesTo(problem, day, before.last, stop);
  const windows = day.windows[stop] ?? [];
  const visit = problem.visit[stop] ?? 0;
  const withoutLunch = earliestEnd(windows, before.withoutLunch + travel, visit);
  const lunched = earliestEnd(windows, before.withLunch + travel, visit);
  if (withoutLunch >= NEVER && lunched >= NEVER) return null;
  const lunchHere = day.lunch ? earliestLunchEnd(withoutLunch) : NEVER;
  return {
    set: before.set | (1 << stop),
    last: stop,
    driven: before.driven + driveTo(problem, day, before.last, stop),
    withoutLunch,
    withLunch: Math.min(lunched, lunchHere),
  };
}

/**
 * The earliest return to the base after a prefix within the day, the break (if the day has one) had
 * on the way or after the return; NEVER when there is none.
 */
function earliestReturn(day: CompiledDay, prefix: Prefix): number {
  const home = day.home[prefix.last ?? -1] ?? NEVER;
  const plain = prefix.withoutLunch + home;
  if (!day.lunch) return plain <= day.end ? plain : NEVER;
  const lunched = prefix.withLunch + home;
  const lunchAfter = earliestLunchEnd(plain) <= day.end ? plain : NEVER;
  return Math.min(lunched <= day.end ? lunched : NEVER, lunchAfter);
}

/** Which sets of stops fit into a day at all, and with how little driving. */
export interface DaySets {
  /** Least driving of a set (as bits) over its orders that fit; -1 where no order fits. */
  readonly leastDrive: Int32Array;
  /** The sets that fit, the empty one included. */
  readonly fitting: readonly number[];
}

/** Walks through all orders of at most `day.maxStops` stops that can be kept on a day. */
export function daySets(problem: CompiledProblem, day: CompiledDay): DaySets {
  const { count } = problem;
  const { home } = day;
  const leastDrive = new Int32Array(1 << count).fill(-1);
  leastDrive[0] = day.idleDrive;

  const note = (prefix: Prefix) => {
    const drive = prefix.driven + (home[prefix.last ?? -1] ?? NEVER);
    const least = leastDrive[prefix.set] ?? -1;
    if (least >= 0 && least <= drive) return;
    if (earliestReturn(day, prefix) < NEVER) leastDrive[prefix.set] = drive;
  };
  const extend = (before: Prefix, room: number) => {
    if (room === 0) return;
    for (let stop = 0; stop < count; stop += 1) {
      if (before.set & (1 << stop)) continue;
      const after = visitNext(problem, day, before, stop);
      if (after === null) continue;
      note(after);
      extend(after, room - 1);
    }
  };
  extend(dayBegin(day), day.maxStops);
  const fitting: number[] = [];
  for (const [set, drive] of leastDrive.entries()) if (drive >= 0) fitting.push(set);
  return { leastDrive, fitting };
}

/** The driving of an order, from where the day begins to the base; NEVER and more: no way. */
export function driveOfOrder(problem: CompiledProblem, day: CompiledDay, order: DayOrder): number {
  let driven = 0;
  let last: number | null = null;
  for (const stop of order) {
    driven += driveTo(problem, day, last, stop);
    last = stop;
  }
  return last === null ? day.idleDrive : driven + (day.home[last] ?? NEVER);
}

/** The earliest return an order with stops allows; NEVER when it cannot be kept. */
export function earliestReturnOf(
  problem: CompiledProblem,
  day: CompiledDay,
  order: DayOrder,
): number {
  let prefix: Prefix | null = dayBegin(day);
  for (const stop of order) {
    prefix = visitNext(problem, day, prefix, stop);
    if (prefix === null) return NEVER;
  }
  return earliestReturn(day, prefix);
}

/** The stops of a set (as bits), in the visitor's order. */
export function stopsOf(set: number): number[] {
  const stops = [];
  for (let stop = 0; 1 << stop <= set; stop += 1) if (set & (1 << stop)) stops.push(stop);
  return stops;
}

/**
 * All orders of a set whose driving, from where the day begins to the base, is so much; those that
 * begin with the stop chosen first before the others. Whether they can be kept is not asked.
 */
export function ordersWithDrive(
  problem: CompiledProblem,
  day: CompiledDay,
  set: number,
  drive: number,
): DayOrder[] {
  const orders: DayOrder[] = [];
  const extend = (order: DayOrder, rest: number, driven: number) => {
    const last = order.at(-1) ?? null;
    if (rest === 0 && driven + (day.home[last ?? -1] ?? NEVER) === drive) orders.push(order);
    for (const stop of stopsOf(rest)) {
      const now = driven + driveTo(problem, day, last, stop);
      if (now <= drive) extend([...order, stop], rest & ~(1 << stop), now);
    }
  };
  extend([], set, 0);
  return orders;
}
