import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomProblem } from "../testing/random-problem.ts";
import { dayOf, problemOf, stopOf, week } from "../testing/small-problem.ts";
import { requestOf } from "../testing/small-request.ts";
import { timeArrangement } from "./arrange.ts";
import { planRest } from "./day-out/plan-rest.ts";
import { planTrip } from "./plan-trip.ts";
import type { ScheduleProblem } from "./problem.ts";
import { shownPlan } from "./shown-plan.ts";
import { solveSchedule } from "./solve.ts";
import { compareScores } from "./solver/score.ts";

const anyProblem = fc
  .record({
    seed: fc.nat(),
    stops: fc.integer({ min: 1, max: 7 }),
    days: fc.integer({ min: 1, max: 3 }),
    step: fc.constantFrom(1, 15),
  })
  .map(({ seed, ...shape }) => randomProblem(seed, { ...shape, odd: true }));

describe("an order the visitor made", () => {
  it("is timed like the best plan where it is the best plan's", () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const plan = solveSchedule(problem);
        if (plan.contradictions.length > 0) return;
        const orders = plan.days.map((day) => day.stops.map((stop) => stop.wineryId));
        const arranged = timeArrangement(problem, orders);
        expect(arranged.faults).toEqual([]);
        expect(arranged.days).toEqual(plan.days);
        expect(arranged.score).toEqual(plan.score);
      }),
      { numRuns: 60 },
    );
  });

  it("is never better than the best plan while it keeps the rules", () => {
    const arranged = anyProblem.chain((problem) =>
      fc.record({
        problem: fc.constant(problem),
        order: fc.shuffledSubarray(
          problem.stops.filter(({ wish }) => wish !== "skip").map(({ wineryId }) => wineryId),
        ),
        cut: fc.nat({ max: 4 }),
      }),
    );
    fc.assert(
      fc.property(arranged, ({ problem, order, cut }) => {
        const own = timeArrangement(problem, [order.slice(0, cut), order.slice(cut)]);
        const pinsHold = problem.pins.every(({ wineryId, day, begin }) =>
          own.days[day]?.stops.some(
            (stop) => stop.wineryId === wineryId && (begin == null || stop.begin === begin),
          ),
        );
        if (own.faults.length > 0 || !pinsHold || problem.days.length < 2) return;
        expect(compareScores(solveSchedule(problem).score, own.score)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 100 },
    );
  });

  it("is compared by its driving with a best plan of the same stops alone", () => {
    const problem = problemOf({ stops: [stopOf(1), stopOf(2), stopOf(3)] });
    const { request, facts } = requestOf(problem);
    const plan = planTrip(request, facts);
    const shown = [
      [3, 2, 1],
      [2, 1],
    ].map((order) => shownPlan(plan, timeArrangement(problem, [order])));
    expect(shown.map(({ best, hasBestStops }) => [best?.stops, hasBestStops])).toEqual([
      [3, true],
      [3, false],
    ]);
  });

  it("says which stop is at fault and why, and what is left out of it", () => {
    const stops = [
      stopOf(1, { openingHours: week({}, [{ opens: 660, closes: 780 }]) }),
      stopOf(2),
      stopOf(3, { openingHours: week({ friday: [] }) }),
    ];
    const days = [dayOf("friday"), dayOf("saturday")];
    const problem = problemOf({ stops, days });
    const late = timeArrangement(problem, [[2, 1]]);
    expect(late.faults).toEqual([
      {
        code: "noTimeAfter",
        day: 0,
        wineryId: 1,
        text: "There is no time for Winery 1 after Winery 2: by 6 PM at the base, within the hours, lunch included",
      },
    ]);
    expect(late.left.map(({ wineryId }) => wineryId)).toEqual([3]);
    expect(timeArrangement(problem, [[1, 2], [3]]).faults).toEqual([]);
    expect(timeArrangement(problem, [[3]]).faults[0]?.text).toBe("Closed on Fridays");
  });

  it("respects pins and the number of visits a day", () => {
    const days = [dayOf("friday", { maxStops: 1 }), dayOf("saturday")];
    const pins = [{ wineryId: 1, day: 1 }];
    const problem = problemOf({ stops: [stopOf(1), stopOf(2), stopOf(3)], days, pins });
    expect(timeArrangement(problem, [[1]]).faults[0]?.text).toBe("Winery 1 is pinned to Saturday");
    expect(timeArrangement(problem, [[2, 3]]).faults[0]?.text).toBe("Friday has room for 1 visit");
    expect(() => timeArrangement(problem, [[9]])).toThrow("not chosen");
    expect(() => timeArrangement(problem, [[2], [2]])).toThrow("A stop is arranged twice.");
    expect(timeArrangement(problem, [[2, 3]]).faults).toMatchObject([
      { code: "dayFull", day: 0, wineryId: 3 },
    ]);
    expect(timeArrangement(problem, [[1]]).faults).toMatchObject([
      { code: "pins", day: 0, wineryId: 1 },
    ]);
  });

  it("keeps the other days where one cannot be kept, and counts what is kept alone", () => {
    const days = [dayOf("friday", { maxStops: 1 }), dayOf("saturday")];
    const problem = problemOf({ stops: [stopOf(1), stopOf(2), stopOf(3), stopOf(4)], days });
    const { days: timed, score, left } = timeArrangement(problem, [[1, 2], [3]]);
    expect(timed.map((day) => day.stops.map(({ wineryId }) => wineryId))).toEqual([[], [3]]);
    expect(score).toMatchObject({ stops: 1, driveMinutes: 20 });
    expect(left).toEqual([
      {
        wineryId: 4,
        reasons: [{ code: "notArranged", day: null, text: "Not in your own order" }],
      },
    ]);
  });

  it("names the town where the day ends, and no break where there is none", () => {
    const even = ["base", 1, "Yakima"].map((from, _, all) =>
      all.map((to) => (from === to ? 0 : 30)),
    );
    const problem: ScheduleProblem = {
      ...problemOf({ stops: [stopOf(1)] }),
      days: [dayOf("friday", { end: 700, lunch: false, to: "Yakima" })],
      matrix: { places: ["base", 1, "Yakima"], minutes: even, miles: even },
    };
    expect(timeArrangement(problem, [[1]]).faults[0]?.text).toMatch(/Yakima/);
    const late = [dayOf("friday", { end: 780, lunch: false })];
    const two = problemOf({ stops: [stopOf(1), stopOf(2)], days: late });
    expect(timeArrangement(two, [[1, 2]]).faults[0]?.text).toBe(
      "There is no time for Winery 2 after Winery 1: by 1 PM at the base, within the hours",
    );
  });
});

