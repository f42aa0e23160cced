import { once } from "../../site/once.ts";
import { MAX_DAYS, MAX_STOPS, MAX_STOPS_A_DAY } from "../problem.ts";
import { type CompiledProblem, countBits } from "./compiled-problem.ts";
import type { DaySet } from "./day-sets.ts";
import { bestTiming } from "./day-timing.ts";
import type { AssignedDay } from "./score.ts";
import {
  bestPair,
  bestWithin,
  betterOf,
  choicesOf,
  type DayChoice,
  firstDay,
  type SetTable,
  withDay,
} from "./set-table.ts";
import { daySetsOf, type SolverMemo, tableSteps } from "./solver-memo.ts";

/** More than a trip's driving or waiting, and than the return of a day; and than its stops. */
const MINUTES_OF_TRIP = MAX_DAYS * 2880 + 1;
const MINUTES_OF_DAY = 2881;
const STOPS = MAX_STOPS + 1;
/** More than the places in which a stop can be visited; and than those of seven stops together. */
const PLACES = MAX_DAYS * MAX_STOPS_A_DAY + 1;
const HALF_OF_STOPS = MAX_STOPS / 2;

interface Choice extends DayChoice {
  readonly day: DaySet;
}

const NOTHING: Choice = {
  day: { set: 0, order: [], drive: 0, wait: 0, back: 0, fromIdeal: 0 },
  set: 0,
  gain: 0,
  far: 0,
  late: 0,
};

/** The ways to divide the stops among the days. */
export interface Assignments {
  /**
   * The best one, or the best one with a stop, whatever it costs. Null when the pins cannot all hold,
   * or when no plan has the stop.
   */
  readonly best: (including?: number) => readonly AssignedDay[] | null;
}

/** What a day makes of a set, in the lines of the order. */
function choiceOf(problem: CompiledProblem, index: number, day: DaySet): Choice {
  const known = problem.days[index]?.known ?? 0;
  const { set, drive, wait, back } = day;
  const stops =
    (countBits(set & problem.must) * STOPS + countBits(set)) * STOPS + countBits(set & known);
  let [far, late] = [day.fromIdeal * PLACES ** HALF_OF_STOPS, 0];
  for (const [place, stop] of day.order.entries()) {
    // The place of a stop that is not planned is the last.
    const digit = index * MAX_STOPS_A_DAY + place + 1 - PLACES;
    if (stop < HALF_OF_STOPS) far += digit * PLACES ** (HALF_OF_STOPS - 1 - stop);
    else late += digit * PLACES ** (MAX_STOPS - 1 - stop);
  }
  return {
    day,
    set,
    gain: ((stops * MINUTES_OF_TRIP - drive) * MINUTES_OF_TRIP - wait) * MINUTES_OF_DAY - back,
    far,
    late,
  };
}

/** The sets that each day can take: none that is to be skipped or pinned elsewhere, all that is pinned to it. */
function choicesByDay(problem: CompiledProblem, memo: SolverMemo): Choice[][] {
  return problem.days.map((day, index) => {
    const pinnedElsewhere = problem.days.reduce(
      (bits, other) => (other === day ? bits : bits | other.required),
      0,
    );
    const banned = problem.skip | pinnedElsewhere | problem.pinnedTwice;
    return daySetsOf(memo, problem, day)
      .filter(({ set }) => (set & banned) === 0 && (set & day.required) === day.required)
      .map((each) => choiceOf(problem, index, each));
  });
}

/** A set as bits among those of another one alone, so that tables hold no stop that fits no day. */
function among(all: number, set: number): number {
  let [bits, next] = [0, 1];
  for (let rest = all; rest !== 0; rest &= rest - 1) {
    if ((set & rest & -rest) !== 0) bits |= next;
    next <<= 1;
  }
  return bits;
}

/**
 * Divides the stops among the days, exactly: for every set of stops what the first half of the days can
 * make of it, and what the second half can, and the best two sets that share no stop.
 */
export function assignDays(problem: CompiledProblem, memo: SolverMemo): Assignments {
  const choices = choicesByDay(problem, memo);
  const fitting = choices.flat().reduce((bits, { day }) => bits | day.set, 0);
  const count = countBits(fitting);
  const days = choices.map((each) =>
    each.map((choice) => ({ ...choice, set: among(fitting, choice.day.set) })),
  );
  const half = Math.ceil(days.length / 2);
  const tableOf = (part: readonly Choice[][]): SetTable<Choice> => {
    const [own = [], ...later] = part;
    return later.reduce(withDay, firstDay(count, own));
  };
  const first = tableOf(days.slice(0, half));
  const second = tableOf(days.length > 1 ? days.slice(half) : [[NOTHING]]);
  const joined = days.filter((_, index) => index !== 0 && index !== half).flat();
  memo.spent += joined.reduce((sum, { set }) => sum + 2 ** (count - countBits(set)), 0);
  memo.spent += tableSteps(count, days.length);
  const within = { first: once(() => bestWithin(first)), second: once(() => bestWithin(second)) };
  return {
    best: (including) => {
      const asked = including === undefined ? 0 : among(fitting, 1 << including);
      if (including !== undefined && asked === 0) return null;
      const has = (set: number) => (set & asked) === asked;
      const pair = bestPair([first, second], within.second(), has);
      const turned =
        including === undefined ? null : bestPair([second, first], within.first(), has);
      const found = betterOf(
        pair,
        turned && { ...turned, first: turned.others, others: turned.first },
      );
      if (found === null) return null;
      const chosen = [...choicesOf(first, found.first), ...choicesOf(second, found.others)];
      return problem.days.map((day, index): AssignedDay => {
        const { order = [], drive = 0 } = chosen[index]?.day ?? {};
        const timing = order.length === 0 ? null : bestTiming(problem, day, order);
        return { order, driveMinutes: drive, timing };
      });
    },
  };
}
