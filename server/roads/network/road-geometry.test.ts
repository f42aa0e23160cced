import { expect, test } from "vitest";
import {
  boundsOf,
  boundsOverlap,
  crossingOf,
  isInside,
  milesPerDegreeEast,
  pointAlong,
} from "./road-geometry.ts";

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

test("rectangles overlap when they share a point", () => {
  const one = boundsOf([at(46, -120), at(47, -119)]);
  expect(one).toEqual({ south: 46, north: 47, west: -120, east: -119 });
  expect(boundsOverlap(one, boundsOf([at(46.5, -119.5), at(48, -118)]))).toBe(true);
  expect(boundsOverlap(one, boundsOf([at(47.1, -119.5), at(48, -118)]))).toBe(false);
});

test("a degree of longitude shrinks to two thirds in Washington", () => {
  expect(milesPerDegreeEast(47) / milesPerDegreeEast(0)).toBeCloseTo(0.682, 3);
});