describe("the rest of a day out", () => {
  const stops = [stopOf(1), stopOf(2), stopOf(3)];
  const problem = problemOf({ stops, days: [dayOf("friday"), dayOf("saturday")] });
  const before = solveSchedule(problem);
  const moment = {
    day: 0,
    minute: 720,
    at: 1,
    visited: [1],
    visitedToday: 1,
    passedOver: [],
    lunchDone: false,
  } as const;

  it("begins where and when the visitor can go on", () => {
    const { plan } = planRest(problem, before, moment);
    const [today] = plan.days;
    expect(today?.stops.map((stop) => stop.wineryId)).toEqual([2, 3]);
    expect(today?.leaveAt).toBeGreaterThanOrEqual(720);
    // From the first room to the second, not from the base.
    expect(today?.driveMinutes).toBe(30);
    expect(plan.left).toEqual([]);
  });

  it("passes over a closed door and keeps the later days", () => {
    const two = problemOf({
      stops,
      days: [dayOf("friday", { maxStops: 2 }), dayOf("saturday", { maxStops: 2 })],
    });
    const followed = solveSchedule(two);
    const tomorrow = followed.days[1]?.stops.map((stop) => stop.wineryId) ?? [];
    const today = followed.days[0]?.stops.map((stop) => stop.wineryId) ?? [];
    const closed = today[0] ?? 0;
    const { plan } = planRest(two, followed, {
      ...moment,
      minute: 660,
      at: closed,
      visited: [],
      visitedToday: 0,
      passedOver: [closed],
    });
    expect(plan.days[0]?.stops.map((stop) => stop.wineryId)).toEqual(today.slice(1));
    expect(plan.days[1]?.stops.map((stop) => stop.wineryId)).toEqual(tomorrow);
  });

  it("moves to tomorrow what is too late for today", () => {
    const { plan } = planRest(problem, before, { ...moment, minute: 960, lunchDone: true });
    expect(plan.days[0]?.stops).toEqual([]);
    expect(plan.days[1]?.stops.map((stop) => stop.wineryId).toSorted()).toEqual([2, 3]);
  });

  it("lets an appointment go that is over, and says so", () => {
    const pins = [{ wineryId: 2, day: 0, begin: 700 }];
    const { plan, letGo } = planRest({ ...problem, pins }, before, moment);
    expect(letGo.map(({ code, wineryIds }) => [code, ...wineryIds])).toEqual([
      ["appointmentTooEarly", 2],
    ]);
    expect(plan.left).toEqual([]);
  });
});
