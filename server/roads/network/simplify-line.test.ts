import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import { pointAlong, simplifyLine, stretchesOf } from "./plane-geometry.ts";

const METERS = 1609.344;
const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

/** Meters from a point to the nearest of a thousand points on each stretch of a line. */
function metersTo(point: Position, line: readonly Position[]): number {
  const steps = Array.from({ length: 1001 }, (_, step) => step / 1000);
  const miles = stretchesOf(line).flatMap((ends) =>
    steps.map((part) => exactMilesBetween(point, pointAlong(ends, part))),
  );
  return Math.min(...miles) * METERS;
}

describe("a simplified line", () => {
  test("keeps a bend and drops what lies on the way", () => {
    const line = [at(46, -118), at(46.05, -118), at(46.1, -118), at(46.1, -117.9)];
    expect(simplifyLine(line, 20)).toEqual([line[0], line[2], line[3]]);
  });

  test("is the line itself where it has two points or fewer", () => {
    const ends = [at(46, -118), at(46.1, -118)];
    expect(simplifyLine(ends, 1_000)).toEqual(ends);
    expect(simplifyLine([], 20)).toEqual([]);
  });

  test("keeps the turning point of a way there and back", () => {
    const line = [at(46, -118), at(46.1, -118), at(46, -118)];
    expect(simplifyLine(line, 100)).toEqual(line);
  });

  test("has both ends, its points in their order, and none left out farther away than allowed", () => {
    const point = fc.record({
      latitude: fc.double({ min: 46, max: 46.2, noNaN: true }),
      longitude: fc.double({ min: -118.2, max: -118, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), (line) => {
        const kept = simplifyLine(line, 2_000);
        expect(kept[0]).toBe(line[0]);
        expect(kept.at(-1)).toBe(line.at(-1));
        expect(line.filter((one) => kept.includes(one))).toEqual(kept);
        for (const left of line) expect(metersTo(left, kept)).toBeLessThan(2_000 * 1.02 + 25);
      }),
      { numRuns: 40 },
    );
  });
});
