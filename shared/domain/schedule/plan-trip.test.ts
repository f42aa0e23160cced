import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomProblem } from "../testing/random-problem.ts";
import { dayOf, problemOf, stopOf, week } from "../testing/small-problem.ts";
import { requestOf } from "../testing/small-request.ts";
import { WEEKDAYS } from "../winery/opening-hours.ts";
import type { PlanRequest } from "./plan-request.ts";
import { planTrip } from "./plan-trip.ts";
import { compareScores } from "./solver/score.ts";

const texts = (repairs: readonly { readonly code: string; readonly text: string }[]) =>
  Object.fromEntries(repairs.map(({ code, text }) => [code, text]));

describe("a request", () => {
  const { request, facts } = requestOf(problemOf({ stops: [stopOf(1)] }));
  const bare: PlanRequest = { base: "Walla Walla", wineries: [1], days: 1 };

  it("means 10 to 6, an hour a visit, two a day and lunch unless it says otherwise", () => {
    const plan = planTrip({ ...bare, startDate: "2026-12-04" }, facts);
    expect(plan.days[0]).toMatchObject({ date: "2026-12-04", weekday: "friday", lunchAt: 750 });
    expect(plan.days[0]?.stops[0]).toMatchObject({ begin: 660, end: 720 });
  });

  it("has no lunch by default on a half day", () => {
    const half = { ...bare, startWeekday: "friday", dayStart: 780, dayEnd: 1020 } as const;
    expect(planTrip(half, facts).days[0]?.lunchAt).toBeNull();
  });

  it("names its days by date and weekday, over the end of summer time", () => {
    const plan = planTrip({ ...bare, days: 3, startDate: "2026-10-31" }, facts);
    expect(plan.days.map(({ date, weekday }) => `${date} ${weekday}`)).toEqual([
      "2026-10-31 saturday",
      "2026-11-01 sunday",
      "2026-11-02 monday",
    ]);
  });

  it("is planned for every starting weekday without a date, and the best is used", () => {
    const weekend = week({ friday: [], saturday: [{ opens: 660, closes: 1020 }] }, []);
    const { facts: open } = requestOf(
      problemOf({ stops: [stopOf(1, { openingHours: weekend }), stopOf(2)] }),
    );
    const plan = planTrip({ ...bare, wineries: [1, 2] }, open);
    expect(plan.startWeekday).toBe("saturday");
    expect(plan.weekdays?.map(({ weekday, score }) => [weekday, score?.stops])).toEqual(
      WEEKDAYS.map((weekday) => [weekday, weekday === "saturday" ? 2 : 1]),
    );
    expect(planTrip(request, facts).weekdays).toBeNull();
  });
});

