import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import { decodePositions } from "#shared/domain/places/polyline.ts";
import { TOWNS } from "#shared/domain/places/towns.ts";
import { roadGeometry, routesFrom } from "./roads.ts";
import { cacheGeometries, cacheRoutes, type RouteRow } from "./route-cache.ts";

const someTowns = fc.uniqueArray(fc.nat(TOWNS.length - 1), { minLength: 1, maxLength: 6 });
const townsAt = (indexes: readonly number[]) =>
  indexes.flatMap((index) => {
    const town = TOWNS[index];
    return town ? [town] : [];
  });

const routesOfRow = ({ from, targets }: RouteRow) => routesFrom(from, targets);

/** The routes between every two positions, of which nothing is kept yet. */
const routesBetween = (positions: readonly Position[]) => cacheRoutes(routesOfRow)(positions);

test("every two places have one route, the same both ways, in any order and company", () => {
  fc.assert(
    fc.property(someTowns, someTowns, (some, others) => {
      const towns = townsAt(some);
      const matrix = routesBetween(towns);
      const mixed = [...others.filter((index) => !some.includes(index)), ...some.toReversed()];
      const again = routesBetween(townsAt(mixed));
      for (const [row, from] of some.entries()) {
        expect(matrix[row]).toHaveLength(some.length);
        for (const [column, to] of some.entries()) {
          expect(matrix[row]?.[column]).toEqual(matrix[column]?.[row]);
          expect(again[mixed.indexOf(from)]?.[mixed.indexOf(to)]).toEqual(matrix[row]?.[column]);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test("a place is no way from itself", () => {
  const [town] = TOWNS;
  const [[route] = []] = routesBetween(town ? [town] : []);
  expect(route).toMatchObject({ miles: 0, minutes: 0, ferry: false, passes: [] });
});

test("the routes from one place are those of the matrix", () => {
  const towns = townsAt([0, 100, 200, 300, 400]);
  const [row = []] = routesBetween(towns);
  const [from] = towns;
  const single = from ? routesFrom(from, towns) : [];
  for (const [index, drive] of row.entries()) {
    expect(single[index]?.minutes).toBeCloseTo(drive?.minutes ?? -1, 6);
  }
});

const lengthOf = (line: readonly { latitude: number; longitude: number }[]) =>
  line.slice(1).reduce((sum, end, index) => sum + exactMilesBetween(line[index] ?? end, end), 0);

const linesOf = (parts: ReturnType<typeof roadGeometry>) =>
  (parts ?? []).map(({ line }) => decodePositions(line));

test("a geometry leads from door to door without a gap, the same both ways, in some 60 points", () => {
  fc.assert(
    fc.property(someTowns, (some) => {
      const [from, to] = townsAt(some);
      if (!from || !to) return;
      const [drive = null] = routesFrom(from, [to]);
      const geometry = roadGeometry(from, to);
      expect(geometry === null).toBe(drive === null);
      if (!geometry || !drive) return;
      const lines = linesOf(geometry);
      expect(lines.flat().length).toBeLessThanOrEqual(Math.max(60, geometry.length * 2));
      expect(exactMilesBetween(from, lines[0]?.[0] ?? to)).toBeLessThan(0.02);
      expect(exactMilesBetween(to, lines.at(-1)?.at(-1) ?? from)).toBeLessThan(0.02);
      for (const [index, line] of lines.slice(1).entries()) {
        expect(exactMilesBetween(lines[index]?.at(-1) ?? from, line[0] ?? to)).toBeLessThan(0.02);
      }
      expect(lengthOf(lines.flat())).toBeLessThan(drive.miles * 1.02 + 1);
      expect(lengthOf(lines.flat())).toBeGreaterThan(drive.miles * 0.7 - 3);
      const back = linesOf(roadGeometry(to, from));
      expect(back.toReversed().map((line) => line.toReversed())).toEqual(lines);
      expect(geometry.some(({ by }) => by === "ferry")).toBe(drive.ferry);
    }),
    { numRuns: 60 },
  );
});

describe("what is kept", () => {
  const towns = townsAt(Array.from({ length: 12 }, (_, index) => index * 30));

  test("is not worked out again: a place that joins is worked out with the others alone", () => {
    const pairs: number[] = [];
    const routesOf = cacheRoutes((row) => {
      pairs.push(row.targets.length);
      return routesOfRow(row);
    });
    const worked = () => pairs.splice(0).reduce((sum, each) => sum + each, 0);
    const five = routesOf(towns.slice(0, 5));
    expect(five).toEqual(routesBetween(towns.slice(0, 5)));
    expect(worked()).toBe(15);
    routesOf(towns.slice(0, 5).toReversed());
    expect(worked()).toBe(0);
    expect(routesOf(towns.slice(0, 6))).toEqual(routesBetween(towns.slice(0, 6)));
    expect(worked()).toBe(6);
  });

  test("stays within its bounds, and is worked out again where it was pushed out", () => {
    const far = (index: number): Position => ({ latitude: 40 + index / 1000, longitude: -120 });
    const drive = routesFrom(far(0), [far(0)])[0];
    if (!drive) throw new Error("a place has a way to itself");
    let worked = 0;
    const routesOf = cacheRoutes(({ targets }) => {
      worked += targets.length;
      return targets.map(() => drive);
    });
    for (let trip = 0; trip < 200; trip++) {
      routesOf(Array.from({ length: 14 }, (_, place) => far(trip * 14 + place)));
    }
    const before = worked;
    routesOf([far(0), far(1)]);
    routesOf([far(199 * 14), far(199 * 14 + 1)]);
    expect(worked - before).toBe(3);
  });

  test("is a geometry for each way, also where there is none", () => {
    const [from, to] = towns;
    const island = TOWNS.find(({ name }) => name === "Friday Harbor");
    if (!from || !to || !island) throw new Error("the table has these towns");
    const asked: Position[] = [];
    const geometriesOf = cacheGeometries((start, end) => {
      asked.push(start);
      return roadGeometry(start, end);
    });
    const places: Parameters<typeof geometriesOf>[0] = [
      ["base", from],
      [1, to],
      [2, island],
    ];
    const legs = [
      { from: "base", to: 1 },
      { from: 1, to: "base" },
      { from: "base", to: 2 },
      { from: "base", to: 1 },
      { from: "base", to: 3 },
    ];
    const first = geometriesOf(places, legs);
    expect(first.map(({ to: end }) => end)).toEqual([1, "base", 1]);
    expect(geometriesOf(places, legs)).toEqual(first);
    expect(asked).toEqual([from, to, from]);
  });
});
