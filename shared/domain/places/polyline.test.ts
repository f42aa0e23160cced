import fc from "fast-check";
import { expect, test } from "vitest";
import { decodePositions, encodePositions } from "./polyline.ts";

test("a polyline is read as positions, each counted from the one before", () => {
  expect(decodePositions("uzg\\bw|jAJ|AtAbJ")).toEqual([
    { latitude: 47.9675, longitude: -124.4034 },
    { latitude: 47.9669, longitude: -124.4081 },
    { latitude: 47.9626, longitude: -124.4259 },
  ]);
});

test("a polyline without its first point goes on from the point it is given", () => {
  const start = { latitude: 47.9675, longitude: -124.4034 };
  expect(decodePositions("J|AtAbJ", start)).toEqual([
    { latitude: 47.9669, longitude: -124.4081 },
    { latitude: 47.9626, longitude: -124.4259 },
  ]);
});

test("an empty polyline has no points, and one cut short ends with its last whole point", () => {
  expect(decodePositions("")).toEqual([]);
  expect(decodePositions("uzg\\bw|jAJ|")).toHaveLength(1);
});

test("what is written is read as the same positions, to a ten-thousandth of a degree", () => {
  const degree = (most: number) =>
    fc.integer({ min: -most * 1e4, max: most * 1e4 }).map((at) => at / 1e4);
  const point = fc.record({ latitude: degree(90), longitude: degree(180) });
  fc.assert(
    fc.property(fc.array(point), (points) => {
      expect(decodePositions(encodePositions(points))).toEqual(points.map(withoutMinusZero));
    }),
  );
  expect(encodePositions([{ latitude: 47.96754, longitude: -124.40336 }])).toBe("uzg\\bw|jA");
});

const withoutMinusZero = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude: latitude + 0,
  longitude: longitude + 0,
});
