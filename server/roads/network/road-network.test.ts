import { describe, expect, test } from "vitest";
import { CENTERS, errorOf, QUOTED, type QuotedDistance } from "#server/testing/quoted-distances.ts";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import { findTown, TOWNS } from "#shared/domain/places/towns.ts";
import { createRoadRouter } from "../router/road-router.ts";
import { readWashingtonRoads } from "./road-network.ts";

const roads = readWashingtonRoads();
const router = createRoadRouter(roads);

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

function driveBetween(from: Position, to: Position) {
  const [drive] = router.routesFrom(from, [to]);
  if (!drive) throw new Error("no drive");
  return drive;
}

const town = (name: string): Position => {
  const found = findTown(name);
  if (!found) throw new Error(`no town ${name}`);
  return found;
};

const quotedError = (quoted: QuotedDistance) =>
  errorOf(driveBetween(CENTERS[quoted[0]], CENTERS[quoted[1]]).miles, quoted);

describe("distances between the middles of towns", () => {
  test.each(QUOTED)(
    "%s to %s is within 4 %% of the %d to %d miles that are quoted",
    (...quoted) => {
      expect(quotedError(quoted)).toBeLessThan(0.04);
    },
  );

  test("are within 1 % of the quoted ones on average", () => {
    const mean = QUOTED.reduce((sum, quoted) => sum + quotedError(quoted), 0) / QUOTED.length;
    expect(mean).toBeLessThan(0.01);
  });

  test("go through Lewiston from Clarkston to Pullman, not around by the Snake's bridges", () => {
    expect(driveBetween(CENTERS.clarkston, CENTERS.pullman).miles).toBeLessThan(38);
  });
});

describe("times between the middles of towns", () => {
  test.each([
    ["seattle", "spokane", 240, 270],
    ["seattle", "chelan", 185, 205],
    ["seattle", "yakima", 130, 145],
    ["yakima", "prosser", 45, 60],
    ["vancouver", "wallaWalla", 230, 260],
  ] as const)("%s to %s takes %d to %d minutes", (from, to, least, most) => {
    const { minutes } = driveBetween(CENTERS[from], CENTERS[to]);
    expect(minutes).toBeGreaterThan(least);
    expect(minutes).toBeLessThan(most);
  });
});

describe("water", () => {
  test("Lake Chelan is driven around: two miles by air are ten by road", () => {
    const [southShore, northShore] = [at(47.84769, -120.11514), at(47.87349, -120.10697)];
    expect(exactMilesBetween(southShore, northShore)).toBeLessThan(2);
    const drive = driveBetween(southShore, northShore);
    expect(drive.miles).toBeGreaterThan(9);
    expect(drive.miles).toBeLessThan(12);
  });

  test("Malaga reaches East Wenatchee over the bridges of Wenatchee", () => {
    const drive = driveBetween(at(47.3428, -120.2087), at(47.3871, -120.2167));
    expect(drive.miles).toBeGreaterThan(10);
    expect(drive.miles).toBeLessThan(16);
  });

  test("Mercer Island's bridges are driven over, not its water", () => {
    expect(driveBetween(town("Medina"), town("Mercer Island")).miles).toBeGreaterThan(6);
  });

  test.each([
    ["Seattle", "Bainbridge Island"],
    ["Edmonds", "Kingston"],
    ["Mukilteo", "Clinton"],
    ["Seattle", "Port Angeles"],
  ])("a ferry leads from %s to %s, waiting included", (from, to) => {
    const drive = driveBetween(town(from), town(to));
    expect(drive.ferry).toBe(true);
    expect(drive.minutes).toBeGreaterThan(50);
  });

  test("the crossing from Port Townsend, whose length nobody has verified, is left out", () => {
    expect(roads.passages.filter(({ ferry }) => ferry !== null)).toHaveLength(4);
    const drive = driveBetween(town("Port Townsend"), town("Coupeville"));
    expect(drive.miles).toBeGreaterThan(50);
  });

  test.each(["Friday Harbor", "Vashon", "Point Roberts", "Anderson Island"])(
    "no road leads to %s",
    (name) => {
      expect(router.routesFrom(CENTERS.seattle, [town(name)])).toEqual([null]);
    },
  );

  test.each([
    ["Bainbridge Island", "Poulsbo"],
    ["Coupeville", "Anacortes"],
    ["Camano", "Stanwood"],
    ["Mercer Island", "Bellevue"],
    ["Fox Island", "Gig Harbor"],
  ])("%s has a bridge to the side of %s and needs no ferry", (island, neighbor) => {
    const drive = driveBetween(town(island), town(neighbor));
    expect(drive.ferry).toBe(false);
    expect(drive.miles).toBeLessThan(40);
  });
});

