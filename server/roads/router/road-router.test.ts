import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import { aboutDrive, type Drive, wholeMinutes } from "../drive.ts";
import { milesPerDegreeEast } from "../network/road-geometry.ts";
import type { Passage, RoadEdge, RoadNetwork } from "../network/road-network.ts";
import { createRoadRouter } from "./road-router.ts";

const SOUTH = 47;

/** A position by miles east and north of a fixed point in Washington. */
const at = (east: number, north: number): Position => ({
  latitude: SOUTH + north / 69.0976,
  longitude: -120 + east / milesPerDegreeEast(SOUTH),
});

/** A straight road; 60 mph unless it says otherwise. */
function road(junctions: readonly Position[], from: number, to: number, mph = 60): RoadEdge {
  const line = [junctions[from] ?? at(0, 0), junctions[to] ?? at(0, 0)];
  const miles = exactMilesBetween(line[0] ?? at(0, 0), line[1] ?? at(0, 0));
  return { from, to, miles, minutes: (miles / mph) * 60, line };
}

function network(parts: Partial<RoadNetwork>): RoadNetwork {
  return { junctions: 0, edges: [], passages: [], seasonal: [], isolated: [], water: [], ...parts };
}

const ferry = (from: number, to: number, miles: number, minutes: number): Passage => ({
  from,
  to,
  miles,
  minutes,
  ferry: "Here–There",
  line: [],
});

function driveBetween(roads: RoadNetwork, from: Position, to: Position): Drive {
  const [route] = createRoadRouter(roads).routesFrom(from, [to]);
  if (!route?.drive) throw new Error("no drive");
  return route.drive;
}

/** Three junctions in a row, 20 miles apart. */
const ROW = [at(0, 0), at(20, 0), at(40, 0)];
const HIGHWAY = network({ junctions: 3, edges: [road(ROW, 0, 1), road(ROW, 1, 2)] });

