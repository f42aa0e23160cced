import { describe, expect, test } from "vitest";
import { at, driveBetween, HIGHWAY, network, road } from "#server/testing/ruled-roads.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { createRoadRouter } from "./road-router.ts";

describe("the path by road", () => {
  test("leads by streets to the nearest road, along it, and by streets to the door", () => {
    const drive = driveBetween(HIGHWAY, at(5, 2), at(35, -1));
    expect(drive.miles).toBeCloseTo(2 * 1.3 + 30 + 1 * 1.3, 1);
    expect(drive.minutes).toBeCloseTo((3.9 / 28) * 60 + 30, 1);
    expect(drive).toMatchObject({ ferry: false, estimated: false });
  });

  test("stays on one edge when both stand at it", () => {
    expect(driveBetween(HIGHWAY, at(2, 0), at(12, 0)).miles).toBeCloseTo(10, 1);
  });

  test("follows a bent road, not the straight line between its ends", () => {
    const line = [at(0, 0), at(0, 15), at(20, 15), at(20, 0)];
    const bent = network({
      junctions: 2,
      edges: [{ from: 0, to: 1, miles: 50, minutes: 60, line }],
    });
    const drive = driveBetween(bent, at(0, 0), at(20, 7.5));
    expect(drive.miles).toBeCloseTo(42.5, 0);
  });

  test("takes the faster of two paths, and of two equally fast ones the shorter", () => {
    const corners = [at(0, 0), at(30, 0), at(15, 10)];
    const slow = road(corners, 0, 1, 30);
    const over = [road(corners, 0, 2, 60), road(corners, 2, 1, 60)];
    const fast = driveBetween(
      network({ junctions: 3, edges: [slow, ...over] }),
      at(0, 0),
      at(30, 0),
    );
    expect(fast.miles).toBeCloseTo(2 * Math.hypot(15, 10), 0);
    const asFast = { ...slow, minutes: over.reduce((sum, { minutes }) => sum + minutes, 0) };
    const equal = driveBetween(
      network({ junctions: 3, edges: [asFast, ...over] }),
      at(0, 0),
      at(30, 0),
    );
    expect(equal.miles).toBeCloseTo(30, 0);
  });

  test("may begin at a road hardly farther away than the nearest one", () => {
    const ends = [at(0, 0), at(30, 0), at(0, 1), at(30, 30)];
    const roads = network({ junctions: 4, edges: [road(ends, 0, 1), road(ends, 2, 3)] });
    expect(driveBetween(roads, at(0, 0.9), at(30, 0)).miles).toBeCloseTo(30 + 0.9 * 1.3, 0);
  });

  test("is none between roads that nothing joins", () => {
    const ends = [at(0, 0), at(5, 0), at(40, 0), at(45, 0)];
    const apart = network({ junctions: 4, edges: [road(ends, 0, 1), road(ends, 2, 3)] });
    const [route] = createRoadRouter(apart).routesFrom(at(0, 0), [at(45, 0)]);
    expect(route).toBeNull();
  });

  test("is none for a position far from every road", () => {
    const [route] = createRoadRouter(HIGHWAY).routesFrom(at(20, 50), [at(20, 0)]);
    expect(route).toBeNull();
  });
});

describe("neighbors", () => {
  test("under six miles apart are reached by streets where that is shorter", () => {
    const drive = driveBetween(HIGHWAY, at(10, 4), at(11, 5));
    expect(drive.miles).toBeCloseTo(Math.SQRT2 * 1.3, 1);
    expect(drive.minutes).toBeCloseTo(((Math.SQRT2 * 1.3) / 28) * 60, 1);
    expect(drive.estimated).toBe(true);
  });

  test("are reached by the road where that is shorter", () => {
    const drive = driveBetween(HIGHWAY, at(10, 0), at(14, 0));
    expect(drive.miles).toBeCloseTo(4, 1);
    expect(drive.estimated).toBe(false);
  });

  test("six miles apart or more are reached by road alone", () => {
    expect(driveBetween(HIGHWAY, at(10, 5), at(16.1, 5)).miles).toBeCloseTo(6.1 + 10 * 1.3, 1);
    expect(driveBetween(HIGHWAY, at(10, 5), at(15.9, 5)).miles).toBeCloseTo(5.9 * 1.3, 1);
  });

  test("in one place are no miles apart", () => {
    expect(driveBetween(HIGHWAY, at(10, 5), at(10, 5))).toEqual({
      miles: 0,
      minutes: 0,
      ferry: false,
      ferries: [],
      estimated: true,
      passes: [],
    });
  });
});

describe("streets beside the network", () => {
  test("make a drive an estimate where they are more than half of it", () => {
    expect(driveBetween(HIGHWAY, at(5, 8), at(13, 0))).toMatchObject({ estimated: true });
    expect(driveBetween(HIGHWAY, at(5, 4), at(13, 0))).toMatchObject({ estimated: false });
  });
});

describe("a pass that is closed every winter", () => {
  const seasonal = [
    { name: "Low Pass", season: "closed in winter", stretches: [{ edge: 0, from: 0.4, to: 0.6 }] },
    { name: "High Pass", season: "closed in snow", stretches: [{ edge: 1, from: 0, to: 1 }] },
  ];
  const roads = { ...HIGHWAY, seasonal };
  const passesOf = (from: Position, to: Position) =>
    driveBetween(roads, from, to).passes.map(({ name }) => name);

  test("is named with its season by a drive that goes over it", () => {
    expect(driveBetween(roads, at(0, 0), at(20, 0)).passes).toEqual([
      { name: "Low Pass", season: "closed in winter" },
    ]);
    expect(passesOf(at(40, 0), at(0, 0))).toEqual(["Low Pass", "High Pass"]);
  });

  test("is named on a drive along a part of its road only where that part is closed", () => {
    expect(passesOf(at(1, 0), at(7.5, 0))).toEqual([]);
    expect(passesOf(at(12.5, 0), at(19, 0))).toEqual([]);
    expect(passesOf(at(1, 0), at(12.5, 0))).toEqual(["Low Pass"]);
    expect(passesOf(at(12.5, 0), at(35, 0))).toEqual(["High Pass"]);
  });
});
