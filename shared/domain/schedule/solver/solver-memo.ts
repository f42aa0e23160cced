import type { CompiledDay, CompiledProblem } from "./compiled-problem.ts";
import { type DaySet, daySets } from "./day-sets.ts";

/**
 * Shared by problems on one matrix within one call (a plan with its repairs, the seven weekdays):
 * the sets of equal days, and the work spent.
 */
export interface SolverMemo {
  readonly daySets: Map<string, readonly DaySet[]>;
  /** Steps of work so far; the same on any machine. */
  spent: number;
}

export const newMemo = (): SolverMemo => ({ daySets: new Map(), spent: 0 });

/** The most steps for a plan with its repairs or advice. A step is about 5 ns. */
export const ALLOWANCE = 36_000_000;

/** The cost in steps of trying an order, and of setting up a problem. */
const STEPS_AN_ORDER = 70;
const STEPS_A_PROBLEM = 150_000;

/** The sets that fit a day, computed once for equal days. */
export function daySetsOf(memo: SolverMemo, day: CompiledDay): readonly DaySet[] {
  const found = memo.daySets.get(day.key);
  if (found) return found;
  const { sets, tried } = daySets(day);
  memo.spent += tried * STEPS_AN_ORDER;
  memo.daySets.set(day.key, sets);
  return sets;
}

/** An upper bound of the steps spent after solving a problem. Setting it up also counts. */
export function stepsAfter(memo: SolverMemo, problem: CompiledProblem): number {
  memo.spent += STEPS_A_PROBLEM;
  const { count, days } = problem;
  const newDays = new Map(days.map((day) => [day.key, day.maxStops]));
  for (const key of memo.daySets.keys()) newDays.delete(key);
  const orders = [...newDays.values()].map((room) => ordersOf(count, room) * STEPS_AN_ORDER);
  const tables = days.slice(1, -1).map(({ maxStops }) => pairsOf(count, maxStops));
  const most = [...orders, ...tables].reduce((sum, steps) => sum + steps, 0);
  return memo.spent + most + tableSteps(count, days.length);
}

/** The steps for tables of all sets, without the joined pairs. */
export const tableSteps = (count: number, days: number): number => (days + count) * 2 ** count;

/** The number of orders of up to `room` stops. */
function ordersOf(count: number, room: number): number {
  let [orders, all] = [1, 0];
  for (let length = 0; length < Math.min(room, count); length += 1) {
    orders *= count - length;
    all += orders;
  }
  return all;
}

/** The number of pairs of a set of up to `room` stops and a disjoint set. */
function pairsOf(count: number, room: number): number {
  let [sets, all] = [1, 2 ** count];
  for (let size = 1; size <= Math.min(room, count); size += 1) {
    sets *= (count - size + 1) / size;
    all += sets * 2 ** (count - size);
  }
  return all;
}
