import { type CompiledDay, type CompiledProblem, countBits } from "./compiled-problem.ts";
import type { DaySet } from "./day-sets.ts";
import { lunchShift } from "./day-timing.ts";

/** A solved day. */
export type AssignedDay = Omit<DaySet, "set">;

/** Lines 2 to 8 of the order in docs/schedule.md. */
export const EMPTY_SCORE = {
  must: 0,
  stops: 0,
  known: 0,
  driveMinutes: 0,
  waitMinutes: 0,
  /** Return on the last day; 0 without a drive. */
  lastBack: 0,
  /** Total minutes between the breaks and 12:30. */
  lunchShift: 0,
};

export type Score = Readonly<typeof EMPTY_SCORE>;

/** The score of one day; each line adds up over the days. */
export function scoreOfDay(
  { must }: CompiledProblem,
  day: CompiledDay,
  { order, timing, driveMinutes }: AssignedDay,
): Score {
  const set = order.reduce((bits, stop) => bits | (1 << stop), 0);
  return {
    must: countBits(set & must),
    stops: order.length,
    known: countBits(set & day.known),
    driveMinutes,
    waitMinutes: timing?.wait ?? 0,
    lastBack: day.isLast ? (timing?.back ?? idleBack(day)) : 0,
    lunchShift: timing ? lunchShift(timing) : 0,
  };
}

export function scoreOf(problem: CompiledProblem, days: readonly AssignedDay[]): Score {
  const scores = problem.days.flatMap((day, index) => {
    const assigned = days[index];
    return assigned ? scoreOfDay(problem, day, assigned) : [];
  });
  const sum = (line: keyof Score) => scores.reduce((total, score) => total + score[line], 0);
  return {
    must: sum("must"),
    stops: sum("stops"),
    known: sum("known"),
    driveMinutes: sum("driveMinutes"),
    waitMinutes: sum("waitMinutes"),
    lastBack: sum("lastBack"),
    lunchShift: sum("lunchShift"),
  };
}

const idleBack = ({ idle, start }: CompiledDay): number => (idle ? start + idle.minutes : 0);

/** Negative if the first is better. */
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
