import { expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { encodePositions } from "#shared/domain/places/polyline.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { legsOf } from "#shared/domain/trip/round-course.ts";
import { mappedPlan } from "./mapped-plan.ts";

const at = (latitude: number) => ({ latitude: String(latitude), longitude: "-118.3" });
const ONE = aWinery({ id: 1, ...at(46.1) });
const TWO = aWinery({ id: 2, ...at(46.2) });
const day = (ids: readonly number[]) =>
  // Only its stops are read.
  ({
    date: "2026-12-05",
    weekday: "saturday",
    stops: ids.map((wineryId) => ({ wineryId })),
  }) as never;

const ROAD = [
  { latitude: 46.2, longitude: -118.3 },
  { latitude: 46.15, longitude: -118.4 },
  { latitude: 46.1, longitude: -118.3 },
];

test("ways go along their courses, in either direction, and straight where none is known", () => {
  const { days } = mappedPlan({
    base: "Walla Walla",
    days: [day([1, 2])],
    wineries: new Map([
      [1, ONE],
      [2, TWO],
    ]),
    // Known from the second to the first: the plan goes the other way.
    courses: [{ from: 2, to: 1, parts: [{ by: "road", line: encodePositions(ROAD) }] }],
  });
  const town = findTown("Walla Walla");
  expect(days[0]?.course).toEqual([
    { by: "straight", line: [town, ROAD[2]] },
    { by: "road", line: ROAD.toReversed() },
    { by: "straight", line: [ROAD[0], town] },
  ]);
  expect(days[0]?.stops.map(({ number }) => number)).toEqual([1, 2]);
});

test("the ways of each day begin and end at the base, and a free day has none", () => {
  expect(legsOf([day([1, 2]), day([])])).toEqual([
    { from: "base", to: 1 },
    { from: 1, to: 2 },
    { from: 2, to: "base" },
  ]);
});
