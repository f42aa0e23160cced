import { expect, test } from "vitest";
import { dateWords, longDate } from "./date-words.ts";

test("every month is written as browsers write it", () => {
  const browser = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "long" });
  const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, month + 1));
  expect(days.map(longDate)).toEqual(days.map((day) => browser.format(day)));
});

test("what is no date is refused", () => {
  expect(() => dateWords(Date.parse("2026-13-01"))).toThrow(RangeError);
});
