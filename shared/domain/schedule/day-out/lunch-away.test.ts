/** A day of the trip with lunch at a place that is a drive away from the stops around it. */
import { expect, it } from "vitest";
import type { DayMark, DayWord } from "#shared/api/trips/trip-changes.ts";
import { dayOf, problemOf, stopOf } from "../../testing/small-problem.ts";
import type { ScheduleProblem } from "../problem.ts";
import { placeName } from "../problem.ts";
import { solveSchedule } from "../solve.ts";
import { followDay } from "./day-out.ts";
import { livedDays } from "./lived-days.ts";
import { situationAt } from "./situation.ts";

const FRIDAY = "2026-12-04";
const at = (hour: number, minute = 0) => hour * 60 + minute;

const MINUTES = [
  [0, 10, 10, 30],
  [10, 0, 30, 12],
  [10, 30, 0, 20],
  [30, 12, 20, 0],
];

/** 10 minutes to 1, an hour there, 12 and 5 to park to the table, 20 and 5 on to 2, 10 back. */
const problem: ScheduleProblem = {
  ...problemOf({
    stops: [stopOf(1), stopOf(2)],
    days: [
      dayOf("friday", {
        date: FRIDAY,
        lunchPlace: { key: "eat", name: "The Table", town: "Yakima", openingHours: null },
      }),
    ],
    pins: [{ wineryId: 1, day: 0, begin: at(11, 30) }],
  }),
  matrix: { places: ["base", 1, 2, "eat"], minutes: MINUTES, miles: MINUTES },
};
const plan = solveSchedule(problem);

type Said = readonly [minute: number, word: DayWord];

const marksOf = (said: readonly Said[]) =>
  said.map(([minute, word], id): DayMark => ({ id, minute, date: FRIDAY, ...word }));
const outOf = (said: readonly Said[]) => followDay({ problem, plan, marks: marksOf(said) }, 0).out;
const timesOf = (said: readonly Said[]) => {
  const { lunchAt, stops } = outOf(said).today;
  return [lunchAt, stops.at(-1)?.begin];
};
const situation = (minute: number, said: readonly Said[] = []) =>
  situationAt(outOf(said), problem, minute);

it("says when to leave for lunch, and where it is", () => {
  const toTable = { to: "eat", leaveAt: at(12, 30), arriveAt: at(12, 47), leg: { legMinutes: 12 } };
  expect(situation(at(11, 40))).toMatchObject({ kind: "visiting", ahead: toTable });
  expect(situation(at(12, 35))).toMatchObject({ kind: "underway", ahead: toTable });
  expect(placeName(problem, "eat")).toBe("The Table");
  const onward = { to: 2, leaveAt: at(13, 32), arriveAt: at(13, 57) };
  expect(situation(at(12, 50))).toMatchObject({ kind: "lunch", until: at(13, 32), ahead: onward });
  expect(situation(at(13, 40))).toMatchObject({ kind: "underway", ahead: onward });
});

it("moves lunch by as much as they are late, not by the way there as well", () => {
  expect(timesOf([])).toEqual([at(12, 47), at(13, 57)]);
  expect(timesOf([[at(12), { kind: "late", by: 10 }]])).toEqual([at(12, 57), at(14, 7)]);
});

it("keeps lunch for who leaves early for it", () => {
  const left: Said = [at(12, 10), { kind: "leave" }];
  expect(timesOf([left])).toEqual([at(12, 27), at(13, 37)]);
  expect(situation(at(12, 15), [left])).toMatchObject({ kind: "underway", ahead: { to: "eat" } });
  expect(situation(at(12, 40), [left])).toMatchObject({ kind: "lunch", until: at(13, 12) });
  expect(situation(at(13, 20), [left])).toMatchObject({ kind: "underway", ahead: { to: 2 } });
});

it("goes on from the table for who leaves it early or late", () => {
  expect(timesOf([[at(13), { kind: "leave" }]])).toEqual([null, at(13, 25)]);
  expect(timesOf([[at(13, 40), { kind: "late", by: 10 }]])).toEqual([null, at(14, 7)]);
});

it("has the ways over lunch in the day as it went", () => {
  const lived = (said: readonly Said[]) =>
    livedDays({ problem, plan, marks: marksOf(said) }, FRIDAY)[0];
  const { driveMinutes, miles } = plan.days[0] ?? {};
  const whole = { driveMinutes, miles, lunchAt: at(12, 47), meal: { key: "eat" } };
  const there = lived([[at(13, 57), { kind: "here", wineryId: 2 }]]);
  expect(there).toMatchObject(whole);
  expect(there?.stops[1]).toMatchObject({ wineryId: 2, legMinutes: 20, begin: at(13, 57) });
  const late = lived([
    [at(12), { kind: "late", by: 10 }],
    [at(14, 7), { kind: "here", wineryId: 2 }],
  ]);
  expect(late).toMatchObject({ ...whole, lunchAt: at(12, 57) });
});

it("leaves the base in time for lunch away from it, in the day as it went", () => {
  const pins = [{ wineryId: 1, day: 0, begin: at(14) }];
  const afternoon = { ...problem, stops: [stopOf(1)], pins };
  const planned = solveSchedule(afternoon);
  const [before] = planned.days;
  const marks = marksOf([[at(14), { kind: "here", wineryId: 1 }]]);
  const [day] = livedDays({ problem: afternoon, plan: planned, marks }, FRIDAY);
  expect(before).toMatchObject({ lunchPlace: "before", meal: { back: null } });
  expect(day).toMatchObject({ leaveAt: before?.leaveAt, lunchAt: before?.lunchAt });
});
