import { MAX_DAYS, MAX_STOPS, MAX_STOPS_A_DAY } from "../problem.ts";
import { type CompiledDay, type CompiledProblem, pinnedElsewhere } from "./compiled-problem.ts";
import type { DaySet } from "./day-sets.ts";
import { type AssignedDay, scoreOfDay } from "./score.ts";
import { daySetsOf, type SolverMemo, tableSteps } from "./solver-memo.ts";

/** Radixes above any trip's driving or waiting, any day's return, and any number of stops. */
const MINUTES_OF_TRIP = MAX_DAYS * 2880 + 1;
const MINUTES_OF_DAY = 2881;
const STOPS = MAX_STOPS + 1;
/** More than the positions in which a stop can be visited. */
const PLACES = MAX_DAYS * MAX_STOPS_A_DAY + 1;
const HALF_OF_STOPS = MAX_STOPS / 2;

/** A set of stops that a day can hold, with its score as numbers (docs/schedule.md). */
interface Choice {
  readonly taken: DaySet;
  /** Lines 2 to 7; more is better. */
  readonly gain: number;
  /** Breaks far from 12:30, then the visitor's order of the first stops; less is better. */
  readonly far: number;
  /** The visitor's order of the other stops; less is better. */
  readonly late: number;
}

/** For every set of stops, the best way to visit exactly these on the days so far. */
interface SetTable {
  readonly gains: Float64Array;
  readonly fars: Float64Array;
  readonly lates: Float64Array;
  /** The last day's choice of each set, and the days before it. */
  readonly chosen: Int32Array;
  readonly choices: readonly Choice[];
  readonly before: SetTable | null;
}

const IMPOSSIBLE = Number.NEGATIVE_INFINITY;

/** Before the first day, only the empty set is possible. */
const START: SetTable = {
  gains: Float64Array.of(0),
  fars: Float64Array.of(0),
  lates: Float64Array.of(0),
  chosen: Int32Array.of(0),
  choices: [],
  before: null,
};

/**
 * The best assignment, or the best one that includes a stop at any cost. Null if the pins cannot
 * all hold, or no plan has the stop.
 */
export type BestAssignment = (including?: number) => readonly AssignedDay[] | null;

/**
 * Assigns the stops to days, exactly, by dynamic programming over days and sets of stops. Every
 * line of the score adds up over the days.
 */
export function assignDays(problem: CompiledProblem, memo: SolverMemo): BestAssignment {
  const { count, days } = problem;
  const choices = days.map((day) =>
    setsFor(problem, day, memo).map((taken) => choiceOf(problem, day, taken)),
  );
  // Every choice of the middle days is joined to all disjoint sets.
  for (const { taken } of choices.slice(1, -1).flat()) {
    memo.spent += 2 ** (count - taken.order.length);
  }
  memo.spent += tableSteps(count, days.length);
  const before = choices.slice(0, -1).reduce((table, ofDay) => withDay(table, ofDay, count), START);
  const last = choices.at(-1) ?? [];
  const free = bestWithin(before, 0);
  return (including) => {
    const required = including === undefined ? 0 : 1 << including;
    const having = required === 0 ? free : bestWithin(before, required);
    const beside = ({ taken: { set } }: Choice) =>
      ((set & required) === required ? free : having)[(before.gains.length - 1) & ~set] ?? NONE;
    return bestOf(before, last, beside);
  };
}

/** A day's sets with all stops pinned to it, and none that is skipped or pinned elsewhere. */
function setsFor(problem: CompiledProblem, day: CompiledDay, memo: SolverMemo): DaySet[] {
  const banned = problem.skip | pinnedElsewhere(problem, day) | problem.pinnedTwice;
  return daySetsOf(memo, day).filter(
    ({ set }) => (set & banned) === 0 && (set & day.required) === day.required,
  );
}

