import { expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";
import { hoursText } from "./day-chapter.tsx";

const TODAY = "2026-11-23";
const DAILY = everyDay(() => [{ opens: 660, closes: 1020 }]);
const SHUT = everyDay(() => []);
const SEASONAL = aWinery({
  openingHours: SHUT,
  datedHours: [
    { when: { from: "05-01", until: "08-31" }, week: DAILY },
    { when: { from: "09-01", until: "04-30" }, week: SHUT },
  ],
});

test.each([
  ["2027-05-01", "saturday", "Open 11 AM – 5 PM on Saturday, May 1"],
  ["2027-04-30", "friday", "Closed on Friday, April 30"],
  [null, "friday", "Closed on Fridays"],
] as const)("hours by date are told of the date %s", (date, weekday, text) => {
  expect(hoursText(SEASONAL, { date, weekday }, TODAY)).toBe(text);
});

test("hours of a week are told of its weekday, and those nobody knows as unknown", () => {
  const saturday = { date: "2027-05-01", weekday: "saturday" } as const;
  const told = [DAILY, null].map((openingHours) =>
    hoursText(aWinery({ openingHours }), saturday, TODAY),
  );
  expect(told).toEqual(["Open 11 AM – 5 PM on Saturdays", "Hours on Saturdays not known"]);
});

test("hours of two years ago say so, with a date or without", () => {
  const winery = aWinery({ openingHours: DAILY, asOf: { hours: "2024-05" } });
  const told = ["2027-05-01", null].map((date) =>
    hoursText(winery, { date, weekday: "saturday" }, TODAY),
  );
  const old = "Open 11 AM – 5 PM on Saturdays. Hours from May 2024: call first";
  expect(told).toEqual([old, old]);
});
