import fc from "fast-check";
import { expect, test } from "vitest";
import { exactMilesBetween } from "#shared/domain/places/distance.ts";
import { TOWNS } from "#shared/domain/places/towns.ts";
import { courseBetween, routesBetween, routesFrom } from "./roads.ts";

const someTowns = fc.uniqueArray(fc.nat(TOWNS.length - 1), { minLength: 1, maxLength: 6 });
const townsAt = (indexes: readonly number[]) =>
  indexes.flatMap((index) => {
    const town = TOWNS[index];
    return town ? [town] : [];
  });

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
  expect(route?.drive).toMatchObject({ miles: 0, minutes: 0, ferry: false, passes: [] });
});

test("the routes from one place are those of the matrix", () => {
  const towns = townsAt([0, 100, 200, 300, 400]);
  const [row = []] = routesBetween(towns);
  const [from] = towns;
  const single = from ? routesFrom(from, towns) : [];
  for (const [index, { drive }] of row.entries()) {
    expect(single[index]?.drive?.minutes).toBeCloseTo(drive?.minutes ?? -1, 6);
  }
});

const lengthOf = (line: readonly { latitude: number; longitude: number }[]) =>
  line.slice(1).reduce((sum, end, index) => sum + exactMilesBetween(line[index] ?? end, end), 0);

test("a course leads from door to door without a gap, the same both ways, in some 60 points", () => {
  fc.assert(
    fc.property(someTowns, (some) => {
      const [from, to] = townsAt(some);
      if (!from || !to) return;
      const [{ drive } = { drive: null }] = routesFrom(from, [to]);
      const course = courseBetween(from, to);
      expect(course === null).toBe(drive === null);
      if (!course || !drive) return;
      const lines = course.map(({ line }) => line);
      expect(lines.flat().length).toBeLessThanOrEqual(Math.max(60, course.length * 2));
      expect(exactMilesBetween(from, lines[0]?.[0] ?? to)).toBeLessThan(0.02);
      expect(exactMilesBetween(to, lines.at(-1)?.at(-1) ?? from)).toBeLessThan(0.02);
      for (const [index, line] of lines.slice(1).entries()) {
        expect(exactMilesBetween(lines[index]?.at(-1) ?? from, line[0] ?? to)).toBeLessThan(0.02);
      }
      expect(lengthOf(lines.flat())).toBeLessThan(drive.miles * 1.02 + 1);
      expect(lengthOf(lines.flat())).toBeGreaterThan(drive.miles * 0.7 - 3);
      const back = courseBetween(to, from) ?? [];
      expect(back.toReversed().map(({ line }) => line.toReversed())).toEqual(lines);
      expect(course.some(({ by }) => by === "ferry")).toBe(drive.ferry);
    }),
    { numRuns: 60 },
  );
});