describe("the way by road", () => {
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

  test("takes the faster of two ways, and of two equally fast ones the shorter", () => {
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

  test("is none between roads that nothing joins, and tells why", () => {
    const ends = [at(0, 0), at(5, 0), at(40, 0), at(45, 0)];
    const apart = network({ junctions: 4, edges: [road(ends, 0, 1), road(ends, 2, 3)] });
    const [route] = createRoadRouter(apart).routesFrom(at(0, 0), [at(45, 0)]);
    expect(route).toEqual({ drive: null, reason: expect.stringContaining("no road") });
  });

  test("is none for a position far from every road", () => {
    const [route] = createRoadRouter(HIGHWAY).routesFrom(at(20, 50), [at(20, 0)]);
    expect(route?.drive).toBeNull();
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
  const island = { name: "Far Island", outline: [at(9, 20), at(15, 20), at(15, 30), at(9, 30)] };
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

  test("an island without a road is not reached, and its name tells why", () => {
    const router = createRoadRouter(sound);
    const none = { drive: null, reason: "No road leads to Far Island." };
    expect(router.routesFrom(at(10, 25), [at(0, 0)])).toEqual([none]);
    expect(router.routesFrom(at(0, 0), [at(10, 25)])).toEqual([none]);
  });

  test("on one island its own streets lead anywhere", () => {
    const drive = driveBetween(sound, at(12, 20.5), at(12, 29.5));
    expect(drive.miles).toBeCloseTo(9 * 1.3, 1);
    expect(drive.estimated).toBe(true);
  });
});

describe("any network", () => {
  const place = fc.tuple(
    fc.double({ min: 0, max: 60, noNaN: true }),
    fc.double({ min: 0, max: 60, noNaN: true }),
  );
  const roads = fc
    .tuple(
      fc.array(place, { minLength: 6, maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(11), fc.nat(11), fc.integer({ min: 25, max: 70 })), {
        minLength: 8,
        maxLength: 24,
      }),
    )
    .map(([spots, pairs]) => {
      const junctions = spots.map(([east, north]) => at(east, north));
      const chain = spots.slice(1).map((_, index) => road(junctions, index, index + 1));
      const shortcuts = pairs.map(([from, to, mph]) =>
        road(junctions, from % spots.length, to % spots.length, mph),
      );
      return network({ junctions: spots.length, edges: [...chain, ...shortcuts] });
    });
  const positions = fc
    .array(place, { minLength: 3, maxLength: 5 })
    .map((spots) => spots.map(([east, north]) => at(east, north)));
  const matrixOf = (roadNetwork: RoadNetwork, spots: readonly Position[]) => {
    const router = createRoadRouter(roadNetwork);
    return spots.map((from) => router.routesFrom(from, spots).map(({ drive }) => drive));
  };
  const costOf = ({ minutes, miles }: Drive) => minutes + 0.2 * miles;

  test("has ways as long back as there, and none shorter than the great circle", () => {
    fc.assert(
      fc.property(roads, positions, (roadNetwork, spots) => {
        const matrix = matrixOf(roadNetwork, spots);
        for (const [from, start] of spots.entries()) {
          for (const [to, end] of spots.entries()) {
            const [there, back] = [matrix[from]?.[to], matrix[to]?.[from]];
            expect(there === null).toBe(back === null);
            if (!there || !back) continue;
            expect(costOf(there)).toBeCloseTo(costOf(back), 6);
            expect(there.miles).toBeGreaterThan(exactMilesBetween(start, end) * 0.999 - 0.001);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test("has no detour by road that is cheaper than the way", () => {
    fc.assert(
      fc.property(roads, positions, (roadNetwork, spots) => {
        const matrix = matrixOf(roadNetwork, spots);
        const byRoad = (from: number, to: number) => {
          const drive = matrix[from]?.[to];
          return drive && !drive.estimated ? drive : null;
        };
        for (const a of spots.keys()) {
          for (const b of spots.keys()) {
            for (const c of spots.keys()) {
              const [direct, first, second] = [byRoad(a, c), byRoad(a, b), byRoad(b, c)];
              if (!direct || !first || !second) continue;
              expect(costOf(direct)).toBeLessThan(costOf(first) + costOf(second) + 1e-6);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test("answers many targets as it answers each alone, and a second time the same", () => {
    fc.assert(
      fc.property(roads, positions, (roadNetwork, [from, ...targets]) => {
        if (!from) return;
        const router = createRoadRouter(roadNetwork);
        const together = router.routesFrom(from, targets);
        expect(router.routesFrom({ ...from }, targets)).toEqual(together);
        const alone = targets.map(
          (target) => createRoadRouter(roadNetwork).routesFrom(from, [target])[0],
        );
        for (const [index, route] of together.entries()) {
          const other = alone[index];
          expect(other?.drive === null).toBe(route.drive === null);
          if (route.drive && other?.drive) {
            expect(costOf(route.drive)).toBeCloseTo(costOf(other.drive), 6);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

test.each([
  [
    { miles: 12.4, minutes: 17.4 },
    { miles: 12, minutes: 15 },
  ],
  [
    { miles: 12.5, minutes: 17.5 },
    { miles: 13, minutes: 20 },
  ],
  [
    { miles: 0.4, minutes: 1 },
    { miles: 0, minutes: 5 },
  ],
])("a drive of %o is told as about %o", (exact, told) => {
  expect(aboutDrive(exact)).toEqual(told);
});

test.each([
  [0, 0],
  [0.2, 1],
  [30, 30],
  [30 + 1e-9, 30],
  [30 - 1e-9, 30],
  [30.01, 31],
])("a schedule counts a drive of %d minutes as %d", (minutes, counted) => {
  expect(wholeMinutes({ minutes })).toBe(counted);
});

describe("the course of a drive", () => {
  const courseOf = (roads: RoadNetwork, from: Position, to: Position) =>
    createRoadRouter(roads).courseBetween(from, to);
  const near = ({ latitude, longitude }: Position) => ({
    latitude: expect.closeTo(latitude, 3),
    longitude: expect.closeTo(longitude, 3),
  });

  test("goes straight to the road, along it over its junctions, and straight to the door", () => {
    expect(courseOf(HIGHWAY, at(5, 2), at(35, -1))).toEqual([
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
    expect(courseOf(bent, at(20, 7.5), at(0, 7.5))).toEqual([
      { by: "road", line: [at(20, 7.5), at(20, 15), at(0, 15), at(0, 7.5)].map(near) },
    ]);
  });

  test("is one straight line where the way is by streets alone", () => {
    expect(courseOf(HIGHWAY, at(10, 4), at(11, 5))).toEqual([
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
    expect(courseOf(roads, at(46, 0), at(0, 0))?.map(({ by }) => by)).toEqual([
      "road",
      "ferry",
      "road",
    ]);
    expect(courseOf(roads, at(46, 0), at(0, 0))?.[1]?.line).toEqual([east, west].map(near));
  });

  test("is none where there is no way, and empty between places at one point", () => {
    expect(courseOf(HIGHWAY, at(20, 50), at(20, 0))).toBeNull();
    expect(courseOf(HIGHWAY, at(10, 5), at(10, 5))).toEqual([]);
  });
});
