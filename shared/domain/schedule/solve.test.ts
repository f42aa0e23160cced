import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bothOutcomes } from "../testing/compare-with-brute.ts";
import { planFaults } from "../testing/plan-faults.ts";
import { type ProblemShape, randomProblem } from "../testing/random-problem.ts";
import { dayOf, problemOf, stopOf, week } from "../testing/small-problem.ts";
import { solveSchedule } from "./solve.ts";

/** Of each shape; `SCHEDULE_CASES=1000` for a longer search for a better plan. */
// biome-ignore lint/style/noProcessEnv: no configuration of the site.
const CASES = Number(process.env.SCHEDULE_CASES ?? 15);

const SHAPES: readonly (ProblemShape & { readonly share?: number })[] = [
  { stops: 3, days: 1, step: 1, odd: true },
  { stops: 4, days: 1, step: 5, odd: false },
  { stops: 4, days: 2, step: 15, odd: true },
  { stops: 5, days: 2, step: 1, odd: true },
  { stops: 4, days: 3, step: 30, odd: true },
  { stops: 3, days: 1, step: 1, odd: true, moving: true },
  { stops: 4, days: 2, step: 15, odd: true, moving: true },
  { stops: 4, days: 4, step: 5, odd: false, moving: true },
  { stops: 3, days: 7, step: 15, odd: true, moving: true },
  // From town to town; there are so many ways to divide the stops that fewer of these are tried.
  { stops: 4, days: 5, step: 15, odd: true, moving: true, share: 0.4 },
  { stops: 4, days: 6, step: 1, odd: false, moving: true, share: 0.2 },
  { stops: 4, days: 7, step: 5, odd: true, moving: true, share: 0.4 },
  { stops: 5, days: 7, step: 30, odd: false, moving: true, share: 0.1 },
];

/** Larger problems, which no brute force reaches. */
const anyProblem = fc
  .record({
    seed: fc.nat(),
    stops: fc.integer({ min: 1, max: 9 }),
    days: fc.integer({ min: 1, max: 5 }),
    step: fc.constantFrom(1, 15, 30),
    moving: fc.boolean(),
  })
  .map(({ seed, ...shape }) => randomProblem(seed, { ...shape, odd: true }));

