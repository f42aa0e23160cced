import { LUNCH_MINUTES } from "../problem.ts";
import { type CompiledDay, type CompiledProblem, earliestBegin } from "./compiled-problem.ts";
import { type DayOrder, dayCost } from "./day-sets.ts";
import { DayWalker } from "./day-walker.ts";
import { NEVER } from "./visit-windows.ts";
import { AHEAD } from "./walks.ts";

/** When everything of a day with stops happens. */
export interface DayTiming {
  readonly drive: number;
  readonly leave: number;
  readonly back: number;
  /** When each visit begins, in the order of the day. */
  readonly begins: readonly number[];
  /** The number of stops before the break; one more than there are after the return; null without one. */
  readonly lunchPlace: number | null;
  readonly lunchBegin: number | null;
  /** Minutes between leaving and return that are neither way, parking, visit nor break. */
  readonly wait: number;
}

/** An outcome of an order, and what decides between outcomes that are equal in all lines. */
interface Outcome {
  readonly drive: number;
  readonly wait: number;
  readonly leave: number;
  readonly back: number;
  readonly lunch: number;
  readonly lunchBegin: number;
  readonly cost: number;
}

const compareOutcomes = (a: Outcome, b: Outcome) =>
  a.cost - b.cost ||
  a.back - b.back ||
  b.leave - a.leave ||
  a.lunch - b.lunch ||
  a.lunchBegin - b.lunchBegin;

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
  const walker = new DayWalker(problem, day, order.length);
  for (const [length, stop] of order.entries()) {
    if (!walker.extend(length, order[length - 1] ?? null, stop)) return null;
  }
  const outcomes: Outcome[] = [];
  const last = order.at(-1) ?? 0;
  walker.close(order.length, last, (drive, lunch, times) => {
    const { wait, leave, back, lunchBegin } = times;
    const cost = dayCost(day, drive, times);
    outcomes.push({ drive, wait, leave, back, lunch, lunchBegin, cost });
  });
  const [outcome] = outcomes.sort(compareOutcomes);
  return outcome ? timingOf(problem, day, { order, outcome }) : null;
}

interface TimedOrder {
  readonly order: DayOrder;
  readonly outcome: Outcome;
}

/** Follows an order through its day: every visit begins as soon as it can. */
function timingOf(
  problem: CompiledProblem,
  day: CompiledDay,
  { order, outcome }: TimedOrder,
): DayTiming {
  const { drive, wait, back, lunch, lunchBegin } = outcome;
  let free = outcome.leave;
  const begins = order.map((stop, length) => {
    const last = order[length - 1] ?? null;
    const isAfterBreak = lunch === length;
    const isOver = isAfterBreak && isOverPlace(day, last);
    const way = isOver ? day.lunch?.onward[stop] : wayTo(problem, day, last, stop);
    // A day that leaves after its break leaves later still.
    if (isAfterBreak) free = Math.max(free, lunchBegin + LUNCH_MINUTES + wayBack(day, last));
    const windows = day.windows[stop] ?? [];
    const begin = earliestBegin(windows, free + (way?.minutes ?? NEVER));
    free = begin + (windows[0]?.minutes ?? 0);
    return begin;
  });
  return {
    ...{ drive, wait, back, begins },
    leave: departureOf(day, { order, outcome }, begins),
    lunchPlace: lunch === AHEAD ? null : lunch,
    lunchBegin: lunch === AHEAD ? null : lunchBegin,
  };
}

const wayTo = (
  { ways }: CompiledProblem,
  { out }: CompiledDay,
  last: number | null,
  stop: number,
) => (last === null ? out[stop] : ways[last]?.[stop]);

/** Minutes back from a break beside the way; 0 where the way leads over its place. */
function wayBack(day: CompiledDay, last: number | null): number {
  const aside = last === null ? day.lunch?.asideAtStart : day.lunch?.aside[last];
  return aside === undefined || isOverPlace(day, last) ? 0 : aside.back;
}

/** Whether a break follows a stop, or the day's beginning, at a place that the way leads over. */
function isOverPlace({ lunch }: CompiledDay, last: number | null): boolean {
  const into = last === null ? lunch?.intoFromStart : lunch?.into[last];
  return into !== undefined && into.minutes < NEVER;
}

/** A day that is under way lingers where it is: it leaves when the first door, or table, makes it. */
function departureOf(
  day: CompiledDay,
  { order, outcome }: TimedOrder,
  begins: readonly number[],
): number {
  const { lunch, lunchBegin, leave } = outcome;
  if (!day.isUnderway) return leave;
  if (lunch === 0 && isOverPlace(day, null)) {
    return lunchBegin - (day.lunch?.intoFromStart.minutes ?? 0);
  }
  return (begins[0] ?? leave) - (day.out[order[0] ?? -1]?.minutes ?? 0);
}
