import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import { decodePositions } from "#shared/domain/places/polyline.ts";
import { TOWNS } from "#shared/domain/places/towns.ts";
import { keepCourses } from "./kept-courses.ts";
import { keepRoutes, type RouteRow } from "./kept-routes.ts";
import { courseBetween, routesFrom } from "./roads.ts";

const someTowns = fc.uniqueArray(fc.nat(TOWNS.length - 1), { minLength: 1, maxLength: 6 });
const townsAt = (indexes: readonly number[]) =>
  indexes.flatMap((index) => {
    const town = TOWNS[index];
    return town ? [town] : [];
  });

const routesOfRows = async (rows: readonly RouteRow[]) =>
  rows.map(({ from, targets }) => routesFrom(from, targets));

/** The routes between every two positions, of which nothing is kept yet. */
const routesBetween = (positions: readonly Position[]) => keepRoutes()(positions, routesOfRows);

test("every two places have one route, the same both ways, in any order and company", async () => {
  await fc.assert(
    fc.asyncProperty(someTowns, someTowns, async (some, others) => {
      const towns = townsAt(some);
      const matrix = await routesBetween(towns);
      const mixed = [...others.filter((index) => !some.includes(index)), ...some.toReversed()];
      const again = await routesBetween(townsAt(mixed));
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

test("a place is no way from itself", async () => {
  const [town] = TOWNS;
  const [[route] = []] = await routesBetween(town ? [town] : []);
  expect(route?.drive).toMatchObject({ miles: 0, minutes: 0, ferry: false, passes: [] });
});

test("the routes from one place are those of the matrix", async () => {
  const towns = townsAt([0, 100, 200, 300, 400]);
  const [row = []] = await routesBetween(towns);
  const [from] = towns;
  const single = from ? routesFrom(from, towns) : [];
  for (const [index, { drive }] of row.entries()) {
    expect(single[index]?.drive?.minutes).toBeCloseTo(drive?.minutes ?? -1, 6);
  }
});

const lengthOf = (line: readonly { latitude: number; longitude: number }[]) =>
  line.slice(1).reduce((sum, end, index) => sum + exactMilesBetween(line[index] ?? end, end), 0);

const linesOf = (parts: ReturnType<typeof courseBetween>) =>
  (parts ?? []).map(({ line }) => decodePositions(line));

test("a course leads from door to door without a gap, the same both ways, in some 60 points", () => {
  fc.assert(
    fc.property(someTowns, (some) => {
      const [from, to] = townsAt(some);
      if (!from || !to) return;
      const [{ drive } = { drive: null }] = routesFrom(from, [to]);
      const course = courseBetween(from, to);
      expect(course === null).toBe(drive === null);
      if (!course || !drive) return;
      const lines = linesOf(course);
      expect(lines.flat().length).toBeLessThanOrEqual(Math.max(60, course.length * 2));
      expect(exactMilesBetween(from, lines[0]?.[0] ?? to)).toBeLessThan(0.02);
      expect(exactMilesBetween(to, lines.at(-1)?.at(-1) ?? from)).toBeLessThan(0.02);
      for (const [index, line] of lines.slice(1).entries()) {
        expect(exactMilesBetween(lines[index]?.at(-1) ?? from, line[0] ?? to)).toBeLessThan(0.02);
      }
      expect(lengthOf(lines.flat())).toBeLessThan(drive.miles * 1.02 + 1);
      expect(lengthOf(lines.flat())).toBeGreaterThan(drive.miles * 0.7 - 3);
      const back = linesOf(courseBetween(to, from));
      expect(back.toReversed().map((line) => line.toReversed())).toEqual(lines);
      expect(course.some(({ by }) => by === "ferry")).toBe(drive.ferry);
    }),
    { numRuns: 60 },
  );
});

describe("what is kept", () => {
  const towns = townsAt(Array.from({ length: 12 }, (_, index) => index * 30));

  test("is not worked out again: a place that joins is worked out with the others alone", async () => {
    const routesOf = keepRoutes();
    const pairs: number[] = [];
    const find = async (rows: readonly RouteRow[]) => {
      pairs.push(rows.reduce((sum, { targets }) => sum + targets.length, 0));
      return routesOfRows(rows);
    };
    await routesOf(towns.slice(0, 5), find);
    await routesOf(towns.slice(0, 5).toReversed(), find);
    await routesOf(towns.slice(0, 6), find);
    expect(pairs).toEqual([15, 6]);
  });

  test("does not mix visitors up who ask at once, in whatever order they are answered", async () => {
    const routesOf = keepRoutes();
    const held: (() => void)[] = [];
    const find = async (rows: readonly RouteRow[]) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return routesOfRows(rows);
    };
    const asked = [towns.slice(0, 4), towns.slice(2, 6), towns.slice(5, 8), towns.slice(0, 8)];
    const answers = asked.map((positions) => routesOf(positions, find));
    for (const answer of held.toReversed()) answer();
    for (const [index, positions] of asked.entries()) {
      expect(await answers[index]).toEqual(await routesBetween(positions));
    }
  });

  test("stays within its bounds, and is worked out again where it was pushed out", async () => {
    const far = (index: number): Position => ({ latitude: 40 + index / 1000, longitude: -120 });
    const drive = routesFrom(far(0), [far(0)])[0];
    if (!drive) throw new Error("a place has a way to itself");
    let worked = 0;
    const routesOf = keepRoutes();
    const find = async (rows: readonly RouteRow[]) => {
      worked += rows.flatMap(({ targets }) => targets).length;
      return rows.map(({ targets }) => targets.map(() => drive));
    };
    for (let trip = 0; trip < 200; trip++) {
      const places = Array.from({ length: 14 }, (_, place) => far(trip * 14 + place));
      await routesOf(places, find);
    }
    const before = worked;
    await routesOf([far(0), far(1)], find);
    await routesOf([far(199 * 14), far(199 * 14 + 1)], find);
    expect(worked - before).toBe(3);
  });

  test("is a course for each way, also where there is none", async () => {
    const coursesOf = keepCourses();
    const [from, to] = towns;
    const island = TOWNS.find(({ name }) => name === "Friday Harbor");
    if (!from || !to || !island) throw new Error("the table has these towns");
    const positions = new Map<unknown, Position>([
      ["base", from],
      [1, to],
      [2, island],
    ]);
    const asked: number[] = [];
    const courses = (legs: Parameters<typeof coursesOf>[0]) =>
      coursesOf(
        legs,
        (place) => positions.get(place),
        async (wanted) => {
          asked.push(wanted.length);
          return wanted.map(([start, end]) => courseBetween(start, end));
        },
      );
    const legs = [
      { from: "base", to: 1 },
      { from: 1, to: "base" },
      { from: "base", to: 2 },
      { from: "base", to: 1 },
    ];
    const first = await courses(legs);
    expect(first.map(({ to: end }) => end)).toEqual([1, "base", 1]);
    expect(await courses(legs)).toEqual(first);
    expect(asked).toEqual([3]);
  });
});
