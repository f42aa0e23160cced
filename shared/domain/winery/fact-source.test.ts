import { expect, test } from "vitest";
import { factName, isSourced, SOURCE_DATE } from "./fact-source.ts";

test.each([
  ["tastingFee", "tasting fee"],
  ["walkInsWelcome", "visits"],
  ["address", "address"],
  ["position", "position"],
  ["specialties", "specialties"],
  ["visitNote", "visits"],
  ["reservationUrl", "reservations"],
  ["hoursNote", "hours"],
  ["left", "why it left the guide"],
])("a source may stand for %s, which visitors read as %j", (name, called) => {
  expect(isSourced(name)).toBe(true);
  expect(factName(name)).toBe(called);
});

test.each(["slug", "region", "constructor", ""])("no source stands for %j", (name) => {
  expect(isSourced(name)).toBe(false);
});

test("a fact that is not known any more is called what it is", () => {
  expect(factName("parking")).toBe("parking");
});

test.each([
  ["2026", true],
  ["2026-08", true],
  ["2026-12", true],
  ["2026-10-01", true],
  ["2026-08-31", true],
  ["2026-00", false],
  ["2026-13", false],
  ["2026-08-00", false],
  ["2026-08-32", false],
  ["2026-8", false],
  ["26-08", false],
  ["in 2026", false],
  ["2026-08-16T10:00", false],
])("a source's date may be %j: %j", (date, is) => {
  expect(SOURCE_DATE.test(date)).toBe(is);
});
