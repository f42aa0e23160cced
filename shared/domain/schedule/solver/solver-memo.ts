import type { CompiledDay, CompiledProblem } from "./compiled-problem.ts";
import { type DaySet, daySets } from "./day-sets.ts";

/**
 * What problems on one matrix that are solved one after another have in common: the sets that fit equal
 * days, and the work that was spent. It belongs to one call (a plan with its repairs, the seven
 * weekdays), never to a module.
 */
export interface SolverMemo {
  readonly daySets: Map<string, readonly DaySet[]>;
  /** Steps of work so far. Equal questions take equally many, on any machine. */
  spent: number;
}

export const newMemo = (): SolverMemo => ({ daySets: new Map(), spent: 0 });

/**
 * The steps that a question may take with everything beside its plan: repairs, or what guests advise.
 * The plan itself takes less, whatever is asked. A step is some 5 ns.
 */
export const ALLOWANCE = 36_000_000;

/** An order that is tried, and a problem that is posed, take about as long as so many steps. */
const STEPS_AN_ORDER = 70;
const STEPS_A_PROBLEM = 150_000;

/** The sets that fit a day, worked out once for all days that are equal. */
export function daySetsOf(
  memo: SolverMemo,
  problem: CompiledProblem,
  day: CompiledDay,
): readonly DaySet[] {
  const found = memo.daySets.get(day.key);
  if (found) return found;
  const { sets, tried } = daySets(problem, day);
  memo.spent += tried * STEPS_AN_ORDER;
  memo.daySets.set(day.key, sets);
  return sets;
}

/** The most steps that are spent once a problem is solved, whatever it takes. Asking takes work, too. */
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

/** What tables of all sets of so many stops take beside the pairs that are joined. */
export const tableSteps = (count: number, days: number): number => (days + count) * 2 ** count;

/** How many orders so many stops have of at most some of them. */
function ordersOf(count: number, room: number): number {
  let [orders, all] = [1, 0];
  for (let length = 0; length < Math.min(room, count); length += 1) {
    orders *= count - length;
    all += orders;
  }
  return all;
}

/** How many pairs there are of a set of at most some stops, and a set of others. */
function pairsOf(count: number, room: number): number {
  let [sets, all] = [1, 2 ** count];
  for (let size = 1; size <= Math.min(room, count); size += 1) {
    sets *= (count - size + 1) / size;
    all += sets * 2 ** (count - size);
  }
  return all;
}