describe("the repairs of a plan", () => {
  it("are none where everything fits", () => {
    const { request, facts } = requestOf(problemOf({ stops: [stopOf(1), stopOf(2)] }));
    expect(planTrip(request, facts).repairs).toEqual([]);
  });

  it("find the nearest date on which more is open", () => {
    const stop = stopOf(1, { openingHours: week({ friday: [{ opens: 660, closes: 1020 }] }, []) });
    const days = [dayOf("monday", { date: "2026-12-07" })];
    const { request, facts } = requestOf(problemOf({ stops: [stop, stopOf(2)], days }));
    const { repairs } = planTrip(request, facts);
    expect(repairs[0]).toMatchObject({
      code: "startDate",
      text: "Start on Friday, December 11: all 2 stops fit, 10 min more driving",
      change: { startDate: "2026-12-11" },
      effect: { stops: 2, driveMinutes: 30 },
    });
    const earlier = planTrip(request, facts, { today: "2026-12-01" }).repairs[0];
    expect(earlier?.change).toEqual({ startDate: "2026-12-04" });
  });

  it("leave as little earlier, or return as little later, as it takes", () => {
    const days = [dayOf("friday", { start: 780, end: 900, lunch: false })];
    const stops = [stopOf(1), stopOf(2)];
    const { request, facts } = requestOf(problemOf({ stops, days, minutes: 20 }));
    expect(texts(planTrip(request, facts).repairs)).toMatchObject({
      leaveEarlier: "Leave from 11:30 AM: all 2 stops fit, 20 min more driving",
      returnLater: "Be back by 4:30 PM: all 2 stops fit, 20 min more driving",
    });
  });

  it("shorten visits, skip lunch, add a visit a day or a day", () => {
    const days = [dayOf("friday", { start: 600, end: 855, maxStops: 2 })];
    const { request, facts } = requestOf(
      problemOf({ stops: [stopOf(1), stopOf(2), stopOf(3)], days }),
    );
    expect(planTrip(request, facts).score.stops).toBe(2);
    expect(texts(planTrip(request, facts).repairs)).toMatchObject({
      oneMoreDay: "Add a day (Saturday): all 3 stops fit, 20 min more driving",
    });
    const tight = requestOf(
      problemOf({ stops: [stopOf(1), stopOf(2)], days: [dayOf("friday", { end: 810 })] }),
    );
    expect(texts(planTrip(tight.request, tight.facts).repairs)).toMatchObject({
      skipLunch: "Skip the 45 min lunch break: all 2 stops fit, 10 min more driving",
    });
    const full = requestOf(
      problemOf({ stops: [stopOf(1), stopOf(2)], days: [dayOf("friday", { maxStops: 1 })] }),
    );
    expect(texts(planTrip(full.request, full.facts).repairs)).toMatchObject({
      moreStopsADay: "Visit up to 2 a day: all 2 stops fit, 10 min more driving",
    });
    const late = [dayOf("friday", { start: 840, end: 1080, lunch: false })];
    const short = requestOf(
      problemOf({ stops: [stopOf(1), stopOf(2), stopOf(3)], days: late, minutes: 5 }),
    );
    expect(texts(planTrip(short.request, short.facts).repairs)).toMatchObject({
      shorterVisits: "Shorten visits to 45 min: all 3 stops fit, 5 min more driving",
    });
  });

  it("swap two days, with their hours and pins", () => {
    const stops = [
      stopOf(1, { openingHours: week({ friday: [] }) }),
      stopOf(2, { openingHours: week({ saturday: [] }) }),
    ];
    const days = [dayOf("friday"), dayOf("saturday")];
    const pins = [
      { wineryId: 1, day: 0 },
      { wineryId: 2, day: 1 },
    ];
    const { request, facts } = requestOf(problemOf({ stops, days, pins }));
    const plan = planTrip(request, facts);
    expect(plan.contradictions).toHaveLength(2);
    const swap = plan.repairs.find(({ code }) => code === "swapDays");
    expect(swap?.text).toBe("Swap Friday and Saturday: all 2 stops fit, 40 min of driving");
    expect(planTrip({ ...request, ...swap?.change }, facts).score.stops).toBe(2);
  });

  it("move an appointment that two cannot share, or drop one of the stops", () => {
    const pins = [
      { wineryId: 1, day: 0, begin: 720 },
      { wineryId: 2, day: 0, begin: 750 },
    ];
    const { request, facts } = requestOf(problemOf({ stops: [stopOf(1), stopOf(2)], pins }));
    const { repairs } = planTrip(request, facts);
    const move = repairs.find(({ code }) => code === "movePin");
    expect(move?.text).toMatch(/^Move the appointment at Winery [12] to Friday at /);
    expect(planTrip({ ...request, ...move?.change }, facts).contradictions).toEqual([]);
    expect(texts(repairs).dropStop).toBe("Drop Winery 1: the stop fits, 20 min of driving");
  });

  it("let a pin go only where no move saves it", () => {
    const closed = stopOf(1, { openingHours: week({}, []) });
    const pins = [{ wineryId: 1, day: 0 }];
    const { request, facts } = requestOf(problemOf({ stops: [closed, stopOf(2)], pins }));
    const { repairs } = planTrip(request, facts);
    expect(texts(repairs)).toMatchObject({
      removePin: "Let go of the day of Winery 1: 1 of 2 stops fit, 20 min of driving",
    });
    expect(texts(repairs)).not.toHaveProperty("movePin");
  });

  it("have exactly the effect they tell, are at most five, and the best is first", () => {
    const anyProblem = fc
      .record({
        seed: fc.nat(),
        stops: fc.integer({ min: 2, max: 7 }),
        days: fc.integer({ min: 1, max: 3 }),
        step: fc.constantFrom(1, 15),
      })
      .map(({ seed, ...shape }) => randomProblem(seed, { ...shape, odd: true }));
    fc.assert(
      fc.property(anyProblem, fc.boolean(), (problem, isOpen) => {
        const days = problem.days.map((day) => ({
          ...day,
          maxStops: problem.days[0]?.maxStops ?? 1,
          from: "base",
        }));
        const { request: named, facts } = requestOf({ ...problem, days });
        const request = isOpen ? { ...named, startWeekday: undefined } : named;
        const { repairs, score, contradictions } = planTrip(request, facts);
        expect(repairs.length).toBeLessThanOrEqual(5);
        const after = repairs.map(({ change, effect }) => {
          const repaired = planTrip({ ...request, ...change }, facts, { withoutRepairs: true });
          expect(repaired.contradictions).toEqual([]);
          expect(effect).toEqual({
            stops: repaired.score.stops,
            driveMinutes: repaired.score.driveMinutes,
          });
          return repaired.score;
        });
        expect(after.toSorted(compareScores)).toEqual(after);
        if (contradictions.length > 0) expect(score.stops).toBe(0);
      }),
      { numRuns: 40 },
    );
  });
});
