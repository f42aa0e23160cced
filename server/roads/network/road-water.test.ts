import { expect, test } from "vitest";
import { indexWater } from "./road-water.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

/** A river from north to south with one bend to the east, as a dented bow. */
const RIVER = [at(48, -120), at(47.2, -120), at(47, -119.5), at(46.8, -120), at(46, -120)];

test("places on either bank have the river between them", () => {
  const water = indexWater([RIVER]);
  expect(water.isBetween(at(47.5, -120.2), at(47.5, -119.8))).toBe(true);
  expect(water.isBetween(at(47.5, -120.2), at(47.6, -120.1))).toBe(false);
});

test("a way that cuts off a bend ends on the bank it came from", () => {
  const water = indexWater([RIVER]);
  expect(water.crossings([at(47.3, -119.9), at(46.7, -119.9)])).toHaveLength(2);
  expect(water.isBetween(at(47.3, -119.9), at(46.7, -119.9))).toBe(false);
});

test("two rivers crossed once each both lie between", () => {
  const second = [at(48, -119), at(46, -119)];
  const water = indexWater([RIVER, second]);
  expect(water.isBetween(at(47.5, -120.2), at(47.5, -118.8))).toBe(true);
});

test("a long line is found crossed wherever it is crossed", () => {
  const points = Array.from({ length: 60 }, (_, step) => at(45 + step * 0.05, -120));
  const water = indexWater([points]);
  const missed = points.slice(1).filter(({ latitude }) => {
    const here = latitude - 0.02;
    return !water.isBetween(at(here, -120.1), at(here, -119.9));
  });
  expect(missed).toEqual([]);
});
