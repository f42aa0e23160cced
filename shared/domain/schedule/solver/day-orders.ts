import type { CompiledDay } from "./compiled-problem.ts";
import { betterTiming, type DayTiming, timingOf } from "./day-timing.ts";
import type { BreakLegs } from "./legs.ts";
import {
  emptyRoute,
  type PartialRoute,
  withBreak,
  withReturn,
  withVisit,
} from "./partial-routes.ts";

/** Indexes of a day's stops, in visiting order. */
export type DayOrder = readonly number[];

/** A day's first stops in one order, with every partial route that begins so. */
export interface StartedDay {
  readonly order: DayOrder;
  readonly routes: readonly PartialRoute[];
}

export function startDay(day: CompiledDay): StartedDay {
  const routes = [emptyRoute(day)];
  const legs = day.lunch?.atStart ?? null;
  // A break before leaving is timed with the whole day, unless the day is already under way.
  if (legs && (day.isUnderway || legs.back === null)) pause(routes, day, legs, 0);
  return { order: [], routes };
}

/** Adds a stop; without routes if it cannot be visited next. */
export function withStop(
  day: CompiledDay,
  { order, routes }: StartedDay,
  stop: number,
): StartedDay {
  const last = order.at(-1);
  const direct = last === undefined ? day.out[stop] : day.legs[last]?.[stop];
  const longer: PartialRoute[] = [];
  for (const route of routes) {
    const leg = route.isAtMeal ? day.lunch?.onward[stop] : direct;
    if (!leg) continue;
    for (const window of day.windows[stop] ?? []) {
      const visited = withVisit(route, day, { leg, window });
      if (visited) longer.push(visited);
    }
  }
  const legs = day.lunch?.atStops[stop] ?? null;
  if (legs) pause(longer, day, legs, order.length + 1);
  return { order: [...order, stop], routes: longer };
}

/**
 * The best times of a day with exactly these stops; null if there are none.
 * @param maxDrive timings with more driving are ignored.
 */
export function timingOfDay(
  day: CompiledDay,
  { order, routes }: StartedDay,
  maxDrive = Number.POSITIVE_INFINITY,
): DayTiming | null {
  let best: DayTiming | null = null;
  for (const route of routes) {
    const leg = route.isAtMeal ? day.lunch?.onwardToEnd : day.home[order.at(-1) ?? -1];
    if (!leg || route.drive + leg.driveMinutes > maxDrive) continue;
    best = betterTiming(day, best, timingOf(withReturn(route, leg), day, order.length));
  }
  return best;
}

/**
 * The best times for a fixed order: least driving, least waiting, on the last day the earliest
 * return, then the break closest to 12:30; of equals the earliest return, the latest departure and
 * the earliest break. Null if the order cannot be kept.
 */
export function bestTiming(day: CompiledDay, order: DayOrder): DayTiming | null {
  let started = startDay(day);
  for (const stop of order) started = withStop(day, started, stop);
  return timingOfDay(day, started);
}

/** Adds the routes that have their break now, after `count` stops. */
function pause(routes: PartialRoute[], day: CompiledDay, legs: BreakLegs, count: number): void {
  for (const route of routes.filter(({ tail }) => !tail)) {
    for (const window of day.lunch?.windows ?? []) {
      const seated = withBreak(route, day, { legs, window, count });
      if (seated) routes.push(seated);
    }
  }
}
