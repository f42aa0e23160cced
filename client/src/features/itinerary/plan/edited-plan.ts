import type { Arrangement } from "#shared/domain/schedule/arrange.ts";
import type { PlanRequest } from "#shared/domain/schedule/plan-request.ts";

/** A plan as the visitor left it: what was asked, and the order of stops where it is their own. */
export interface EditedPlan {
  readonly request: PlanRequest;
  /** Null for the best order. */
  readonly arrangement: Arrangement | null;
}
