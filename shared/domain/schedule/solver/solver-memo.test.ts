/** Work is bounded in steps (docs/schedule.md, "Work is bounded"). */
import { expect, it } from "vitest";
import { randomProblem } from "../../testing/random-problem.ts";
import { dayOf, problemOf, stopOf, week } from "../../testing/small-problem.ts";
import type { OpenPeriod } from "../../winery/opening-hours.ts";
import { MAX_STOPS } from "../problem.ts";
import { outcomeOf } from "../solve.ts";
import { compileProblem } from "./compiled-problem.ts";
import { newMemo } from "./solver-memo.ts";

const ALWAYS = week({}, [{ opens: 0, closes: 1440 }]);

/** Rooms side by side and always open, so that every order fits every day. */
const roomy = (days: number, maxStops = 4) =>
  problemOf({
    ...{ minutes: 1, miles: 1 },
    stops: Array.from({ length: MAX_STOPS }, (_, index) =>
      stopOf(index + 1, { visitMinutes: 30, openingHours: ALWAYS }),
    ),
    days: Array.from({ length: days }, () =>
      dayOf("friday", { start: 0, end: 1439, lunch: false, maxStops }),
    ),
  });

const SETTING_UP = 150_000;
const tables = (days: number) => (days + MAX_STOPS) * 2 ** MAX_STOPS;
/** 14, 14 · 13, … orders of up to four of fourteen stops, at 70 steps each. */
const ORDERS = 70 * (14 + 14 * 13 + 14 * 13 * 12 + 14 * 13 * 12 * 11);
/** Each set of up to four of fourteen stops with each set of the others. */
const PAIRS = [1, 14, 91, 364, 1001].reduce((sum, sets, size) => sum + sets * 2 ** (14 - size), 0);

it.each([
  ["one day", roomy(1), ORDERS],
  ["two days: the last one, which should end early, and another", roomy(2), 2 * ORDERS],
  ["four days, two of them in the middle", roomy(4), 2 * ORDERS + 2 * PAIRS],
  ["a day for one stop", roomy(1, 1), 70 * 14],
])("counts every order and every pair of sets: %s", (_what, problem, steps) => {
  const memo = newMemo();
  const all = SETTING_UP + steps + tables(problem.days.length);
  expect(outcomeOf(problem, memo, all - 1)).toBeNull();
  const again = newMemo();
  expect(outcomeOf(problem, again, all)?.score?.stops).toBeGreaterThan(0);
  expect(again.spent).toBe(all);
});

it("tries the orders of equal days once for all problems of a call", () => {
  const memo = newMemo();
  outcomeOf(roomy(2), memo);
  const before = memo.spent;
  const more = SETTING_UP + PAIRS + tables(3);
  expect(outcomeOf(roomy(3), memo, before + more)).not.toBeNull();
  expect(memo.spent).toBe(before + more);
});

it("has a day of another length tried on its own", () => {
  const memo = newMemo();
  outcomeOf(roomy(1, 1), memo);
  const before = memo.spent;
  outcomeOf(roomy(1), memo);
  expect(memo.spent).toBe(before + SETTING_UP + ORDERS + tables(1));
});

it("never spends more than it may", () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const shape = { stops: 1 + (seed % 7), days: 1 + (seed % 4), step: 15, odd: true };
    const problem = randomProblem(seed, { ...shape, moving: seed % 3 === 0 });
    const memo = newMemo();
    outcomeOf(problem, memo);
    expect(outcomeOf(problem, newMemo(), memo.spent - 1), `seed ${seed}`).toBeNull();
  }
});

it("reads hours within other hours as those, whatever their order", () => {
  const windowsOf = (...usual: readonly OpenPeriod[]) =>
    compileProblem(problemOf({ stops: [stopOf(1, { openingHours: week({}, usual) })] })).days[0]
      ?.windows;
  const whole = { opens: 600, closes: 1020 };
  const within = { opens: 700, closes: 900 };
  const evening = { opens: 960, closes: 1200 };
  expect(windowsOf(within, whole, { opens: 600, closes: 660 }, whole)).toEqual(windowsOf(whole));
  expect(windowsOf(evening, within, whole)).toEqual(windowsOf(whole, evening));
  expect(windowsOf(whole, evening)?.[0]).toHaveLength(2);
});
