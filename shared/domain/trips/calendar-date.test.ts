import { expect, test } from "vitest";
import { addDays, formatLongDate, weekdayOf } from "./calendar-date.ts";

test.each([
  ["2026-11-21", 1, "2026-11-22"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2027-02-28", 1, "2027-03-01"],
  ["2027-03-13", 2, "2027-03-15"],
  ["2026-11-01", -1, "2026-10-31"],
  ["9999-12-30", 1, "9999-12-31"],
  ["9999-12-31", 3, "9999-12-31"],
])("%s and %i days is %s, across months, years and clock changes", (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test.each([
  ["2026-11-21", "saturday", "Saturday, November 21, 2026"],
  ["2027-03-14", "sunday", "Sunday, March 14, 2027"],
  ["2024-02-29", "thursday", "Thursday, February 29, 2024"],
  ["0001-01-01", "monday", "Monday, January 1, 1"],
  ["9999-12-31", "friday", "Friday, December 31, 9999"],
])("%s is a %s wherever the program runs", (date, weekday, long) => {
  expect(weekdayOf(date)).toBe(weekday);
  expect(formatLongDate(date)).toBe(long);
});

test("what follows the last year of four digits is its last day", () => {
  expect(addDays("10000-01-01", -1)).toBe("9999-12-30");
  expect(weekdayOf("10000-01-01")).toBe("friday");
});
