import { expect, test } from "vitest";
import { DEPARTURE_KINDS, DEPARTURE_LABELS } from "./departure.ts";

test("a visitor reads why a winery left, each reason in words of its own", () => {
  const told = DEPARTURE_KINDS.map((kind) => DEPARTURE_LABELS[kind]);
  expect(told).toEqual([
    "Closed",
    "Not open to visitors",
    "Not confirmed as open",
    "Not a winery of its own",
  ]);
});
