import { expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { findCandidates } from "./winery-candidates.tsx";

const at = (latitude: number) => ({ latitude: String(latitude), longitude: "-118.34" });
const NEAR = aWinery({ name: "Near", city: "Lowden", ...at(46.1) });
const FAR = aWinery({ name: "Far", city: "Prosser", ...at(47) });
const TAKEN = aWinery({ name: "Taken", ...at(46.06) });
const LOST = aWinery({ name: "Lost", city: "Lowden", latitude: "", longitude: "" });
const PLACES = [
  { name: "Walla Walla", latitude: 46.06, longitude: -118.34 },
  { name: "Taken", latitude: 46.09, longitude: -118.34 },
];

const search = (text: string, wineries = [FAR, LOST, TAKEN, NEAR]) =>
  findCandidates({
    wineries,
    taken: new Set([TAKEN.id]),
    places: PLACES,
    text,
  });

test("the nearest to any stop come first, those without a place last, and none that is planned", () => {
  const found = search("");
  expect(found.map(({ winery }) => winery.name)).toEqual(["Near", "Far", "Lost"]);
  expect(found[0]?.nearTo).toBe("Taken");
  expect(found[0]?.miles).toBeCloseTo(0.69, 2);
  expect(found[2]?.nearTo).toBe("");
});

test("a text finds name, town and region, in any case", () => {
  expect(search(" LOWDEN ").map(({ winery }) => winery.name)).toEqual(["Near", "Lost"]);
  expect(search("far").map(({ winery }) => winery.name)).toEqual(["Far"]);
  expect(search("no such place")).toEqual([]);
  expect(
    search(
      "",
      Array.from({ length: 9 }, () => aWinery()),
    ),
  ).toHaveLength(6);
});
