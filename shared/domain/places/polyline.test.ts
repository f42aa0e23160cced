import { expect, test } from "vitest";
import { decodePositions } from "./polyline.ts";

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
