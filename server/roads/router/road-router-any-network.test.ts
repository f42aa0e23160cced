import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at, network, road } from "#server/testing/ruled-roads.ts";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import type { Drive } from "../drive.ts";
import type { RoadNetwork } from "../network/road-network.ts";
import { createRoadRouter } from "./road-router.ts";

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
    return spots.map((from) => router.routesFrom(from, spots));
  };
  const costOf = ({ minutes, miles }: Drive) => minutes + 0.2 * miles;

  test("has paths as long back as there, and none shorter than the great circle", () => {
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
              // A place is put on its road to a millionth of an edge, so each path is about as exact.
              expect(costOf(direct)).toBeLessThan(costOf(first) + costOf(second) + 1e-4);
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
        for (const [index, drive] of together.entries()) {
          const other = alone[index];
          expect(other === null).toBe(drive === null);
          if (drive && other) expect(costOf(drive)).toBeCloseTo(costOf(other), 6);
        }
      }),
      { numRuns: 60 },
    );
  });
});
