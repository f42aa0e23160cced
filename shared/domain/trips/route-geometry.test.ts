import { describe, expect, test } from "vitest";
import { geometryBetween, type RouteGeometry } from "#shared/domain/trips/route-geometry.ts";
import { encodePositions } from "../places/polyline.ts";

const [door, corner, bend, landing] = [
  { latitude: 46, longitude: -118 },
  { latitude: 46.01, longitude: -118 },
  { latitude: 46.02, longitude: -118.1 },
  { latitude: 46.1, longitude: -118.2 },
];
const GEOMETRIES: RouteGeometry[] = [
  {
    from: "base",
    to: 7,
    parts: [
      { by: "straight", line: encodePositions([door, corner]) },
      { by: "road", line: encodePositions([corner, bend, landing]) },
    ],
  },
];

describe("the geometry between two places", () => {
  test("is read from its polylines, part by part", () => {
    expect(geometryBetween(GEOMETRIES, "base", 7)).toEqual([
      { by: "straight", line: [door, corner] },
      { by: "road", line: [corner, bend, landing] },
    ]);
  });

  test("is turned around where it is known the other way", () => {
    expect(geometryBetween(GEOMETRIES, 7, "base")).toEqual([
      { by: "road", line: [landing, bend, corner] },
      { by: "straight", line: [corner, door] },
    ]);
  });

  test("is that of no other place that one of the two leads to", () => {
    const others = ["base", 7].flatMap((place) => [
      { from: place, to: 9, parts: [] },
      { from: 9, to: place, parts: [] },
    ]);
    for (const [from, to] of [
      ["base", 7],
      [7, "base"],
    ] as const) {
      const known = geometryBetween(GEOMETRIES, from, to);
      expect(geometryBetween([...others, ...GEOMETRIES], from, to)).toEqual(known);
    }
  });

  test("is none where it is not known", () => {
    expect(geometryBetween(GEOMETRIES, "base", 8)).toBeNull();
  });
});
