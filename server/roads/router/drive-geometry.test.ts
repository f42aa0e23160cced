import { describe, expect, test } from "vitest";
import { at, ferry, HIGHWAY, network, road } from "#server/testing/ruled-roads.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import type { RoadNetwork } from "../network/road-network.ts";
import { createRoadRouter } from "./road-router.ts";

describe("the geometry of a drive", () => {
  const geometryOf = (roads: RoadNetwork, from: Position, to: Position) =>
    createRoadRouter(roads).roadGeometry(from, to);
  const near = ({ latitude, longitude }: Position) => ({
    latitude: expect.closeTo(latitude, 3),
    longitude: expect.closeTo(longitude, 3),
  });

  test("goes straight to the road, along it over its junctions, and straight to the door", () => {
    expect(geometryOf(HIGHWAY, at(5, 2), at(35, -1))).toEqual([
      { by: "straight", line: [at(5, 2), near(at(5, 0))] },
      { by: "road", line: [near(at(5, 0)), near(at(20, 0)), near(at(35, 0))] },
      { by: "straight", line: [near(at(35, 0)), at(35, -1)] },
    ]);
  });

  test("follows the bends of a road that both places stand at, either way", () => {
    const line = [at(0, 0), at(0, 15), at(20, 15), at(20, 0)];
    const bent = network({
      junctions: 2,
      edges: [{ from: 0, to: 1, miles: 50, minutes: 60, line }],
    });
    expect(geometryOf(bent, at(20, 7.5), at(0, 7.5))).toEqual([
      { by: "road", line: [at(20, 7.5), at(20, 15), at(0, 15), at(0, 7.5)].map(near) },
    ]);
  });

  test("is one straight line where the path is by streets alone", () => {
    expect(geometryOf(HIGHWAY, at(10, 4), at(11, 5))).toEqual([
      { by: "straight", line: [at(10, 4), at(11, 5)] },
    ]);
  });

  test("takes a ferry from landing to landing, between its roads", () => {
    const shores = [at(0, 0), at(20, 0), at(26, 0), at(46, 0)];
    const [, west = at(0, 0), east = at(0, 0)] = shores;
    const roads = network({
      junctions: 4,
      edges: [road(shores, 0, 1), road(shores, 2, 3)],
      passages: [{ ...ferry(1, 2, 6, 25), line: [west, east] }],
    });
    expect(geometryOf(roads, at(46, 0), at(0, 0))?.map(({ by }) => by)).toEqual([
      "road",
      "ferry",
      "road",
    ]);
    expect(geometryOf(roads, at(46, 0), at(0, 0))?.[1]?.line).toEqual([east, west].map(near));
  });

  test("is none where there is no path, and empty between places at one point", () => {
    expect(geometryOf(HIGHWAY, at(20, 50), at(20, 0))).toBeNull();
    expect(geometryOf(HIGHWAY, at(10, 5), at(10, 5))).toEqual([]);
  });
});
