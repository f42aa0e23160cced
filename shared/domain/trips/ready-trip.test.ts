import { describe, expect, test } from "vitest";
import { lengthOfTrip, nextDateOn, requestOfStay } from "./ready-trip.ts";

const stay = (timeAvailable: string) => ({
  base: "Zillah",
  timeAvailable,
  wineriesPerDay: 3,
  startWeekday: "friday" as const,
});

describe("what a stay asks of the schedule", () => {
  test("its days follow from the form's answer, and it begins on its weekday", () => {
    expect(requestOfStay(stay("Weekend (2 days)"), [7, 3])).toEqual({
      base: "Zillah",
      wineries: [7, 3],
      days: 2,
      wineriesPerDay: 3,
      startWeekday: "friday",
    });
  });

  test("half a day is from one to five", () => {
    expect(requestOfStay(stay("Half day (4 hours)"), [7])).toMatchObject({
      days: 1,
      dayStart: 780,
      dayEnd: 1020,
    });
  });
});

test.each([
  [["Half day (4 hours)"], "Half a day"],
  [["Full day (8 hours)"], "One day"],
  [["Extended stay (3+ days)"], "Three days"],
  [["Weekend (2 days)", "Extended stay (3+ days)"], "Five days"],
  [["Full day (8 hours)", "Half day (4 hours)"], "Two days"],
  [["Half day (4 hours)", "Full day (8 hours)"], "Two days"],
  [Array(3).fill("Extended stay (3+ days)"), "9 days"],
])("stays of %j are told as %s", (times, length) => {
  expect(lengthOfTrip(times.map(stay))).toBe(length);
});

// 2026-11-21 is a Saturday.
test.each([
  ["sunday", "2026-11-22"],
  ["friday", "2026-11-27"],
  ["saturday", "2026-11-28"],
] as const)("from a Saturday, the next %s is %s: today itself is too late", (weekday, date) => {
  expect(nextDateOn(weekday, "2026-11-21")).toBe(date);
});
