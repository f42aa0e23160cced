import { describe, expect, it } from "vitest";
import { outcomeOf } from "../testing/compare-with-brute.ts";
import { mixedIntegerLines } from "../testing/mixed-integer-plan.ts";
import { type ProblemShape, randomProblem } from "../testing/random-problem.ts";
import { solveSchedule } from "./solve.ts";

/** Larger than trying everything can reach in a test. */
const SHAPES: readonly (ProblemShape & { readonly cases: number })[] = [
  { stops: 5, days: 1, step: 1, odd: false, cases: 3 },
  { stops: 6, days: 2, step: 5, odd: true, cases: 10 },
  { stops: 5, days: 5, step: 15, odd: true, moving: true, cases: 3 },
  { stops: 6, days: 7, step: 5, odd: true, moving: true, cases: 3 },
];

describe("the best plan beside a mixed-integer solver", () => {
  it("is none to both where a stop to be skipped is pinned", async () => {
    const drawn = randomProblem(1, { stops: 3, days: 1, step: 15, odd: false });
    const stops = drawn.stops.map((stop) => ({ ...stop, openingHours: null, visitMinutes: 30 }));
    const pins = [{ wineryId: stops[0]?.wineryId ?? 0, day: 0, begin: null }];
    const pinned = { ...drawn, stops, pins };
    const skipped = {
      ...pinned,
      stops: stops.map((stop, at) => (at === 0 ? { ...stop, wish: "skip" as const } : stop)),
    };
    expect(solveSchedule(skipped).contradictions.map(({ code }) => code)).toEqual([
      "pinnedAndSkipped",
    ]);
    expect(await mixedIntegerLines(skipped)).toBeNull();
    expect(await mixedIntegerLines(pinned)).not.toBeNull();
  });

  for (const { cases, ...shape } of SHAPES) {
    it(`has the same stops, known hours and driving, ${JSON.stringify(shape)}`, async () => {
      for (let seed = 0; seed < cases; seed += 1) {
        const drawn = randomProblem(seed, shape);
        const days = drawn.days.map(({ keeps: _keeps, ...day }) => ({
          ...day,
          from: typeof day.from === "number" ? "base" : day.from,
          lunchPlace: null,
        }));
        const problem = { ...drawn, days };
        const solved = outcomeOf(problem, solveSchedule(problem))?.lines;
        const [must, stops, known, drive] = solved ?? [];
        const lines = solved ? [must, stops, known, 0 - (drive ?? 0)] : null;
        expect(lines, `seed ${seed}`).toEqual(await mixedIntegerLines(problem));
      }
    });
  }
});
