import { expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { encodePositions } from "#shared/domain/places/polyline.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { legsOf } from "#shared/domain/trips/day-legs.ts";
import { mappedPlan } from "./mapped-plan.ts";

const at = (latitude: number) => ({ latitude: String(latitude), longitude: "-118.3" });
const ONE = aWinery({ id: 1, ...at(46.1) });
const TWO = aWinery({ id: 2, ...at(46.2) });
const day = (ids: readonly number[], over: object = {}) =>
  // Only its ways are read.
  ({
    date: "2026-12-05",
    weekday: "saturday",
    from: "Walla Walla",
    to: "Walla Walla",
    stops: ids.map((wineryId) => ({ wineryId })),
    lunchPlace: null,
    meal: null,
    ...over,
  }) as never;

const ROAD = [
  { latitude: 46.2, longitude: -118.3 },
  { latitude: 46.15, longitude: -118.4 },
  { latitude: 46.1, longitude: -118.3 },
];

test("ways go along their geometries, in either direction, and straight where none is known", () => {
  const { days } = mappedPlan({
    days: [day([1, 2])],
    wineries: new Map([
      [1, ONE],
      [2, TWO],
    ]),
    // Known from the second to the first: the plan goes the other way.
    geometries: [{ from: 2, to: 1, parts: [{ by: "road", line: encodePositions(ROAD) }] }],
  });
  const town = findTown("Walla Walla");
  expect(days[0]?.geometry).toEqual([
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

test("a travel day goes from its own beginning over lunch to its own end, by their names", () => {
  const lunch = { key: "place-3", name: "Brasserie", town: "Prosser", back: null };
  const driven = { ...lunch, there: { travel: "car" } };
  const days = [
    day([1], { from: "Seattle", to: "Yakima", lunchPlace: 1, meal: driven }),
    day([], { from: "Yakima", to: "Yakima" }),
    day([2], { from: "Yakima", to: "Seattle" }),
  ];
  expect(legsOf(days)).toEqual([
    { from: "Seattle", to: 1 },
    { from: 1, to: "place-3" },
    { from: "place-3", to: "Yakima" },
    { from: "Yakima", to: 2 },
    { from: 2, to: "Seattle" },
  ]);
  const { towns } = mappedPlan({
    days,
    wineries: new Map(),
    geometries: [],
    places: [
      { lunch: { name: "Brasserie", town: "Prosser" }, bed: { name: "Inn", town: "Yakima" } },
    ],
  });
  expect(towns).toEqual([
    { name: "Seattle", isBase: true, places: [] },
    { name: "Yakima", isBase: true, places: [{ what: "Night", name: "Inn" }] },
    { name: "Prosser", isBase: false, places: [{ what: "Lunch", name: "Brasserie" }] },
  ]);
});
