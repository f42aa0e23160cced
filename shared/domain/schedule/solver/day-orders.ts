import type { CompiledDay, CompiledProblem } from "./compiled-problem.ts";
import { betterTiming, type DayTiming, timingOf } from "./day-timing.ts";
import type { BreakLegs } from "./legs.ts";
import { newWalk, type Walk, withBreak, withReturn, withVisit } from "./walks.ts";

/** Indexes of a day's stops, in visiting order. */
export type DayOrder = readonly number[];

/** A day's first stops in one order, with every walk that can begin so. */
export interface StartedDay {
  readonly order: DayOrder;
  readonly walks: readonly Walk[];
}

export function startDay(day: CompiledDay): StartedDay {
  const walks = [newWalk(day)];
  const legs = day.lunch?.atStart ?? null;
  // A break before leaving is timed with the whole day, unless the day is already under way.
  if (legs && (day.isUnderway || legs.back === null)) pause(walks, day, legs, 0);
  return { order: [], walks };
}

/** Adds a stop; without walks if it cannot be visited next. */
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
    for (const window of day.windows[stop] ?? []) {
      const visited = withVisit(walk, day, { leg, window });
      if (visited) longer.push(visited);
    }
  }
  const legs = day.lunch?.atStops[stop] ?? null;
  if (legs) pause(longer, day, legs, order.length + 1);
  return { order: [...order, stop], walks: longer };
}

/**
 * The best times of a day with exactly these stops; null if there are none.
 * @param maxDrive timings with more driving are ignored.
 */
export function timingOfDay(
  day: CompiledDay,
  { order, walks }: StartedDay,
  maxDrive = Number.POSITIVE_INFINITY,
): DayTiming | null {
  let best: DayTiming | null = null;
  for (const walk of walks) {
    const leg = walk.isAtMeal ? day.lunch?.onwardToEnd : day.home[order.at(-1) ?? -1];
    if (!leg || walk.drive + leg.driveMinutes > maxDrive) continue;
    best = betterTiming(day, best, timingOf(withReturn(walk, leg), day, order.length));
  }
  return best;
}

/**
 * The best times for a fixed order: least driving, least waiting, on the last day the earliest
 * return, then the break closest to 12:30; of equals the earliest return, the latest departure and
 * the earliest break. Null if the order cannot be kept.
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

/** Adds the walks that have their break now, after `count` stops. */
function pause(walks: Walk[], day: CompiledDay, legs: BreakLegs, count: number): void {
  for (const walk of walks.filter(({ tail }) => !tail)) {
    for (const window of day.lunch?.windows ?? []) {
      const seated = withBreak(walk, day, { legs, window, count });
      if (seated) walks.push(seated);
    }
  }
}
