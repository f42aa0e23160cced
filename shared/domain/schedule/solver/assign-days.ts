import { MAX_STOPS_A_DAY } from "../problem.ts";
import { type CompiledDay, type CompiledProblem, NEVER } from "./compiled-problem.ts";
import { type DayOrder, earliestReturnOf, ordersWithDrive } from "./day-orders.ts";
import { bestTiming, leastCost } from "./day-timing.ts";
import { type AssignedDay, countBits } from "./plan-score.ts";
import { daySetsOf, type SolverMemo } from "./solver-memo.ts";
import { backOf, waitOf } from "./tour.ts";

/** What is asked of an assignment beyond the problem's own rules. */
export interface Demands {
  /** A stop that counts before everything else: is there a plan with it, and which is the best? */
  readonly above?: number | undefined;
}

/** Lines 2 to 5 of the order in one whole number: a unit of a line outweighs all of later lines. */
const KNOWN_WEIGHT = 2 ** 13;
const STOP_WEIGHT = KNOWN_WEIGHT * 2 ** 4;
const MUST_WEIGHT = STOP_WEIGHT * 2 ** 4;
const DEMAND_WEIGHT = MUST_WEIGHT * 2 ** 4;
const IMPOSSIBLE = Number.NEGATIVE_INFINITY;

/** Lines 6 to 8 of the order, for the days so far; less is better. */
interface Finer {
  readonly wait: number;
  /** Only of the last day. */
  readonly back: number;
  /** The visitor's own order: see `orderKey`. */
  readonly key: number;
}

interface Choice extends Finer {
  readonly order: DayOrder;
}

interface Assignment extends Finer {
  readonly days: readonly Omit<AssignedDay, "timing">[];
}

const compareFiner = (a: Finer, b: Finer) => a.wait - b.wait || a.back - b.back || a.key - b.key;

/**
 * The visitor's own order as a number, less is better: the stop chosen first is planned if it can be,
 * as early (by day, then by place in the day) as it can be; then the second, and so on. One digit of
 * base 16 a stop, so the keys of days add up.
 */
function orderKey(order: DayOrder, day: number, count: number): number {
  const unplanned = 15;
  return order.reduce(
    (key, stop, place) =>
      key + (day * MAX_STOPS_A_DAY + place - unplanned) * 16 ** (count - 1 - stop),
    0,
  );
}

/** The best order and times of a set on a day, by lines 6 to 8; the set must fit the day. */
function bestChoice(
  problem: CompiledProblem,
  index: number,
  { set, leastDrive }: DayOption,
): Choice {
  const nothing: Choice = { order: [], wait: 0, back: 0, key: 0 };
  const day = problem.days[index];
  if (day === undefined || set === 0) return nothing;
  const isLast = index === problem.days.length - 1;
  let best: Choice = { ...nothing, wait: NEVER };
  for (const order of ordersWithDrive(problem, day, set, leastDrive)) {
    const key = orderKey(order, index, problem.count);
    // No times of this order can be better than these.
    const bound = { wait: 0, back: isLast ? earliestReturnOf(problem, day, order) : 0, key };
    if (compareFiner(bound, best) >= 0) continue;
    const cost = leastCost(problem, day, order, bound.back);
    const choice = { order, wait: waitOf(cost), back: isLast ? backOf(cost) : 0, key };
    if (Number.isFinite(cost) && compareFiner(choice, best) < 0) best = choice;
  }
  return best;
}

/** A set a day can take, and what it is worth in lines 2 to 5. */
interface DayOption {
  readonly set: number;
  readonly worth: number;
  readonly leastDrive: number;
}

function dayOptions(
  problem: CompiledProblem,
  day: CompiledDay,
  memo: SolverMemo,
  demands: Demands,
): DayOption[] {
  const { fitting, leastDrive } = daySetsOf(memo, problem, day);
  const pinnedElsewhere = problem.days.reduce(
    (bits, other) => (other === day ? bits : bits | other.required),
    0,
  );
  const above = demands.above === undefined ? 0 : 1 << demands.above;
  const banned = problem.skip | pinnedElsewhere | problem.pinnedTwice;
  return fitting
    .filter((set) => (set & banned) === 0 && (set & day.required) === day.required)
    .map((set) => ({
      set,
      leastDrive: leastDrive[set] ?? 0,
      worth:
        countBits(set & above) * DEMAND_WEIGHT +
        countBits(set & problem.must) * MUST_WEIGHT +
        countBits(set) * STOP_WEIGHT +
        countBits(set & day.known) * KNOWN_WEIGHT -
        (leastDrive[set] ?? 0),
    }));
}

