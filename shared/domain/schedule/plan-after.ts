import type { Weekday } from "../winery/opening-hours.ts";
import { type PlanRequest, problemFor, type ScheduleFacts } from "./plan-request.ts";
import { type Outcome, outcomeOf } from "./solve.ts";
import { ALLOWANCE, type SolverMemo } from "./solver/solver-memo.ts";

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
