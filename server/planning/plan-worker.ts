/**
 * Answers questions about plans and roads in a thread of its own, so that none keeps the site waiting.
 * The road network is read here and nowhere else.
 */
import { answering } from "#server/platform/asked-thread.ts";
import { cacheGeometries } from "#server/roads/geometry-cache.ts";
import { keepRoutes } from "#server/roads/kept-routes.ts";
import { roadGeometry, routesFrom } from "#server/roads/roads.ts";
import { adviceOf } from "#shared/domain/schedule/advice.ts";
import { timeArrangement } from "#shared/domain/schedule/arrange.ts";
import { problemFor } from "#shared/domain/schedule/plan-request.ts";
import { planTrip } from "#shared/domain/schedule/plan-trip.ts";
import { legsOf } from "#shared/domain/trips/day-ways.ts";
import { matrixFigures, rowFigures } from "./drive-figures.ts";
import type { Answers, Question, Questions, Worked } from "./plan-questions.ts";

const routesOf = keepRoutes(({ from, targets }) => routesFrom(from, targets));
const geometriesOf = cacheGeometries(roadGeometry);

const ANSWERS: { readonly [K in keyof Questions]: (question: Questions[K]) => Answers[K] } = {
  plan: ({ request, places, wineries, arrangement, guests = [], withGeometries, ...options }) => {
    const drives = ANSWERS.drives(places);
    const facts = { matrix: drives, wineries };
    const plan = planTrip(request, facts, options);
    const arranged = arrangement
      ? timeArrangement(problemFor(request, facts, plan.startWeekday), arrangement)
      : null;
    const { days } = arranged?.faults.length === 0 ? arranged : plan;
    return {
      ...{ drives, plan, arranged },
      geometries: withGeometries ? geometriesOf(places, legsOf(days)) : [],
      advice: guests.length > 0 ? adviceOf(request, facts, guests, { plan, arrangement }) : [],
    };
  },
  drives: (places) =>
    matrixFigures(
      places.map(([name]) => name),
      routesOf(places.map(([, position]) => position)),
    ),
  routes: ({ from, targets }) => routesFrom(from, targets),
  row: ({ from, targets, wineries }) => rowFigures(wineries, routesFrom(from, targets)),
  geometries: ({ places, legs }) => geometriesOf(places, legs),
};

export const answer = answering(({ kind, question }: Question): Worked => {
  const begunAt = performance.now();
  const answer = (ANSWERS[kind] as (asked: typeof question) => unknown)(question);
  return { answer: JSON.stringify(answer), ms: performance.now() - begunAt };
});
