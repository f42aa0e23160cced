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

/** With the score that plans are compared by, which is not sent. */
export interface Scored {
  readonly score: Score;
}

const LINES = Object.keys(EMPTY_SCORE) as (keyof Score)[];
/** More of these is better, less of the others. */
const MORE_IS_BETTER: ReadonlySet<keyof Score> = new Set(["must", "stops", "known"]);

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
  const total = { ...EMPTY_SCORE };
  for (const score of scores) for (const line of LINES) total[line] += score[line];
  return total;
}

const idleBack = ({ idle, start }: CompiledDay): number => (idle ? start + idle.minutes : 0);

/** Negative if the first is better. */
export function compareScores(a: Score, b: Score): number {
  const line = LINES.find((each) => a[each] !== b[each]);
  if (line === undefined) return 0;
  return MORE_IS_BETTER.has(line) ? b[line] - a[line] : a[line] - b[line];
}
