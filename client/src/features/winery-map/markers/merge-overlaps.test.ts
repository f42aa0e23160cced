import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeOverlaps } from "./merge-overlaps.ts";

interface Item {
  readonly longitude: number;
  readonly latitude: number;
  readonly radius: number;
  readonly count: number;
}

function merged(items: readonly Item[], zoom: number): Item[] {
  return mergeOverlaps(items, {
    zoom,
    discOf: (item) => ({ ...item, lift: 0 }),
    merge: (into, other) => ({
      ...into,
      count: into.count + other.count,
      radius: Math.min(30, into.radius + 1),
    }),
  });
}

test("a disc drawn over an earlier one joins it where that one stands", () => {
  const one = { longitude: -120, latitude: 47, radius: 20, count: 9 };
  const other = { longitude: -119.9, latitude: 47, radius: 20, count: 2 };
  expect(merged([one, other], 7)).toEqual([{ ...one, count: 11, radius: 21 }]);
  expect(merged([one, other], 10)).toHaveLength(2);
});

test("nothing overlaps afterward, and nothing is lost", () => {
  const item = fc.record({
    longitude: fc.double({ min: -124, max: -117, noNaN: true }),
    latitude: fc.double({ min: 45.5, max: 49, noNaN: true }),
    radius: fc.integer({ min: 10, max: 28 }),
    count: fc.constant(1),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 200 }), (items) => {
      const left = merged(items, 7);
      expect(left.reduce((sum, { count }) => sum + count, 0)).toBe(items.length);
      expect(merged(left, 7)).toHaveLength(left.length);
    }),
    { numRuns: 40 },
  );
});
