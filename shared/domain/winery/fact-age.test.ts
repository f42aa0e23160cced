import { expect, test } from "vitest";
import { agingText, firstDayOld, isOld, oldFacts, toConfirm, wasKnown } from "./fact-age.ts";

test.each([
  ["2023-11-22", true],
  ["2023-11-23", false],
  ["2023-11", true],
  ["2023-12", false],
  ["2023", true],
  ["2024", false],
  [null, true],
])("what a source said at %s is old on November 22, 2026: %s", (date, old) => {
  expect(isOld(date, "2026-11-22")).toBe(old);
});

test("a month or a year counts from its first day, so that nothing is told as newer than it is", () => {
  expect(firstDayOld("2023-05-07")).toBe("2026-05-07");
  expect(firstDayOld("2023-05")).toBe("2026-05-01");
  expect(firstDayOld("2023")).toBe("2026-01-01");
  expect(firstDayOld(null)).toBeNull();
});

test("old and undated facts count as unknown, each by its own date", () => {
  const dates = { tastingFee: "2021", hours: "2026-08-16", wineClub: null };
  expect(oldFacts(dates, "2026-11-22")).toEqual(["tastingFee", "wineClub"]);
  expect(oldFacts(dates, "2029-08-16")).toEqual(["tastingFee", "wineClub", "hours"]);
  expect(oldFacts({}, "2026-11-22")).toEqual([]);
});

test("a fact was known once where it is unknown now and has a date", () => {
  const winery = { unknownFacts: ["tastingFee", "wineClub"], asOf: { tastingFee: "2021" } };
  expect(wasKnown(winery, "tastingFee")).toBe(true);
  expect(wasKnown(winery, "wineClub")).toBe(false);
  expect(wasKnown({ asOf: { tastingFee: "2025" } }, "tastingFee")).toBe(false);
});

test.each([
  ["2024-05", "2026-04-30", null],
  ["2024-05", "2026-05-01", "Hours from May 2024: call first"],
  ["2024-05-07", "2026-11-22", "Hours from May 7, 2024: call first"],
])("hours of %s are on %s told with their age: %j", (date, today, told) => {
  expect(agingText({ unknownFacts: [], asOf: { hours: date } }, "hours", today)).toBe(told);
  expect(agingText({ unknownFacts: ["hours"], asOf: { hours: date } }, "hours", today)).toBeNull();
  expect(agingText({ asOf: { hours: null } }, "hours", today)).toBeNull();
});

test("a fee is told with its age as hours are", () => {
  const winery = { unknownFacts: [], asOf: { tastingFee: "2024", hours: "2026-10" } };
  expect(agingText(winery, "tastingFee", "2026-11-22")).toBe("Fee from 2024: call first");
});

test("an old fact says its year and asks to confirm it", () => {
  expect(toConfirm("$15", "2020-10-13")).toBe("$15 in 2020; confirm");
  expect(toConfirm("$15", null)).toBe("$15 (undated source; confirm)");
});
