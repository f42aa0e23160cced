import { describe, expect, it, test } from "vitest";
import { daysFor, maxSelectable, splitList } from "./trip-rules.ts";

describe("daysFor", () => {
  it.each([
    ["Half day (4 hours)", 1],
    ["Full day (8 hours)", 1],
    ["Weekend (2 days)", 2],
    ["Extended stay (3+ days)", 3],
    // The order of the checks: "Full day" before any digit, 2 before 3.
    ["Full day (2 wineries, 3 towns)", 1],
    ["2 or 3 days", 2],
    ["3 of 12 days", 2],
    ["13 hours", 3],
    ["full day (3 hours)", 3],
    ["a while", 1],
    ["", 1],
  ])("§5 Derived days: %j is %i", (timeAvailable, days) => {
    expect(daysFor(timeAvailable)).toBe(days);
  });
});

test.each([
  [1, 1, 1],
  [1, 2, 2],
  [1, 4, 4],
  [2, 2, 4],
  [2, 3, 6],
  [3, 4, 12],
])("§9: %i days of %i wineries a day have room for %i", (days, wineriesPerDay, max) => {
  expect(maxSelectable({ days, wineriesPerDay })).toBe(max);
});

test.each<[string | undefined, string[]]>([
  ["Syrah, Cabernet Sauvignon", ["Syrah", "Cabernet Sauvignon"]],
  ["  Syrah ,, , Merlot,", ["Syrah", "Merlot"]],
  ["Syrah", ["Syrah"]],
  ["", []],
  ["  ", []],
  [",", []],
  [undefined, []],
])("§3: preferences %j are the trimmed non-empty parts %j", (text, parts) => {
  expect(splitList(text)).toEqual(parts);
});
