import type { Contradiction, Plan } from "#shared/api/trips/plan.ts";
import type { Weekday } from "../winery/opening-hours.ts";
import { contradictionsOf } from "./explain/contradictions.ts";
import { reasonsWithout } from "./explain/explain.ts";
import { type PlanRequest, problemFor, type ScheduleFacts } from "./plan-request.ts";
import type { ScheduleProblem } from "./problem.ts";
import { assignDays } from "./solver/assign-days.ts";
import { type CompiledProblem, compileProblem } from "./solver/compiled-problem.ts";
import { planDays } from "./solver/plan-days.ts";
import { EMPTY_SCORE, type Scored, scoreOf } from "./solver/score.ts";
import { ALLOWANCE, newMemo, type SolverMemo, stepsAfter } from "./solver/solver-memo.ts";

/**
 * The best plan by the order of docs/schedule.md, with reasons for every stop left out.
 * Deterministic; the order of the stops only breaks ties.
 * @param memo shared by problems that are solved in the same call.
 * @throws RangeError for a problem outside the limits (days, stops, whole minutes, a complete
 *   matrix).
 */
export function solveSchedule(
  problem: ScheduleProblem,
  memo: SolverMemo = newMemo(),
): Plan & Scored {
  const compiled = compileProblem(problem);
  const bestAssignment = assignDays(compiled, memo);
  const days = bestAssignment();
  if (days === null) return contradictoryPlan(compiled, memo);
  const planned = new Set(days.flatMap(({ order }) => order));
  return {
    days: planDays(compiled, days),
    left: problem.stops.flatMap(({ wineryId }, stop) =>
      planned.has(stop)
        ? []
        : { wineryId, reasons: reasonsWithout(compiled, { stop, days, bestAssignment }) },
    ),
    contradictions: [],
    score: scoreOf(compiled, days),
    proof: { optimal: true },
  };
}

/** The best plan of a problem without reasons; null if the memo could exceed `most` steps of work. */
export function outcomeOf(
  problem: ScheduleProblem,
  memo: SolverMemo,
  most = Number.POSITIVE_INFINITY,
) {
  if (memo.spent > most) return null;
  const compiled = compileProblem(problem);
  if (stepsAfter(memo, compiled) > most) return null;
  const days = assignDays(compiled, memo)();
  return {
    days: planDays(compiled, days ?? []),
    /** Null if the pins conflict. */
    score: days && scoreOf(compiled, days),
  };
}

/** For conflicts without a more specific reason. */
const UNNAMED: Contradiction = {
  code: "pinsClash",
  day: null,
  wineryIds: [],
  text: "What is pinned cannot all be kept",
};

function contradictoryPlan(compiled: CompiledProblem, memo: SolverMemo): Plan & Scored {
  const found = contradictionsOf(compiled, memo);
  return {
    days: planDays(compiled, []),
    left: compiled.problem.stops.map(({ wineryId }) => ({
      wineryId,
      reasons: [{ code: "pins", day: null, text: "No plan can keep everything that is pinned" }],
    })),
    contradictions: found.length > 0 ? found : [UNNAMED],
    score: EMPTY_SCORE,
    proof: { optimal: true },
  };
}

/** A request that changes are tried on. */
export interface Changeable {
  readonly request: PlanRequest;
  readonly facts: ScheduleFacts;
  /** The weekday its plan starts on, which changes keep. */
  readonly startWeekday: Weekday;
  readonly memo: SolverMemo;
}

export type Changed = NonNullable<ReturnType<typeof planAfter>>;

/** The best plan of a request with a change; null once the work allowance is spent. */
export function planAfter(
  { request, facts, startWeekday, memo }: Changeable,
  variant: Partial<PlanRequest>,
) {
  const isAnchored = request.startDate !== undefined || request.startWeekday !== undefined;
  // Merged over the request to apply it.
  const change: Partial<PlanRequest> = isAnchored ? variant : { startWeekday, ...variant };
  const changed = { ...request, ...change };
  const problem = problemFor(changed, facts, changed.startWeekday ?? startWeekday);
  const outcome = outcomeOf(problem, memo, ALLOWANCE);
  return outcome && { change, ...outcome };
}
