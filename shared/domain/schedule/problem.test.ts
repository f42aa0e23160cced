import { describe, expect, it } from "vitest";
import { dayOf, problemOf, stopOf } from "../testing/small-problem.ts";
import { assertSolvable, hasLunchByDefault, type ScheduleProblem } from "./problem.ts";

const problem = (over: Partial<ScheduleProblem>) => {
  const small = problemOf({ stops: [stopOf(1), stopOf(2)] });
  return { ...small, ...over };
};
const days = (count: number) => Array.from({ length: count }, () => dayOf("friday"));
const stops = (count: number) => Array.from({ length: count }, (_, id) => stopOf(id + 1));
const pin = { wineryId: 1, day: 0 };
const TWO_DAYS = 2 * 24 * 60;

describe("what can be solved", () => {
  it.each<[string, ScheduleProblem]>([
    ["a week", problem({ days: days(7) })],
    ["fourteen wineries", problemOf({ stops: stops(14) })],
    [
      "a day without a visit, and one with four",
      problem({ days: [0, 4].map((maxStops) => dayOf("friday", { maxStops })) }),
    ],
    [
      "a pin with and without a time",
      problem({ pins: [pin, { wineryId: 2, day: 0, begin: 720 }] }),
    ],
    [
      "times up to the end of the next day",
      problem({ days: [dayOf("friday", { start: 0, end: TWO_DAYS })] }),
    ],
  ])("includes %s", (_, solvable) => {
    expect(() => assertSolvable(solvable)).not.toThrow();
  });

  it.each<[string, Partial<ScheduleProblem>]>([
    ["0 days", { days: [] }],
    ["8 days", { days: days(8) }],
    ["15 stops", problemOf({ stops: stops(15) })],
    ["a winery is chosen twice", { stops: [stopOf(1), stopOf(1)] }],
    [
      "a day has room for more than 4 visits",
      { days: [dayOf("friday"), dayOf("saturday", { maxStops: 5 })] },
    ],
    [
      "a day has room for more than 4 visits",
      { days: [dayOf("friday"), dayOf("saturday", { maxStops: -1 })] },
    ],
    ["the matrix lacks 3", { stops: [stopOf(1), stopOf(3)] }],
    ["the matrix lacks Yakima", { days: [dayOf("friday", { from: "Yakima" })] }],
    ["the matrix lacks Prosser", { days: [dayOf("friday", { to: "Prosser" })] }],
    [
      "the matrix lacks eat:1",
      {
        days: [
          dayOf("friday", { lunchPlace: { key: "eat:1", name: "Brasserie", town: "Yakima" } }),
        ],
      },
    ],
    ["winery 9 is pinned and not chosen", { pins: [pin, { wineryId: 9, day: 0 }] }],
    ["a pin names day 1", { pins: [{ wineryId: 1, day: 1 }] }],
    ["a time is not a whole minute", { days: [dayOf("friday", { start: 600.5 })] }],
    ["a time is not a whole minute", { days: [dayOf("friday", { start: -15 })] }],
    ["a time is not a whole minute", { stops: [stopOf(1, { visitMinutes: 50.5 }), stopOf(2)] }],
    ["a time is not a whole minute", { pins: [{ ...pin, begin: Number.NaN }] }],
    ["a time is beyond two days", { days: [dayOf("friday", { end: TWO_DAYS + 1 })] }],
  ])("does not include it where %s", (fault, over) => {
    expect(() => assertSolvable(problem(over))).toThrow(
      new RangeError(`The schedule cannot be solved: ${fault}.`),
    );
  });
});

it.each([
  [690, 855, true],
  [691, 855, false],
  [690, 854, false],
  [600, 1080, true],
])("a day from minute %i to %i has a break by default: %s", (start, end, has) => {
  expect(hasLunchByDefault({ start, end })).toBe(has);
});
