import { describe, expect, it } from "vitest";
import type { HasHours } from "#shared/domain/winery/dated-hours.ts";
import type { DayHours, WeeklyHours } from "#shared/domain/winery/opening-hours.ts";
import { WEEKDAYS } from "#shared/domain/winery/opening-hours.ts";
import { hoursOnTrip, openDays } from "./open-days.ts";

const OPEN: DayHours = [{ opens: 660, closes: 1020 }];

/** A week from seven letters, Monday first: o open, c closed, a by appointment. */
function week(letters: string): WeeklyHours {
  const kinds: Record<string, DayHours> = { o: OPEN, c: [], a: null };
  const entries = WEEKDAYS.map((weekday, index) => [weekday, kinds[letters.charAt(index)]]);
  return Object.fromEntries(entries) as WeeklyHours;
}

const place = (letters: string): HasHours => ({ openingHours: week(letters), datedHours: null });
const UNKNOWN: HasHours = { openingHours: null, datedHours: null };

/** Open on Friday to Sunday in summer and on Saturday in winter, and never on a holiday. */
const SEASONAL: HasHours = {
  openingHours: week("cccccoc"),
  datedHours: [
    { when: { from: "05-01", until: "08-31" }, week: week("ccccooo") },
    { when: { from: "09-01", until: "04-30" }, week: week("cccccoc") },
    { when: "holidays", week: week("ccccccc") },
  ],
};

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
    expect(openDays(place(letters))).toBe(text);
  });

  it("§8: says so when hours are missing", () => {
    expect(openDays(UNKNOWN)).toBe("Hours not available");
  });
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
    expect(hoursOnTrip(place(letters), trip)).toMatchObject({ text, isClosedOnSome });
  });

  it("has nothing to say without hours or without a first day", () => {
    expect(hoursOnTrip(UNKNOWN, { startDate: "2026-10-02", days: 1 })).toBeNull();
    expect(hoursOnTrip(place("ooooooo"), { startDate: "", days: 1 })).toBeNull();
    expect(hoursOnTrip(place("ooooooo"), { days: 1 })).toBeNull();
  });
});

describe("hours with seasons", () => {
  it.each([
    ["2027-08-27", 3, "Open Fri–Sun", "Open on your days"],
    ["2027-08-30", 3, "Open Fri–Sun", "Closed on your days (Mon, Tue, Wed)"],
    ["2027-09-03", 3, "Open Sat", "On your days: open Sat; closed Fri, Sun"],
    ["2027-04-30", 2, "Open Sat", "On your days: open Sat; closed Fri"],
    ["2027-12-25", 1, "Open Sat", "Closed on your day (Sat)"],
  ])("are those of the trip from %s over %i days", (startDate, days, open, onTrip) => {
    expect(openDays(SEASONAL, startDate)).toBe(open);
    expect(hoursOnTrip(SEASONAL, { startDate, days })?.text).toBe(onTrip);
  });

  it.each([
    ["ooooooo", 1, "Open on your day; holiday Thu: call first"],
    ["oooocoo", 2, "On your days: open Thu; closed Fri; holiday Thu: call first"],
    ["ooocooo", 2, "On your days: open Fri; closed Thu"],
  ])("%s from Thanksgiving on over %i days: %s", (letters, days, text) => {
    expect(hoursOnTrip(place(letters), { startDate: "2026-11-26", days })?.text).toBe(text);
  });

  it("stay unknown where they are too old to speak for today", () => {
    const old = { ...SEASONAL, openingHours: null, datedHours: null };
    expect(openDays(old, "2027-08-27")).toBe("Hours not available");
    expect(hoursOnTrip(old, { startDate: "2027-08-27", days: 1 })).toBeNull();
  });
});
