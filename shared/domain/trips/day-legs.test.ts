import { expect, test } from "vitest";
import { encodePositions } from "../places/polyline.ts";
import { basesAmong, endsOfDays, legsOf, type RoutedDay, segmentsOfDays } from "./day-legs.ts";

const WALLA_WALLA = { latitude: 46.067, longitude: -118.337 };
const DAY: RoutedDay = {
  from: "Walla Walla",
  to: "Walla Walla",
  stops: [{ wineryId: 1 }, { wineryId: 2 }],
  lunchPlace: null,
  meal: null,
};
const MEAL: NonNullable<RoutedDay["meal"]> = {
  key: "place-7",
  town: "Prosser",
  there: { travel: "car" },
  back: {},
};
const ways = (...days: readonly RoutedDay[]) => legsOf(days).map(({ from, to }) => [from, to]);

test("a day goes from its base over its stops and back", () => {
  expect(ways(DAY)).toEqual([
    ["base", 1],
    [1, 2],
    [2, "base"],
  ]);
  expect(ways({ ...DAY, stops: [] })).toEqual([]);
});

test("days between towns go by the towns' names, also without a stop", () => {
  const there = { ...DAY, to: "Yakima", stops: [{ wineryId: 1 }] };
  const on = { ...DAY, from: "Yakima", to: "Prosser", stops: [] };
  expect(ways(there, on)).toEqual([
    ["Walla Walla", 1],
    [1, "Yakima"],
    ["Yakima", "Prosser"],
  ]);
});

test("lunch is on the way where it is driven to, with the way back where there is one", () => {
  expect(ways({ ...DAY, lunchPlace: 1, meal: MEAL })).toEqual([
    ["base", 1],
    [1, "place-7"],
    ["place-7", 1],
    [1, 2],
    [2, "base"],
  ]);
  expect(ways({ ...DAY, lunchPlace: 2, meal: { ...MEAL, back: null } })).toEqual([
    ["base", 1],
    [1, 2],
    [2, "place-7"],
    ["place-7", "base"],
  ]);
  expect(ways({ ...DAY, lunchPlace: "before", meal: { ...MEAL, back: null } })[0]).toEqual([
    "base",
    "place-7",
  ]);
  expect(ways({ ...DAY, lunchPlace: "after", meal: { ...MEAL, back: null } }).at(-1)).toEqual([
    "base",
    "place-7",
  ]);
});

test("lunch that is walked to, or not eaten at a place, is no way", () => {
  const plain = ways(DAY);
  expect(ways({ ...DAY, lunchPlace: 1, meal: { ...MEAL, there: { travel: "foot" } } })).toEqual(
    plain,
  );
  expect(ways({ ...DAY, lunchPlace: 1 })).toEqual(plain);
  expect(ways({ ...DAY, meal: MEAL })).toEqual(plain);
});

test("the ends of days are towns, by the table's names, or places in them by what was typed", () => {
  const [day] = endsOfDays([{ from: "walla walla", to: "walla walla" }]) ?? [];
  expect(day?.from).toEqual({ name: "Walla Walla", id: "base", ...WALLA_WALLA });
  const ends = endsOfDays([{ from: "Walla Walla", to: "The Finch, Walla Walla" }]);
  expect(ends?.[0]?.to).toEqual({
    name: "The Finch, Walla Walla",
    id: "The Finch, Walla Walla",
    ...WALLA_WALLA,
  });
  expect(basesAmong([...(ends ?? []), ...(ends ?? [])]).map(({ id }) => id)).toEqual([
    "Walla Walla",
    "The Finch, Walla Walla",
  ]);
  expect(endsOfDays([{ from: "Walla Walla", to: "nowhere at all" }])).toBeNull();
  expect(endsOfDays([])).toEqual([]);
});

const wineryAt = (id: number, latitude: string, longitude: string) => ({
  id,
  latitude,
  longitude,
});
const WINERIES = [wineryAt(1, "46.1", "-118.4"), wineryAt(2, "46.2", "-118.5")];

test("a way without a known route is straight, and one whose ends are unknown is none", () => {
  const [segments] = segmentsOfDays({
    days: [{ ...DAY, stops: [{ wineryId: 2 }, { wineryId: 9 }], lunchPlace: 2, meal: MEAL }],
    wineries: WINERIES,
    geometries: [],
  });
  const second = { latitude: 46.2, longitude: -118.5 };
  const prosser = { latitude: 46.2068, longitude: -119.7689 };
  const rounded = segments?.map(({ by, line }) => [
    by,
    ...line.map(({ latitude, longitude }) => [latitude.toFixed(1), longitude.toFixed(1)].join(" ")),
  ]);
  const at = ({ latitude, longitude }: typeof second) =>
    [latitude.toFixed(1), longitude.toFixed(1)].join(" ");
  expect(rounded).toEqual([
    ["straight", at(WALLA_WALLA), at(second)],
    ["straight", at(second), at(prosser)],
    ["straight", at(prosser), at(second)],
  ]);
});

test("a known route is taken as it is, day by day", () => {
  const line = [WALLA_WALLA, { latitude: 46.1, longitude: -118.4 }];
  const geometries = [
    { from: "base", to: 1, parts: [{ by: "road" as const, line: encodePositions(line) }] },
  ];
  const days = [
    { ...DAY, stops: [{ wineryId: 1 }] },
    { ...DAY, stops: [] },
  ];
  const [first, second] = segmentsOfDays({ days, wineries: WINERIES, geometries });
  expect(first?.map(({ by }) => by)).toEqual(["road", "road"]);
  expect(first?.[1]?.line).toEqual(first?.[0]?.line.toReversed());
  expect(second).toEqual([]);
});

test("between other towns than the base, a way is straight between their centers", () => {
  const [segments] = segmentsOfDays({
    days: [{ ...DAY, to: "Prosser", stops: [] }],
    wineries: [],
    geometries: [],
  });
  expect(segments).toHaveLength(1);
  expect(segments?.[0]?.line[0]).toMatchObject(WALLA_WALLA);
  expect(segments?.[0]?.line[1]).not.toMatchObject(WALLA_WALLA);
});
