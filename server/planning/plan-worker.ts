/**
 * Answers questions about plans and roads in a thread of its own, so that none keeps the site waiting.
 * The road network is read here and nowhere else.
 */
import { answerQuestions } from "#server/platform/asked-thread.ts";
import { rowFigures } from "#server/roads/drive-figures.ts";
import { courseBetween, routesFrom } from "#server/roads/roads.ts";
import { adviceOf } from "#shared/domain/schedule/advice.ts";
import { planTrip, type TripPlan, weekdayOutcomes } from "#shared/domain/schedule/plan-trip.ts";
import type { Answers, Question, Questions, Worked } from "./plan-questions.ts";

function planOf({ request, facts, allWeekdays, ...options }: Questions["plan"]): TripPlan {
  const plan = planTrip(request, facts, options);
  const { startDate, startWeekday, ...floating } = request;
  if (!allWeekdays || startDate !== undefined || startWeekday === undefined) return plan;
  return { ...plan, weekdays: weekdayOutcomes(floating, facts) };
}

const ANSWERS: { readonly [K in keyof Questions]: (question: Questions[K]) => Answers[K] } = {
  advice: ({ request, facts, guests, plan, arrangement }) =>
    adviceOf(request, facts, guests, { plan, arrangement }),
  plan: (question) => JSON.stringify(planOf(question)),
  routes: (rows) => rows.map(({ from, targets }) => routesFrom(from, targets)),
  row: ({ from, targets, wineries }) => rowFigures(wineries, routesFrom(from, targets)),
  courses: (legs) => legs.map(([from, to]) => courseBetween(from, to)),
};

answerQuestions(({ kind, question }: Question): Worked => {
  const begunAt = performance.now();
  const answer = (ANSWERS[kind] as (asked: typeof question) => Worked["answer"])(question);
  return { answer, ms: performance.now() - begunAt };
});