describe("passes that are closed every winter", () => {
  const passesBetween = (from: string, to: string) =>
    driveBetween(town(from), town(to)).passes.map(({ name }) => name);

  test.each([
    ["Winthrop", "Rockport", "North Cascades Highway (SR 20)"],
    ["Twisp", "Concrete", "North Cascades Highway (SR 20)"],
    ["Greenwater", "Naches", "Chinook Pass (SR 410)"],
    ["Enumclaw", "Packwood", "Cayuse Pass (SR 123)"],
  ])("%s to %s leads over %s", (from, to, pass) => {
    expect(passesBetween(from, to)).toContain(pass);
    expect(passesBetween(to, from)).toContain(pass);
  });

  test.each([
    ["Winthrop", "Twisp"],
    ["Marblemount", "Rockport"],
    ["Seattle", "Ellensburg"],
    ["Yakima", "Naches"],
  ])("%s to %s leads over none", (from, to) => {
    expect(passesBetween(from, to)).toEqual([]);
  });
});

describe("the whole state", () => {
  const isolated = ["Friday Harbor", "Roche Harbor", "Vashon", "Point Roberts", "Anderson Island"];
  const others = [...isolated, "Ketron Island", "Herron Island", "Hat Island"];
  /** Every tenth place of the table, which is in no order of size or region. */
  const sample = TOWNS.filter((_, index) => index % 10 === 0);

  test("every place is reached from Yakima except the islands without a road", () => {
    const routes = router.routesFrom(CENTERS.yakima, TOWNS);
    const unreached = TOWNS.filter((_, index) => routes[index] === null);
    expect(unreached.map(({ name }) => name).sort()).toEqual([...others].sort());
  });

  test("no drive is shorter than the great circle or slower than its streets", () => {
    for (const from of sample) {
      for (const [index, drive] of router.routesFrom(from, sample).entries()) {
        const to = sample[index];
        if (!drive || !to) continue;
        expect(drive.miles).toBeGreaterThan(exactMilesBetween(from, to) * 0.995 - 0.05);
        const crossing = drive.ferry ? 130 : 0;
        expect(drive.minutes).toBeLessThan((drive.miles / 20) * 60 + crossing + 1);
      }
    }
  });

  test("the way back is as long as the way there", () => {
    const matrix = sample.map((from) => router.routesFrom(from, sample));
    for (const row of sample.keys()) {
      for (const column of sample.keys()) {
        const [there, back] = [matrix[row]?.[column], matrix[column]?.[row]];
        expect(there === null).toBe(back === null);
        if (there && back) expect(there.minutes).toBeCloseTo(back.minutes, 6);
      }
    }
  });

  test("a stop on the way never makes the trip much shorter", () => {
    const places = sample.slice(0, 30);
    const matrix = places.map((from) => router.routesFrom(from, places));
    const minutes = (a: number, b: number) => matrix[a]?.[b]?.minutes;
    for (const a of places.keys()) {
      for (const b of places.keys()) {
        for (const c of places.keys()) {
          const [direct, first, second] = [minutes(a, c), minutes(a, b), minutes(b, c)];
          if (direct === undefined || first === undefined || second === undefined) continue;
          expect(direct).toBeLessThan((first + second) * 1.05 + 10);
        }
      }
    }
  });
});

test("the network is whole: every junction, line and outline is where it belongs", () => {
  expect(roads.edges).toHaveLength(1785);
  for (const { from, to, miles, minutes, line } of roads.edges) {
    expect(Math.max(from, to)).toBeLessThan(roads.junctions);
    expect(miles).toBeGreaterThanOrEqual(0);
    expect(minutes).toBeGreaterThanOrEqual(0);
    for (const { latitude, longitude } of line) {
      expect(latitude).toBeGreaterThan(45.5);
      expect(latitude).toBeLessThan(49.01);
      expect(longitude).toBeGreaterThan(-124.8);
      expect(longitude).toBeLessThan(-116.9);
    }
  }
  for (const { from, to } of roads.passages) {
    expect(Math.max(from, to)).toBeLessThan(roads.junctions);
  }
});