function choiceOf(problem: CompiledProblem, day: CompiledDay, taken: DaySet): Choice {
  const score = scoreOfDay(problem, day, taken);
  const stops = (score.must * STOPS + score.stops) * STOPS + score.known;
  const times =
    (stops * MINUTES_OF_TRIP - score.driveMinutes) * MINUTES_OF_TRIP - score.waitMinutes;
  let [far, late] = [score.lunchShift * PLACES ** HALF_OF_STOPS, 0];
  for (const [place, stop] of taken.order.entries()) {
    // A stop that is not planned counts as the last.
    const digit = day.index * MAX_STOPS_A_DAY + place + 1 - PLACES;
    if (stop < HALF_OF_STOPS) far += digit * PLACES ** (HALF_OF_STOPS - 1 - stop);
    else late += digit * PLACES ** (MAX_STOPS - 1 - stop);
  }
  return { taken, gain: times * MINUTES_OF_DAY - score.lastBack, far, late };
}

/** The table with one more day. */
function withDay(before: SetTable, choices: readonly Choice[], count: number): SetTable {
  const sets = 2 ** count;
  const table: SetTable = {
    ...{ choices, before },
    gains: new Float64Array(sets).fill(IMPOSSIBLE),
    fars: new Float64Array(sets),
    lates: new Float64Array(sets),
    chosen: new Int32Array(sets),
  };
  for (const index of choices.keys()) join(table, before, index);
  return table;
}

/** Joins one choice of a day to every disjoint set of the days before. */
function join(table: SetTable, before: SetTable, index: number): void {
  const choice = table.choices[index];
  if (!choice) return;
  const { gain, far, late, taken } = choice;
  const { gains, fars, lates, chosen } = table;
  const { gains: gainsBefore, fars: farsBefore, lates: latesBefore } = before;
  const own = taken.set;
  const others = (gainsBefore.length - 1) & ~own;
  // Every subset of the others, the empty one last.
  for (let rest = others; rest >= 0; rest = rest === 0 ? -1 : (rest - 1) & others) {
    const sum = gain + (gainsBefore[rest] ?? 0);
    const set = rest | own;
    const known = gains[set] ?? 0;
    if (sum < known || sum === IMPOSSIBLE) continue;
    const sumFar = far + (farsBefore[rest] ?? 0);
    const sumLate = late + (latesBefore[rest] ?? 0);
    if (sum === known && !isCloser(table, set, sumFar, sumLate)) continue;
    gains[set] = sum;
    fars[set] = sumFar;
    lates[set] = sumLate;
    chosen[set] = index;
  }
}

function isCloser({ fars, lates }: SetTable, set: number, far: number, late: number): boolean {
  const known = fars[set] ?? 0;
  return far < known || (far === known && late < (lates[set] ?? 0));
}

const NONE = -1;

/** For every set of free stops, the best set within it that includes the asked ones, or `NONE`. */
function bestWithin({ gains, fars, lates }: SetTable, required: number): Int32Array {
  const best = Int32Array.from(gains, (gain, set) =>
    gain === IMPOSSIBLE || (set & required) !== required ? NONE : set,
  );
  const compare = (one: number, other: number) =>
    (gains[one] ?? 0) - (gains[other] ?? 0) ||
    (fars[other] ?? 0) - (fars[one] ?? 0) ||
    (lates[other] ?? 0) - (lates[one] ?? 0);
  for (let bit = 1; bit < best.length; bit <<= 1) {
    for (let free = bit; free < best.length; free = (free + 1) | bit) {
      const [own = NONE, other = NONE] = [best[free], best[free ^ bit]];
      if (other !== NONE && (own === NONE || compare(other, own) > 0)) best[free] = other;
    }
  }
  return best;
}

function bestOf(
  before: SetTable,
  last: readonly Choice[],
  beside: (choice: Choice) => number,
): DaySet[] | null {
  let best: { choice: Choice; rest: number; sum: number; far: number; late: number } | null = null;
  for (const choice of last) {
    const rest = beside(choice);
    if (rest === NONE) continue;
    const sum = choice.gain + (before.gains[rest] ?? 0);
    const far = choice.far + (before.fars[rest] ?? 0);
    const late = choice.late + (before.lates[rest] ?? 0);
    const isBetter = !best || (sum - best.sum || best.far - far || best.late - late) > 0;
    if (isBetter) best = { choice, rest, sum, far, late };
  }
  return best && [...daysOf(before, best.rest), best.choice.taken];
}

/** The day sets behind a set. */
function daysOf({ choices, chosen, before }: SetTable, set: number): DaySet[] {
  const choice = choices[chosen[set] ?? 0];
  if (!choice) return [];
  return [...(before ? daysOf(before, set & ~choice.taken.set) : []), choice.taken];
}