describe("the best plan", () => {
  for (const [index, { share = 1, ...shape }] of SHAPES.entries()) {
    it(`is the one that trying everything finds, ${JSON.stringify(shape)}`, () => {
      for (let seed = 0; seed < CASES * share; seed += 1) {
        const problem = randomProblem(seed * SHAPES.length + index, shape);
        const { solved, tried } = bothOutcomes(problem);
        expect(solved, `seed ${seed}`).toEqual(tried);
      }
    });
  }

  it("is that one where no way back is like the way there, nor always to be had", () => {
    const oneWay = fc.record({
      ...{ seed: fc.nat(), stops: fc.integer({ min: 2, max: 4 }) },
      ...{ days: fc.integer({ min: 1, max: 3 }), step: fc.constantFrom(1, 15) },
    });
    fc.assert(
      fc.property(oneWay, ({ seed, ...shape }) => {
        const asked = { ...shape, odd: true, moving: true, oneWay: true };
        const { solved, tried } = bothOutcomes(randomProblem(seed, asked));
        expect(solved).toEqual(tried);
      }),
      { numRuns: 60 },
    );
  });

  it("has lunch near by as a place on the way where no road leads back from it", () => {
    const shape = { stops: 4, days: 3, step: 15, odd: true, moving: true };
    const problem = randomProblem(1_002_163, shape);
    const { solved, tried } = bothOutcomes(problem);
    expect(solved).toEqual(tried);
    const day = solveSchedule(problem).days[1];
    expect(day).toMatchObject({ lunchPlace: 100, meal: { back: null, there: { legMiles: 0.25 } } });
  });

  it("keeps every rule: open doors, whole legs, pins, lunch, no overlap, reasons for the rest", () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        expect(planFaults(problem, solveSchedule(problem))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("does not depend on the order of choosing but between equals", () => {
    const shuffled = anyProblem.chain((problem) =>
      fc
        .shuffledSubarray([...problem.stops], { minLength: problem.stops.length })
        .map((stops) => ({ problem, other: { ...problem, stops } })),
    );
    fc.assert(
      fc.property(shuffled, ({ problem, other }) => {
        expect(solveSchedule(other).score).toEqual(solveSchedule(problem).score);
      }),
      { numRuns: 60 },
    );
  });

  it("does not depend on the order of the matrix or of the pins", () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const { places, minutes, miles } = problem.matrix;
        const reversed = <T>(table: readonly (readonly T[])[]) =>
          table.map((row) => row.toReversed()).toReversed();
        const matrix = {
          places: places.toReversed(),
          minutes: reversed(minutes),
          miles: reversed(miles),
        };
        const other = solveSchedule({ ...problem, matrix, pins: problem.pins.toReversed() });
        expect(other.days).toEqual(solveSchedule(problem).days);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the rules of a plan", () => {
  it("prefer one must to two likes", () => {
    const stops = [stopOf(1), stopOf(2), stopOf(3, { wish: "must" })];
    const far = problemOf({ stops, days: [dayOf("friday", { maxStops: 2, end: 840 })] });
    const minutes = far.matrix.minutes.map((row, from) =>
      row.map((drive, to) => (from !== to && (from === 3 || to === 3) ? 55 : drive)),
    );
    const plan = solveSchedule({ ...far, matrix: { ...far.matrix, minutes } });
    expect(plan.days[0]?.stops.map((stop) => stop.wineryId)).toEqual([3]);
  });

  it("walk between rooms less than a quarter mile apart, and park once", () => {
    const plan = solveSchedule(problemOf({ stops: [stopOf(1), stopOf(2)], miles: 0.24 }));
    expect(plan.days[0]).toMatchObject({ driveMinutes: 20, miles: 0.5 });
    expect(plan.days[0]?.stops[1]).toMatchObject({
      travel: "foot",
      legMinutes: 5,
      parkMinutes: 0,
    });
    const driven = solveSchedule(problemOf({ stops: [stopOf(1), stopOf(2)], miles: 0.25 }));
    expect(driven.days[0]?.driveMinutes).toBe(30);
  });

  it("leave as late as the first door allows, and stand at none", () => {
    const [day] = solveSchedule(problemOf({ stops: [stopOf(1)] })).days;
    expect(day).toMatchObject({ leaveAt: 645, waitMinutes: 0 });
    expect(day?.stops[0]).toMatchObject({ arrive: 660, begin: 660, end: 720, waitMinutes: 0 });
  });

  it("begin the first visit later rather than wait at the second door", () => {
    const stops = [
      stopOf(1, { openingHours: week({}, [{ opens: 600, closes: 780 }]) }),
      stopOf(2, { openingHours: week({}, [{ opens: 780, closes: 900 }]) }),
    ];
    const days = [dayOf("friday", { lunch: false })];
    const [day] = solveSchedule(problemOf({ stops, days })).days;
    expect(day?.stops.map((stop) => stop.begin)).toEqual([705, 780]);
    expect(day?.waitMinutes).toBe(0);
  });

  it("take the later of two openings where that spares a wait", () => {
    const stops = [
      stopOf(1, {
        openingHours: week({}, [
          { opens: 600, closes: 720 },
          { opens: 840, closes: 1000 },
        ]),
      }),
      stopOf(2, { openingHours: week({}, [{ opens: 960, closes: 1080 }]) }),
    ];
    const days = [dayOf("friday", { lunch: false, end: 1200 })];
    const [day] = solveSchedule(problemOf({ stops, days })).days;
    expect(day?.stops.map((stop) => stop.begin)).toEqual([885, 960]);
  });

  it("have lunch where it costs least, between 11:30 and 1:30", () => {
    const pins = [
      { wineryId: 1, day: 0, begin: 660 },
      { wineryId: 2, day: 0, begin: 840 },
    ];
    const [day] = solveSchedule(problemOf({ stops: [stopOf(1), stopOf(2)], pins })).days;
    // An hour and 45 minutes are left between the visits: the break is at 12:30.
    expect(day).toMatchObject({ lunchPlace: 1, lunchAt: 750, waitMinutes: 60 });
    expect(day?.stops[1]).toMatchObject({ arrive: 810, waitMinutes: 30 });
  });

  it("plan unknown hours from 11 to 5 and open ends until 5, and say so", () => {
    const stops = [
      stopOf(1, { openingHours: null }),
      stopOf(2, { openingHours: week({}, [{ opens: 900, closes: null }]), bookFirst: true }),
      stopOf(3, { openingHours: week({}, null) }),
    ];
    const [day] = solveSchedule(problemOf({ stops })).days;
    const notices = day?.stops.map((stop) => [
      stop.hours,
      ...stop.notices.map((notice) => notice.text),
    ]);
    expect(notices).toEqual([
      ["unknown", "Hours not known: call first"],
      ["unknown", "By appointment that day: call first"],
      ["openEnded", "Closing time not listed: planned until 5 PM", "Book first"],
    ]);
  });

  it("count hours past midnight to the day they opened", () => {
    const late = week({ friday: [{ opens: 960, closes: 60 }], saturday: [] });
    const days = [dayOf("friday", { end: 1400, lunch: false })];
    const pins = [{ wineryId: 1, day: 0, begin: 1300 }];
    const stops = [stopOf(1, { openingHours: late })];
    expect(solveSchedule(problemOf({ stops, days, pins })).contradictions).toEqual([]);
    const next = [dayOf("saturday", { start: 0, end: 120, lunch: false })];
    expect(solveSchedule(problemOf({ stops, days: next })).left[0]?.reasons[0]?.code).toBe(
      "closed",
    );
  });

  it("mark federal holidays", () => {
    const days = [dayOf("thursday", { date: "2026-11-26" })];
    const [day] = solveSchedule(problemOf({ stops: [stopOf(1)], days })).days;
    expect(day?.stops[0]?.notices).toEqual([
      { code: "holiday", text: "Holiday: call first (Thanksgiving Day)" },
    ]);
  });

  it("refuse what is no problem of a plan, naming the fault", () => {
    const stops = Array.from({ length: 15 }, (_, index) => stopOf(index + 1));
    expect(() => solveSchedule(problemOf({ stops }))).toThrow("15 stops");
    expect(() => solveSchedule(problemOf({ stops: [stopOf(1), stopOf(1)] }))).toThrow("twice");
  });
});
