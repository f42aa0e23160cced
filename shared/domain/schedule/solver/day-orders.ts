import type { CompiledDay, CompiledProblem } from "./compiled-problem.ts";
import { betterTiming, type DayTiming, timingOf } from "./day-timing.ts";
import type { BreakLegs } from "./legs.ts";
import { isAsGood, newWalk, type Walk, withBreak, withReturn, withVisit } from "./walks.ts";

/** The stops of a day in the order in which they are visited, as indexes. */
export type DayOrder = readonly number[];

/** An order of a day's first stops, with every walk that is worth following. */
export interface StartedDay {
  readonly order: DayOrder;
  readonly walks: readonly Walk[];
}

/** A day before its first stop. */
export function startDay(day: CompiledDay): StartedDay {
  const walks = [newWalk(day)];
  const legs = day.lunch?.atStart ?? null;
  // Before a day leaves nobody waits: a break there is timed with the whole day. One under way waits.
  if (legs && (day.isUnderway || legs.back === null)) pause(walks, day, { legs, count: 0 });
  return { order: [], walks };
}

/** The day with a stop more; without walks where the stop cannot be visited then. */
export function withStop(
  problem: CompiledProblem,
  day: CompiledDay,
  { order, walks }: StartedDay,
  stop: number,
): StartedDay {
  const last = order.at(-1);
  const direct = last === undefined ? day.out[stop] : problem.legs[last]?.[stop];
  const longer: Walk[] = [];
  for (const walk of walks) {
    const leg = walk.isAtMeal ? day.lunch?.onward[stop] : direct;
    if (!leg) continue;
    for (const window of day.windows[stop] ?? [])
      keep(longer, withVisit(walk, day, { leg, window }));
  }
  const legs = day.lunch?.atStops[stop] ?? null;
  if (legs) pause(longer, day, { legs, count: order.length + 1 });
  return { order: [...order, stop], walks: longer };
}

/**
 * The best times of a day with these stops and no more; null where there are none.
 * @param mostDrive those with more driving are of no use.
 */
export function timingOfDay(
  day: CompiledDay,
  { order, walks }: StartedDay,
  mostDrive = Number.POSITIVE_INFINITY,
): DayTiming | null {
  let best: DayTiming | null = null;
  for (const walk of walks) {
    const leg = walk.isAtMeal ? day.lunch?.onwardToEnd : day.home[order.at(-1) ?? -1];
    if (!leg || walk.drive + leg.driveMinutes > mostDrive) continue;
    best = betterTiming(day, best, timingOf(withReturn(walk, leg), day, order.length));
  }
  return best;
}

/**
 * The best times of a day whose order is fixed: least driving, least waiting, on the last day the
 * earliest return, then the break nearest to 12:30; of equals the earliest return, the latest departure
 * and the earliest place of the break. Null when the order cannot be kept.
 */
export function bestTiming(
  problem: CompiledProblem,
  day: CompiledDay,
  order: DayOrder,
): DayTiming | null {
  let started = startDay(day);
  for (const stop of order) started = withStop(problem, day, started, stop);
  return timingOfDay(day, started);
}

/** Adds the walks that have their break now. */
function pause(
  walks: Walk[],
  day: CompiledDay,
  at: { readonly legs: BreakLegs; readonly count: number },
): void {
  const { legs, count } = at;
  for (const walk of walks.slice()) {
    if (walk.tail) continue;
    for (const window of day.lunch?.windows ?? []) {
      keep(walks, withBreak(walk, day, { legs, window, count }));
    }
  }
}

/** Keeps a walk, unless another one is at least as good in everything. */
function keep(walks: Walk[], walk: Walk | null): void {
  if (walk === null) return;
  for (const other of walks) if (isAsGood(other, walk)) return;
  walks.push(walk);
}
