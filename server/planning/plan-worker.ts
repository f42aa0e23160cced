/** Solves plans in a thread of its own, one after the other, so that no plan keeps the site waiting. */
import { answerQuestions } from "#server/platform/asked-thread.ts";
import { planTrip } from "#shared/domain/schedule/plan-trip.ts";
import type { PlanQuestion } from "./plan-solver.ts";

answerQuestions(({ request, facts, ...options }: PlanQuestion) =>
  planTrip(request, facts, options),
);
