import type { Weekday } from "../winery/opening-hours.ts";
import { contradictionsOf } from "./explain/contradictions.ts";
import { reasonsWithout } from "./explain/explain.ts";
import type { Contradiction, Plan } from "./plan.ts";
import { type PlanRequest, problemFor, type ScheduleFacts } from "./plan-request.ts";
import type { ScheduleProblem } from "./problem.ts";
import { assignDays } from "./solver/assign-days.ts";
import { type CompiledProblem, compileProblem } from "./solver/compiled-problem.ts";
import { emptyDay, planDays } from "./solver/plan-days.ts";
import { EMPTY_SCORE, type Score, scoreOf } from "./solver/score.ts";
import { ALLOWANCE, newMemo, type SolverMemo, stepsAfter } from "./solver/solver-memo.ts";

/**
 * The best plan there is, by the order of docs/schedule.md, with the reasons for every stop left out.
 * Pure and deterministic: equal problems have equal plans, and the order of the stops decides nothing
 * but what is equal otherwise.
 * @param memo of problems solved in the same call, so that equal days are worked out once.
 * @throws RangeError for a problem outside the limits (days, stops, whole minutes, a complete matrix).
 */
export function solveSchedule(problem: ScheduleProblem, memo: SolverMemo = newMemo()): Plan {
  const compiled = compileProblem(problem);
  const assignments = assignDays(compiled, memo);
  const days = assignments.best();
  if (days === null) return contradictoryPlan(problem, compiled, memo);
  const planned = new Set(days.flatMap(({ order }) => order));
  return {
    days: planDays(problem, compiled, days),
    left: problem.stops.flatMap(({ wineryId }, stop) =>
      planned.has(stop)
        ? []
        : { wineryId, reasons: reasonsWithout(problem, compiled, { stop, days, assignments }) },
    ),
    contradictions: [],
    score: scoreOf(compiled, days),
    proof: { optimal: true },
  };
}

/** What the best plan comes to, without its reasons. */
export interface Outcome extends Pick<Plan, "days"> {
  /** Null where the pins exclude each other. */
  readonly score: Score | null;
}

/** The outcome of a problem; null where it could take more than `most` steps of work in all. */
export function outcomeOf(
  problem: ScheduleProblem,
  memo: SolverMemo,
  most = Number.POSITIVE_INFINITY,
): Outcome | null {
  if (memo.spent > most) return null;
  const compiled = compileProblem(problem);
  if (stepsAfter(memo, compiled) > most) return null;
  const days = assignDays(compiled, memo).best();
  return { days: planDays(problem, compiled, days ?? []), score: days && scoreOf(compiled, days) };
}

/** Said of pins that exclude each other in no way that can be told more closely. */
const UNNAMED: Contradiction = {
  code: "pinsClash",
  day: null,
  wineryIds: [],
  text: "What is pinned cannot all be kept",
};

/** The answer when the pins exclude each other: no day, and why. */
function contradictoryPlan(
  problem: ScheduleProblem,
  compiled: CompiledProblem,
  memo: SolverMemo,
): Plan {
  const found = contradictionsOf(problem, compiled, memo);
  return {
    days: problem.days.map((frame) => emptyDay(problem, frame)),
    left: problem.stops.map(({ wineryId }) => ({
      wineryId,
      reasons: [{ code: "pins", day: null, text: "No plan can keep everything that is pinned" }],
    })),
    contradictions: found.length > 0 ? found : [UNNAMED],
    score: EMPTY_SCORE,
    proof: { optimal: true },
  };
}

/** A request of which something may be changed. */
export interface Changeable {
  readonly request: PlanRequest;
  readonly facts: ScheduleFacts;
  /** The weekday its plan starts on; where the request leaves it open, each change keeps it. */
  readonly startWeekday: Weekday;
  readonly memo: SolverMemo;
}

/** What the best plan comes to after a change. */
export interface Changed extends Outcome {
  /** What was changed, to be laid over the request: `{ ...request, ...change }`; the request itself undoes it. */
  readonly change: Partial<PlanRequest>;
}

/**
 * Tries a change: what the best plan of the request comes to with it; what it leaves open stays as it is. Null once the
 * work that a question may take is spent: what was not tried is not offered.
 */
export function planAfter(
  { request, facts, startWeekday, memo }: Changeable,
  asked: Partial<PlanRequest>,
): Changed | null {
  const isAnchored = request.startDate !== undefined || request.startWeekday !== undefined;
  const change = isAnchored ? asked : { startWeekday, ...asked };
  const changed = { ...request, ...change };
  const problem = problemFor(changed, facts, changed.startWeekday ?? startWeekday);
  const outcome = outcomeOf(problem, memo, ALLOWANCE);
  return outcome && { change, ...outcome };
}
