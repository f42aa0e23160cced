import type { Weekday } from "../../winery/opening-hours.ts";
import type { Plan } from "../plan.ts";
import { type PlanRequest, problemFor, type ScheduleFacts } from "../plan-request.ts";
import { assignDays } from "../solver/assign-days.ts";
import { compileProblem } from "../solver/compiled-problem.ts";
import { type AssignedDay, type Score, scoreOf } from "../solver/score.ts";
import { ALLOWANCE, isWithinAllowance, type SolverMemo } from "../solver/solver-memo.ts";

export type RepairCode =
  | "startDate"
  | "startWeekday"
  | "swapDays"
  | "leaveEarlier"
  | "returnLater"
  | "shorterVisits"
  | "moreStopsADay"
  | "oneMoreDay"
  | "dropStop"
  | "movePin"
  | "removePin"
  | "lunchAnywhere"
  | "skipLunch";

/** What is to be repaired. */
export interface Repairable {
  readonly request: PlanRequest;
  readonly facts: ScheduleFacts;
  /** The best plan of the request. */
  readonly plan: Plan;
  /** The weekday it starts on; where the request leaves it open, each repair keeps it. */
  readonly startWeekday: Weekday;
  readonly memo: SolverMemo;
  /** Today in Washington; no repair starts earlier. */
  readonly today?: string | undefined;
}

/** One thing to change. */
export interface Candidate {
  readonly code: RepairCode;
  /** What the visitor would do: "Leave at 9:30 AM on Friday". */
  readonly action: string;
  readonly change: Partial<PlanRequest>;
}

/** A request with something changed, solved; `score` is null when the pins cannot hold. */
export interface Changed {
  /** What was changed, to be laid over the request. */
  readonly change: Partial<PlanRequest>;
  readonly score: Score | null;
  readonly days: readonly AssignedDay[];
}

/** A change that was tried. */
export interface Trial extends Candidate, Changed {}

/** What a change starts from. */
type Base = Pick<Repairable, "request" | "facts" | "startWeekday" | "memo">;

/**
 * Solves again with a change; what the change leaves open stays as it is. Null once the work that a
 * question may take is spent: what was not tried is not offered.
 */
export function solveChanged(
  { request, facts, startWeekday, memo }: Base,
  asked: Partial<PlanRequest>,
): Changed | null {
  if (memo.spent > ALLOWANCE) return null;
  const isAnchored = request.startDate !== undefined || request.startWeekday !== undefined;
  const change = isAnchored ? asked : { startWeekday, ...asked };
  const changed = { ...request, ...change };
  const weekday = changed.startWeekday ?? startWeekday;
  const compiled = compileProblem(problemFor(changed, facts, weekday));
  if (!isWithinAllowance(memo, compiled)) return null;
  const days = assignDays(compiled, memo).best();
  return { change, days: days ?? [], score: days && scoreOf(compiled, days) };
}

/** The trial of a candidate; null where it was not made. */
export function attempt(repairable: Repairable, candidate: Candidate): Trial | null {
  const solved = solveChanged(repairable, candidate.change);
  return solved && { ...candidate, ...solved };
}

/** The trial of a change, if it was made. */
export const tried = (repairable: Repairable, candidate: Candidate): Trial[] => {
  const trial = attempt(repairable, candidate);
  return trial ? [trial] : [];
};
