import { expect, test } from "vitest";
import { projectPath, tileView, touches, toWorld } from "./projection.ts";

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
