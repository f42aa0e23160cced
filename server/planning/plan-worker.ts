/** Solves plans in a thread of its own, one after the other, so that no plan keeps the site waiting. */
import { answerQuestions } from "#server/platform/asked-thread.ts";
import { planTrip, weekdayOutcomes } from "#shared/domain/schedule/plan-trip.ts";
import type { PlanQuestion } from "./plan-solver.ts";

answerQuestions(({ request, facts, allWeekdays, ...options }: PlanQuestion) => {
  const plan = planTrip(request, facts, options);
  const { startDate, startWeekday, ...floating } = request;
  if (!allWeekdays || startDate !== undefined || startWeekday === undefined) return plan;
  return { ...plan, weekdays: weekdayOutcomes(floating, facts) };
});
