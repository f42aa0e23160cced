import fc from "fast-check";
import { expect, test } from "vitest";
import { squareAround } from "../basemap/label-placement.ts";
import { mergeOverlaps } from "./merge-overlaps.ts";

interface Item {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly count: number;
}

const merged = (items: readonly Item[]): Item[] =>
  mergeOverlaps(items, {
    spaceOf: ({ x, y, reach }) => squareAround(x, y, reach),
    merge: (into, other) => ({
      ...into,
      count: into.count + other.count,
      reach: Math.min(30, into.reach + 1),
    }),
  });

test("what is drawn over an earlier one joins it where that one stands", () => {
  const one = { x: 0, y: 0, reach: 20, count: 9 };
  const other = { x: 30, y: 10, reach: 20, count: 2 };
  expect(merged([one, other])).toEqual([{ ...one, count: 11, reach: 21 }]);
  expect(merged([one, { ...other, x: 41 }])).toHaveLength(2);
});

test("nothing overlaps afterward, and nothing is lost", () => {
  const item = fc.record({
    x: fc.double({ min: 0, max: 1200, noNaN: true }),
    y: fc.double({ min: 0, max: 900, noNaN: true }),
    reach: fc.integer({ min: 10, max: 28 }),
    count: fc.constant(1),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 200 }), (items) => {
      const left = merged(items);
      expect(left.reduce((sum, { count }) => sum + count, 0)).toBe(items.length);
      expect(merged(left)).toHaveLength(left.length);
    }),
    { numRuns: 40 },
  );
});
