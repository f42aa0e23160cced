import type { Plan } from "#shared/api/trips/plan.ts";
import type { ScheduleProblem } from "../schedule/problem.ts";
import { solveSchedule } from "../schedule/solve.ts";
import type { Scored } from "../schedule/solver/score.ts";
import { bruteForce } from "./brute-force.ts";

/** What two solvers must agree on: the lines of the order and who is visited when; null: pins clash. */
export interface Outcome {
  readonly lines: readonly number[];
  readonly days: readonly (readonly number[])[];
}

/** The outcome of a plan, in the shape of the brute force: in each line more is better. */
export function outcomeOf(problem: ScheduleProblem, plan: Plan & Scored): Outcome | null {
  if (plan.contradictions.length > 0) return null;
  const { must, stops, known, driveMinutes, waitMinutes, lastBack, lunchShift } = plan.score;
  return {
    lines: [must, stops, known, 0 - driveMinutes, 0 - waitMinutes, 0 - lastBack, 0 - lunchShift],
    days: plan.days.map((day) =>
      day.stops.map(({ wineryId }) =>
        problem.stops.findIndex((stop) => stop.wineryId === wineryId),
      ),
    ),
  };
}

/** The outcomes of the solver and of trying everything. */
export function bothOutcomes(problem: ScheduleProblem): {
  readonly solved: Outcome | null;
  readonly tried: Outcome | null;
} {
  const brute = bruteForce(problem);
  return {
    solved: outcomeOf(problem, solveSchedule(problem)),
    tried: brute && { lines: brute.lines, days: brute.days },
  };
}