/**
 * The best assignment of stops to days, exactly: for each set of stops still free, what the days up
 * to each one can make of it (lines 2 to 5), and among all ways to reach that, the best by lines 6 to
 * 8. Null when the pins cannot all hold.
 */
export function assignDays(
  problem: CompiledProblem,
  memo: SolverMemo,
  demands: Demands = {},
): readonly AssignedDay[] | null {
  const options = problem.days.map((day) => dayOptions(problem, day, memo, demands));
  const worthOf = bestWorths(options, problem.count);
  const all = (1 << problem.count) - 1;
  const last = problem.days.length - 1;
  if (worthOf(last, all) === IMPOSSIBLE) return null;
  const at = (index: number, set: number) => (index << problem.count) | set;

  const choices = new Map<number, Choice>();
  const assignments = new Map<number, Assignment>();
  const choiceOf = (index: number, option: DayOption): Choice =>
    remembered(choices, at(index, option.set), () => bestChoice(problem, index, option));
  const best = (index: number, free: number): Assignment => {
    if (index < 0) return { wait: 0, back: 0, key: 0, days: [] };
    return remembered(assignments, at(index, free), () => {
      const worth = worthOf(index, free);
      const reaching = (options[index] ?? []).filter(
        (option) =>
          (option.set & ~free) === 0 &&
          option.worth + worthOf(index - 1, free & ~option.set) === worth,
      );
      return reaching
        .map((option) =>
          joined(best(index - 1, free & ~option.set), choiceOf(index, option), option),
        )
        .reduce((least, sum) => (compareFiner(sum, least) < 0 ? sum : least));
    });
  };
  return best(last, all).days.map((assigned, index) => {
    const day = problem.days[index];
    const isFree = day === undefined || assigned.order.length === 0;
    return { ...assigned, timing: isFree ? null : bestTiming(problem, day, assigned.order) };
  });
}

/** The days so far with one more day. */
function joined(before: Assignment, choice: Choice, { leastDrive }: DayOption): Assignment {
  return {
    wait: before.wait + choice.wait,
    back: choice.back,
    key: before.key + choice.key,
    days: [...before.days, { order: choice.order, driveMinutes: leastDrive }],
  };
}

function remembered<T>(known: Map<number, T>, at: number, make: () => T): T {
  const before = known.get(at);
  if (before !== undefined) return before;
  const made = make();
  known.set(at, made);
  return made;
}

/**
 * What the days up to one can make of a set of free stops, in lines 2 to 5, worked out as it is asked
 * for. Before the first day it is 0.
 */
function bestWorths(
  options: readonly (readonly DayOption[])[],
  count: number,
): (index: number, free: number) => number {
  const first = firstWorths(options[0] ?? [], count);
  const known = new Map<number, number>();
  const worthOf = (index: number, free: number): number => {
    if (index < 0) return 0;
    if (index === 0) return first[free] ?? IMPOSSIBLE;
    return remembered(known, (index << count) | free, () => {
      let best = IMPOSSIBLE;
      for (const { set, worth } of options[index] ?? []) {
        if ((set & ~free) !== 0) continue;
        best = Math.max(best, worth + worthOf(index - 1, free & ~set));
      }
      return best;
    });
  };
  return worthOf;
}

/** For each set of free stops, the best worth of a set of the first day within it. */
function firstWorths(options: readonly DayOption[], count: number): Float64Array {
  const best = new Float64Array(1 << count).fill(IMPOSSIBLE);
  for (const { set, worth } of options) best[set] = worth;
  for (let bit = 1; bit < best.length; bit <<= 1) {
    for (let set = 0; set < best.length; set += 1) {
      if (set & bit) best[set] = Math.max(best[set] ?? 0, best[set ^ bit] ?? 0);
    }
  }
  return best;
}
