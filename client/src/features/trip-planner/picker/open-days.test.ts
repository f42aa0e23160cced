import { describe, expect, it, test } from "vitest";
import type { DayHours, WeeklyHours } from "#shared/domain/winery/opening-hours.ts";
import { WEEKDAYS } from "#shared/domain/winery/opening-hours.ts";
import { hoursOnTrip, openDays, tripWeekdays } from "./open-days.ts";

const OPEN: DayHours = [{ opens: 660, closes: 1020 }];

/** A week from seven letters, Monday first: o open, c closed, a by appointment. */
function week(letters: string): WeeklyHours {
  const kinds: Record<string, DayHours> = { o: OPEN, c: [], a: null };
  const entries = WEEKDAYS.map((weekday, index) => [weekday, kinds[letters.charAt(index)]]);
  return Object.fromEntries(entries) as WeeklyHours;
}

describe("openDays", () => {
  it.each([
    ["ooooooo", "Open daily"],
    ["cccoooo", "Open Thu–Sun"],
    ["occoooo", "Open Thu–Mon"],
    ["ooccooo", "Open Fri–Tue"],
    ["cccccoo", "Open Sat, Sun"],
    ["occccco", "Open Sun, Mon"],
    ["ccccoco", "Open Fri, Sun"],
    ["cooccoo", "Open Tue, Wed, Sat, Sun"],
    ["cccccoc", "Open Sat"],
    ["aaaaooo", "Open Fri–Sun, else by appointment"],
    ["aaaaaaa", "By appointment only"],
    ["accccca", "By appointment only"],
    ["ccccccc", "Closed all week"],
  ])("reads %s as %s", (letters, text) => {
    expect(openDays(week(letters))).toBe(text);
  });

  it("§8: says so when hours are missing", () => {
    expect(openDays(null)).toBe("Hours not available");
  });
});

test.each([
  ["2026-10-02", 1, ["friday"]],
  ["2026-10-02", 3, ["friday", "saturday", "sunday"]],
  ["2026-10-04", 2, ["sunday", "monday"]],
  ["2027-03-14", 2, ["sunday", "monday"]],
])("a trip from %s over %i days falls on %j", (startDate, days, weekdays) => {
  expect(tripWeekdays(startDate, days)).toEqual(weekdays);
});

describe("hoursOnTrip, from Friday 2026-10-02", () => {
  it.each<[string, number, string, boolean]>([
    ["cccccoo", 1, "Closed on your day (Fri)", true],
    ["ccccooo", 1, "Open on your day", false],
    ["ccccooo", 3, "Open on your days", false],
    ["cccccoc", 3, "On your days: open Sat; closed Fri, Sun", true],
    ["oooaaaa", 2, "On your days: by appointment Fri, Sat", false],
    ["ooocaoc", 3, "On your days: open Sat; by appointment Fri; closed Sun", true],
    ["ooocccc", 3, "Closed on your days (Fri, Sat, Sun)", true],
  ])("%s over %i days: %s", (letters, days, text, isClosedOnSome) => {
    const trip = { startDate: "2026-10-02", days };
    expect(hoursOnTrip(week(letters), trip)).toMatchObject({ text, isClosedOnSome });
  });

  it("has nothing to say without hours or without a first day", () => {
    expect(hoursOnTrip(null, { startDate: "2026-10-02", days: 1 })).toBeNull();
    expect(hoursOnTrip(week("ooooooo"), { startDate: "", days: 1 })).toBeNull();
    expect(hoursOnTrip(week("ooooooo"), { days: 1 })).toBeNull();
  });
});
