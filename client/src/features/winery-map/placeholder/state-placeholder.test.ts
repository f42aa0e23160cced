import { expect, test } from "vitest";
import { MAX_DOTS, thinned } from "./state-placeholder.tsx";

const grid = (side: number, step: number) =>
  Array.from({ length: side * side }, (_, index) => ({
    x: (index % side) * step,
    y: Math.floor(index / side) * step,
  }));

test("a few hundred points stay as they are, two at one place as one", () => {
  const points = grid(17, 3);
  expect(thinned(points)).toEqual(points);
  expect(thinned([...points, { x: 6, y: 6 }])).toEqual(points);
});

test("of twelve thousand some hundreds stay, each where a point is, none far from one left out", () => {
  const points = grid(110, 8);
  const kept = thinned(points);
  expect(kept.length).toBeLessThanOrEqual(MAX_DOTS);
  expect(kept.length).toBeGreaterThan(MAX_DOTS / 5);
  const known = new Set(points);
  expect(kept.filter((dot) => !known.has(dot))).toEqual([]);
  const farthest = Math.max(
    ...points.map(({ x, y }) => Math.min(...kept.map((dot) => Math.hypot(dot.x - x, dot.y - y)))),
  );
  expect(farthest).toBeLessThan(64 * Math.SQRT2);
});
