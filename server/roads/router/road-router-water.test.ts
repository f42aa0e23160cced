import { describe, expect, test } from "vitest";
import { at, driveBetween, ferry, network, road } from "#server/testing/ruled-roads.ts";
import { createRoadRouter } from "./road-router.ts";

describe("water", () => {
  /** A road on each bank of a river that one bridge crosses, 20 miles east. */
  const BANKS = [at(0, 1), at(20, 1), at(0, -1), at(20, -1)];
  const river = [at(-40, 0), at(60, 0)];
  const bridged = network({
    junctions: 4,
    edges: [road(BANKS, 0, 1), road(BANKS, 2, 3), road(BANKS, 1, 3)],
    water: [river],
  });

  test("is crossed at a bridge, however near the other bank is", () => {
    expect(driveBetween(bridged, at(0, 1), at(0, -1)).miles).toBeCloseTo(42, 0);
    const dry = { ...bridged, water: [] };
    expect(driveBetween(dry, at(0, 1), at(0, -1)).miles).toBeCloseTo(2 * 1.3, 1);
  });

  test("keeps a drive from beginning on the other bank's road", () => {
    const drive = driveBetween(bridged, at(0, -0.5), at(0, 1));
    expect(drive.miles).toBeGreaterThan(40);
  });

  test("lets a drive begin at its own end of a bridge that is nearest on the other bank", () => {
    const ends = [at(0, 10), at(0, -10)];
    const crossing = network({ junctions: 2, edges: [road(ends, 0, 1)], water: [river] });
    const drive = driveBetween(crossing, at(8, -0.5), at(0, -10));
    expect(drive.miles).toBeCloseTo(8 * 1.3 + 9.5, 0);
  });
});

describe("ferries and islands", () => {
  const ENDS = [at(0, 0), at(20, 0), at(26, 0), at(46, 0)];
  const island = [at(9, 20), at(15, 20), at(15, 30), at(9, 30)];
  const sound = network({
    junctions: 4,
    edges: [road(ENDS, 0, 1), road(ENDS, 2, 3)],
    passages: [ferry(1, 2, 6, 25)],
    isolated: [island],
    water: [[at(23, -40), at(23, 40)]],
  });

  test("a ferry takes its crossing and half an hour of waiting, and is told", () => {
    const drive = driveBetween(sound, at(0, 0), at(46, 0));
    expect(drive.miles).toBeCloseTo(46, 0);
    expect(drive.minutes).toBeCloseTo(20 + 25 + 30 + 20, 0);
    expect(drive.ferry).toBe(true);
    expect(drive.ferries).toEqual([{ name: "Here–There", minutes: 25 }]);
  });

  test("a road through a neighboring state is no ferry and is not waited for", () => {
    const passages = [{ ...ferry(1, 2, 6, 25), ferry: null }];
    const drive = driveBetween({ ...sound, passages }, at(0, 0), at(46, 0));
    expect(drive.minutes).toBeCloseTo(20 + 25 + 20, 0);
    expect(drive.ferry).toBe(false);
  });

  test("nobody boards a ferry in the middle of the water", () => {
    const wide = { ...sound, water: [] };
    expect(driveBetween(wide, at(23, 1), at(0, 0)).miles).toBeGreaterThan(23);
  });

  test("an island without a road is not reached", () => {
    const router = createRoadRouter(sound);
    expect(router.routesFrom(at(10, 25), [at(0, 0)])).toEqual([null]);
    expect(router.routesFrom(at(0, 0), [at(10, 25)])).toEqual([null]);
  });

  test("on one island its own streets lead anywhere", () => {
    const drive = driveBetween(sound, at(12, 20.5), at(12, 29.5));
    expect(drive.miles).toBeCloseTo(9 * 1.3, 1);
    expect(drive.estimated).toBe(true);
  });
});
