import { expect, test } from "vitest";
import { boxOf, crossingOf, isInside, milesPerDegreeEast, pointAlong } from "./plane-geometry.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test("two stretches that cross tell where, and parallel or touching ones do not", () => {
  expect(crossingOf([at(0, 0), at(0, 4)], [at(-1, 1), at(1, 1)])).toBeCloseTo(0.25);
  expect(crossingOf([at(0, 4), at(0, 0)], [at(-1, 1), at(1, 1)])).toBeCloseTo(0.75);
  expect(crossingOf([at(0, 0), at(0, 4)], [at(1, 0), at(1, 4)])).toBeNull();
  expect(crossingOf([at(0, 0), at(0, 4)], [at(0, 2), at(1, 2)])).toBeNull();
  expect(crossingOf([at(0, 0), at(0, 4)], [at(-1, 5), at(1, 5)])).toBeNull();
});

test("a part of a stretch leads to the point between its ends", () => {
  expect(pointAlong([at(46, -120), at(48, -119)], 0.25)).toEqual(at(46.5, -119.75));
});

test("a point lies in an outline's bay or cape as the outline runs", () => {
  const horseshoe = [
    at(0, 0),
    at(0, 6),
    at(4, 6),
    at(4, 4),
    at(2, 4),
    at(2, 2),
    at(4, 2),
    at(4, 0),
  ];
  expect(isInside(at(1, 3), horseshoe)).toBe(true);
  expect(isInside(at(3, 1), horseshoe)).toBe(true);
  expect(isInside(at(3, 3), horseshoe)).toBe(false);
  expect(isInside(at(3, 7), horseshoe)).toBe(false);
});

test("a line's rectangle has all its points", () => {
  const line = [at(46, -120), at(47, -119), at(46.5, -121)];
  expect(boxOf(line)).toEqual({ minX: -121, maxX: -119, minY: 46, maxY: 47 });
});

test("a degree of longitude shrinks to two thirds in Washington", () => {
  expect(milesPerDegreeEast(47) / milesPerDegreeEast(0)).toBeCloseTo(0.682, 3);
});
