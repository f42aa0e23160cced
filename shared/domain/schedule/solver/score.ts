import { LUNCH_IDEAL } from "../problem.ts";
import { type CompiledDay, type CompiledProblem, countBits } from "./compiled-problem.ts";
import type { DayOrder } from "./day-sets.ts";
import type { DayTiming } from "./day-timing.ts";

/** A day as solved: the stops in order; no timing for a day without one. */
export interface AssignedDay {
  readonly order: DayOrder;
  readonly driveMinutes: number;
  readonly timing: DayTiming | null;
}

/** Where a plan is in the order of docs/schedule.md; the visitor's own order aside. */
export interface Score {
  readonly must: number;
  readonly stops: number;
  readonly known: number;
  readonly driveMinutes: number;
  readonly waitMinutes: number;
  /** Return on the last day; 0 when that day goes nowhere. */
  readonly lastBack: number;
  /** Minutes between the begins of the breaks and 12:30, in all. */
  readonly lunchShift: number;
}

export const EMPTY_SCORE: Score = {
  must: 0,
  stops: 0,
  known: 0,
  driveMinutes: 0,
  waitMinutes: 0,
  lastBack: 0,
  lunchShift: 0,
};

/** What solved days are worth in lines 2 to 8. */
export function scoreOf(problem: CompiledProblem, days: readonly AssignedDay[]): Score {
  const score = { ...EMPTY_SCORE };
  for (const [index, { order, timing, driveMinutes }] of days.entries()) {
    const set = order.reduce((bits, stop) => bits | (1 << stop), 0);
    score.must += countBits(set & problem.must);
    score.stops += order.length;
    score.known += countBits(set & (problem.days[index]?.known ?? 0));
    score.driveMinutes += driveMinutes;
    score.waitMinutes += timing?.wait ?? 0;
    score.lastBack = timing?.back ?? idleBack(problem.days[index]);
    if (timing?.lunchBegin != null) score.lunchShift += Math.abs(timing.lunchBegin - LUNCH_IDEAL);
  }
  return score;
}

/** When a day without a stop is where it ends; 0 for one that goes nowhere. */
const idleBack = (day: CompiledDay | undefined): number =>
  day?.idle ? day.start + day.idle.minutes : 0;

/** Negative when the first plan is better by lines 2 to 8. */
export function compareScores(a: Score, b: Score): number {
  return (
    b.must - a.must ||
    b.stops - a.stops ||
    b.known - a.known ||
    a.driveMinutes - b.driveMinutes ||
    a.waitMinutes - b.waitMinutes ||
    a.lastBack - b.lastBack ||
    a.lunchShift - b.lunchShift
  );
}
