import { expect, test } from "vitest";
import { shownInWashington } from "./washington-clock.ts";

const HALF_AN_HOUR = 1_800_000;
const HALF_HOURS_A_DAY = 48;

const format = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Los_Angeles",
  dateStyle: "short",
  timeStyle: "medium",
});
const inUtc = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  dateStyle: "short",
  timeStyle: "medium",
});

/** Where the rule says other than the time zones of this machine, which follow the law. */
function differing(from: number, days: number): string[] {
  return Array.from({ length: days * HALF_HOURS_A_DAY }, (_, index) => from + index * HALF_AN_HOUR)
    .filter((instant) => inUtc.format(shownInWashington(instant)) !== format.format(instant))
    .map((instant) => new Date(instant).toISOString());
}

test.each([2007, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032])(
  "in %i the clocks change when the time zones of this machine say so",
  (year) => {
    expect(differing(Date.UTC(year, 2, 7), 9)).toEqual([]);
    expect(differing(Date.UTC(year, 9, 31), 10)).toEqual([]);
    expect(differing(Date.UTC(year, 6, 4), 1)).toEqual([]);
    expect(differing(Date.UTC(year, 11, 31), 2)).toEqual([]);
  },
);

test("before the rule of today, the clocks changed on other Sundays", () => {
  expect(differing(Date.UTC(2006, 2, 10), 28)).toEqual([]);
  expect(differing(Date.UTC(2006, 9, 25), 14)).toEqual([]);
});

test("what is no instant is refused", () => {
  expect(() => shownInWashington(Number.NaN)).toThrow(RangeError);
});
