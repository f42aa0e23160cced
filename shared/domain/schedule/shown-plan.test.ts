import { expect, test } from "vitest";
import { dayOf, problemOf, stopOf, week } from "../testing/small-problem.ts";
import { requestOf } from "../testing/small-request.ts";
import { timeArrangement } from "./arrange.ts";
import { planTrip } from "./plan-trip.ts";
import { shownPlan } from "./shown-plan.ts";

/** Of three stops the third is closed. */
const stops = [stopOf(1), stopOf(2), stopOf(3, { openingHours: week({ friday: [] }) })];
const problem = problemOf({ stops, days: [dayOf("friday")] });
const { request, facts } = requestOf(problem);
const plan = planTrip(request, facts);
const { days, left, contradictions, score, startWeekday, weekdays } = plan;
const best = {
  ...{ days, left, contradictions, score, startWeekday, weekdays },
  ...{ faults: [], best: null, hasBestStops: true, repairs: null },
};

test("without an order of the visitor's own the best plan is shown, its repairs still to come", () => {
  expect(left.map(({ wineryId }) => wineryId)).toEqual([3]);
  expect(shownPlan(plan, null)).toEqual(best);
});

test("an order that cannot be kept is shown as the best plan, with its faults", () => {
  const arranged = timeArrangement(problem, [[1, 3]]);
  expect(arranged.faults).toHaveLength(1);
  expect(shownPlan(plan, arranged)).toEqual({ ...best, faults: arranged.faults });
});

test("an order that can be kept is shown, with the reasons that the best plan knows and the best score", () => {
  const arranged = timeArrangement(problem, [[2, 1]]);
  expect(shownPlan(plan, arranged)).toEqual({
    ...{ days: arranged.days, left, contradictions: [], score: arranged.score },
    ...{ startWeekday, weekdays, faults: [], best: score, hasBestStops: true, repairs: null },
  });
});

test("a stop that only the visitor's order leaves out keeps that order's reason", () => {
  const arranged = timeArrangement(problem, [[1]]);
  const shown = shownPlan(plan, arranged);
  expect(shown.left).toEqual([arranged.left.find(({ wineryId }) => wineryId === 2), ...left]);
  expect(shown.hasBestStops).toBe(false);
});

test("an order of the visitor's own has no contradicting pins, even where the best plan has", () => {
  const pins = [
    { wineryId: 1, day: 0, begin: 700 },
    { wineryId: 2, day: 0, begin: 705 },
  ];
  const pinned = requestOf(problemOf({ stops, days: [dayOf("friday")], pins }));
  const contradicted = planTrip(pinned.request, pinned.facts);
  expect(contradicted.contradictions.length).toBeGreaterThan(0);
  expect(shownPlan(contradicted, timeArrangement(problem, [[1, 2]])).contradictions).toEqual([]);
});
