/**
 * A second reading of docs/schedule.md, for tests: it tries every assignment of stops to days, every
 * order and every place of the break, and lets a clock run minute by minute through each day. It shares
 * nothing with the solver but the types of a problem; the constants are written out again.
 */

import type { ScheduleProblem, Stop } from "../schedule/problem.ts";
import { type BruteDay, bestDays, sumOf } from "./brute-day.ts";

/** Lines 2 to 8, each so that more is better, and the visitor's own order as places. */
interface BrutePlan {
  readonly lines: readonly number[];
  readonly places: readonly number[];
  /** The stops (as indexes) of each day in order. */
  readonly days: readonly (readonly number[])[];
}

/** Positive when the first list is greater at the first difference. */
function compareLines(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    if (value !== other) return value - other;
  }
  return 0;
}

/** The best plan by trying everything; null when no plan keeps the pins. For small problems. */
export function bruteForce(problem: ScheduleProblem): BrutePlan | null {
  const { days, stops, pins } = problem;
  const known = new Map<string, BruteDay[]>();
  const bestOf = (day: number, members: readonly number[]) => {
    const key = `${day}:${members}`;
    const found = known.get(key) ?? bestDays(problem, day, members);
    known.set(key, found);
    return found;
  };
  let best: BrutePlan | null = null;
  const consider = (of: readonly number[]) => {
    const perDay = days.map((_, day) =>
      bestOf(
        day,
        stops.flatMap((_stop, index) => (of[index] === day ? index : [])),
      ),
    );
    for (const combination of combinations(perDay)) {
      const plan = weigh(problem, of, combination);
      const gap = best ? compareLines(plan.lines, best.lines) : 1;
      if (gap > 0 || (gap === 0 && best && compareLines(best.places, plan.places) > 0)) best = plan;
    }
  };
  const assign = (of: readonly number[]) => {
    const stop = stops[of.length];
    if (stop === undefined) {
      consider(of);
      return;
    }
    const own = pins.filter((pin) => pin.wineryId === stop.wineryId);
    for (const day of [...days.keys(), -1]) {
      if (own.some((pin) => pin.day !== day)) continue;
      if (stop.wish === "skip" && day >= 0) continue;
      assign([...of, day]);
    }
  };
  assign([]);
  return best;
}

function combinations(perDay: readonly (readonly BruteDay[])[]): BruteDay[][] {
  const [first, ...rest] = perDay;
  if (first === undefined) return [[]];
  return first.flatMap((day) => combinations(rest).map((others) => [day, ...others]));
}

function weigh(
  problem: ScheduleProblem,
  of: readonly number[],
  days: readonly BruteDay[],
): BrutePlan {
  const count = (holds: (stop: Stop, day: number) => boolean) =>
    problem.stops.filter((stop, index) => (of[index] ?? -1) >= 0 && holds(stop, of[index] ?? -1))
      .length;
  const isKnown = (stop: Stop, day: number) =>
    stop.openingHours !== null &&
    stop.openingHours[problem.days[day]?.weekday ?? "monday"] !== null;
  const sum = (value: (day: BruteDay) => number) => sumOf(days.map(value));
  return {
    lines: [
      count((stop) => stop.wish === "must"),
      count(() => true),
      count(isKnown),
      0 - sum((day) => day.driving),
      0 - sum((day) => day.waiting),
      0 - (days.at(-1)?.back ?? 0),
      0 - sum((day) => day.shift),
    ],
    places: problem.stops.map((_, index) => {
      const day = of[index] ?? -1;
      return day < 0 ? 100 : day * 10 + (days[day]?.order.indexOf(index) ?? 0);
    }),
    days: days.map((day) => day.order),
  };
}
