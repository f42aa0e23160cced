import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type ProjectedPath,
  projectPath,
  tileView,
  touches,
  toWorld,
  visitTilePoints,
} from "./projection.ts";

test("the world's corner is where Web Mercator puts it", () => {
  const [x, y] = toWorld([-180, 85.0511287798]);
  expect(x).toBe(0);
  expect(y).toBeCloseTo(0, 9);
  expect(toWorld([0, 0])).toEqual([0.5, 0.5]);
});

test("a path keeps its points in order and knows its bounds", () => {
  const path = projectPath("_~t[~vfhA~oR_pR");
  expect([...path.points]).toEqual([...toWorld([-120, 47]), ...toWorld([-119, 46])]);
  expect([path.minX, path.minY]).toEqual(toWorld([-120, 47]));
  expect([path.maxX, path.maxY]).toEqual(toWorld([-119, 46]));
});

test("a tile is touched by paths inside it and within the margin, and by no others", () => {
  const view = tileView(7, 20, 44, 256);
  const inTile = (column: number, row: number) => ({
    points: new Float64Array(),
    minX: column / 128,
    maxX: column / 128,
    minY: row / 128,
    maxY: row / 128,
  });
  expect(touches(inTile(20.5, 44.5), view, 0)).toBe(true);
  expect(touches(inTile(21.5, 44.5), view, 0)).toBe(false);
  expect(touches(inTile(21.01, 44.5), view, 4)).toBe(true);
  expect(touches(inTile(20.5, 43.5), view, 4)).toBe(false);
});

type Point = readonly [x: number, y: number];

/** A path whose points are these pixels of the tile at the world's corner. */
function inPixels(pixels: readonly Point[], worldSize: number): ProjectedPath {
  const points = Float64Array.from(pixels.flat(), (pixel) => pixel / worldSize);
  return { points, minX: 0, minY: 0, maxX: 1, maxY: 1 };
}

function visited(path: ProjectedPath, margin: number): Point[] {
  const points: Point[] = [];
  visitTilePoints(path, CORNER, margin, (x, y) => points.push([Math.round(x), Math.round(y)]));
  return points;
}

/** Whether a ring holds a point, by the even-odd rule. */
function holds(ring: readonly Point[], x: number, y: number): boolean {
  let isInside = false;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
}

const CORNER = tileView(8, 0, 0, 256);

test("points far beyond one edge of a tile are left out, those that reach into it are not", () => {
  const pixels: Point[] = [
    [10, 10],
    [400, 10],
    [500, 90],
    [600, 40],
    [450, 200],
    [20, 200],
  ];
  expect(visited(inPixels(pixels, CORNER.worldSize), 4)).toEqual([
    [10, 10],
    [400, 10],
    [450, 200],
    [20, 200],
  ]);
});

test("what is left of a ring fills the tile as the whole ring does", () => {
  // Steps of 3 px, so that no two points fall together; probes between them.
  const coordinate = fc.integer({ min: -200, max: 300 }).map((step) => step * 3);
  const ring = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 40 });
  const probe = fc.integer({ min: 0, max: 84 }).map((step) => step * 3 + 1.37);
  fc.assert(
    fc.property(ring, probe, probe, (pixels, x, y) => {
      const kept = visited(inPixels(pixels, CORNER.worldSize), 2);
      expect(holds(kept, x, y)).toBe(holds(pixels, x, y));
    }),
    { numRuns: 500 },
  );
});
