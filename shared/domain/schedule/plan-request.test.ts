import { expect, test } from "vitest";
import { problemOf, stopOf } from "../testing/small-problem.ts";
import { requestOf } from "../testing/small-request.ts";
import {
  basesOf,
  endsOf,
  framesOf,
  hoursOfDay,
  lunchOfDay,
  type PlanRequest,
  problemFor,
  scheduledWinery,
  visitMinutesOf,
} from "./plan-request.ts";

const BARE: PlanRequest = { base: "Walla Walla", wineries: [1, 2], days: 3 };

test.each([
  ["nothing is given", undefined, [600, 600, 600]],
  ["one time is given for all", 540, [540, 540, 540]],
  ["each day has its own", [540, 570, 660], [540, 570, 660]],
  ["the list is shorter than the trip", [540, 660], [540, 660, 660]],
  ["the list is empty", [], [600, 600, 600]],
])("days begin as they should where %s", (_, dayStart, starts) => {
  const request = { ...BARE, ...(dayStart !== undefined && { dayStart }) };
  expect([0, 1, 2].map((day) => hoursOfDay(request, day).start)).toEqual(starts);
});

test("lunch follows each day's own answer, then the last one given", () => {
  const request = { ...BARE, lunch: [false, true] };
  expect([0, 1, 2].map((day) => lunchOfDay(request, day))).toEqual([false, true, true]);
});

test("days beyond the given ones stay where the last one ends", () => {
  const ends = [{ from: "Prosser", to: "Yakima" }];
  const trip = { ...BARE, ends };
  expect(endsOf(trip)).toEqual([...ends, ...Array(2).fill({ from: "Yakima", to: "Yakima" })]);
  expect(basesOf(trip)).toEqual(["Prosser", "Yakima"]);
  expect(endsOf({ ...BARE, ends: [], days: 1 })).toEqual([
    { from: "Walla Walla", to: "Walla Walla" },
  ]);
});

test("a visit takes what is asked for it, else what is asked for all, else an hour", () => {
  const minutesOf = (visitMinutes: PlanRequest["visitMinutes"]) =>
    [1, 2].map((id) => visitMinutesOf({ ...BARE, ...(visitMinutes && { visitMinutes }) }, id));
  expect(minutesOf(undefined)).toEqual([60, 60]);
  expect(minutesOf(75)).toEqual([75, 75]);
  expect(minutesOf({ 2: 90 })).toEqual([60, 90]);
});

test("the weekdays of a date are its own, whatever weekday is passed along", () => {
  const weekdays = framesOf({ ...BARE, startDate: "2026-12-05" }, "monday");
  expect(weekdays.map(({ weekday }) => weekday)).toEqual(["saturday", "sunday", "monday"]);
});

test("a winery is liked unless the request says otherwise, and must be known", () => {
  const { facts } = requestOf(problemOf({ stops: [stopOf(1), stopOf(2)] }));
  const { stops } = problemFor({ ...BARE, wishes: { 2: "must" } }, facts, "friday");
  expect(stops.map(({ wish }) => wish)).toEqual(["like", "must"]);
  expect(() => problemFor({ ...BARE, wineries: [9] }, facts, "friday")).toThrow(
    new RangeError("Nothing is known of winery 9."),
  );
});

test.each([
  ["food served", {}, true],
  ["restaurant", {}, true],
  ["no food", {}, false],
  ["food served", { unknownFacts: ["setting"] }, false],
])("a winery where it says %s, %j, serves food: %s", (setting, unknown, servesFood) => {
  const winery = { id: 1, name: "Example", openingHours: null, datedHours: null };
  expect(scheduledWinery({ ...winery, ...unknown, setting: [setting] })).toMatchObject({
    bookFirst: false,
    servesFood,
  });
});
