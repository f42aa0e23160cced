import fc from "fast-check";
import { expect, test } from "vitest";
import { TOWNS } from "#shared/domain/places/towns.ts";
import { routesBetween, routesFrom } from "./roads.ts";

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
