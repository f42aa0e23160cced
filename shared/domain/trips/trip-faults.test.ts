import { expect, test } from "vitest";
import { faultOf, faultsOf } from "./trip-faults.ts";
import { answersOf, type TripInput } from "./trip-input.ts";

const TRIP: TripInput = {
  base: "Walla Walla",
  wineries: [1, 2, 3, 4],
  days: 2,
  wineriesPerDay: 4,
  name: null,
  guests: null,
  answers: answersOf({}),
  arrangement: null,
};
const ENDS = [
  { from: "Walla Walla", to: "Prosser" },
  { from: "Prosser", to: "Yakima" },
];
const lunch = (key: string, town = "Prosser") => ({ key, name: key, town });
const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each<readonly [string, Partial<TripInput>]>([
  ["a plain trip", {}],
  ["a single day", { days: 1 }],
  ["seven days with a weekday", { days: 7, startWeekday: "friday" }],
  ["four days with a date", { days: 4, startDate: "2026-12-05" }],
  ["three days without either", { days: 3 }],
  ["one stop a day", { wineries: [1, 2], wineriesPerDay: 1 }],
  ["as many stops as fit", { wineries: many(8) }],
  ["fourteen stops", { wineries: many(14), days: 4, startWeekday: "friday" }],
  ["days that end in towns", { ends: ENDS }],
  ["a pin on the last day", { pins: [{ wineryId: 4, day: 1 }] }],
  ["lunch at the same place on both days", { lunchPlaces: [lunch("cafe"), lunch("cafe")] }],
  ["lunch wherever they are", { lunchPlaces: [null, lunch("cafe")] }],
  ["an order of all stops", { arrangement: [[1, 2, 3, 4], []] }],
  ["an order of some stops", { arrangement: [[2], [1]] }],
])("nothing is wrong with %s", (_, change) => {
  expect(faultsOf({ ...TRIP, ...change })).toEqual([]);
});

test.each<readonly [Partial<TripInput>, readonly (string | number)[], string]>([
  [{ days: 0 }, ["days"], "At most 7 days"],
  [{ days: 8 }, ["days"], "At most 7 days"],
  [{ days: 1_000_000_000 }, ["days"], "At most 7 days"],
  [{ wineriesPerDay: 5 }, ["wineriesPerDay"], "A day has 1 to 4 stops"],
  [{ wineries: [], wineriesPerDay: 0 }, ["wineriesPerDay"], "A day has 1 to 4 stops"],
  [{ wineries: many(9) }, ["wineries"], "9 wineries do not fit into 2 days with up to 4 a day"],
  [{ wineries: many(15), days: 4, startWeekday: "friday" }, ["wineries"], "At most 14 wineries"],
  [
    { startDate: "2026-12-05", startWeekday: "saturday" },
    ["startWeekday"],
    "A trip has a first day or a first weekday, not both",
  ],
  [{ days: 4 }, ["startDate"], "A trip of more than 3 days needs a first day or a first weekday"],
  [{ dayEnd: [1000, 600] }, ["dayEnd"], "Day 2 must end after it begins"],
  [
    { ends: [...ENDS, { from: "Yakima", to: "Yakima" }] },
    ["ends"],
    "Say where each of the 2 days ends",
  ],
  [
    { ends: [{ from: "Walla Walla", to: "Yakima" }, ENDS[1] ?? { from: "", to: "" }] },
    ["ends", 1, "from"],
    "Day 2 must begin where day 1 ends: Yakima",
  ],
  [{ pins: [{ wineryId: 9, day: 0 }] }, ["pins", 0, "wineryId"], "Pin a chosen winery"],
  [
    { pins: [0, 1].map((day) => ({ wineryId: 2, day })) },
    ["pins", 1, "wineryId"],
    "Pin each winery once",
  ],
  ...[[lunch("base")], [lunch("Walla Walla")], [lunch("cafe"), lunch("cafe", "Yakima")]].map(
    (lunchPlaces) =>
      [
        { lunchPlaces },
        ["lunchPlaces", lunchPlaces.length - 1, "key"],
        "Send a key that no other place of the trip has",
      ] as const,
  ),
  [{ lunchPlaces: [null, null, null] }, ["lunchPlaces"], "Send one for each day"],
  [{ wishes: { 9: "must" } }, ["wishes", "9"], "Name a chosen winery"],
  [{ dayStart: [600] }, ["dayStart"], "Send one value, or one for each of the 2 days"],
  [
    {
      pins: [
        { wineryId: 1, day: 0 },
        { wineryId: 2, day: 2 },
      ],
    },
    ["pins", 1, "day"],
    "The trip has 2 days, counted from 0",
  ],
  ...[[[1, 2, 3, 4]], [[1, 2], [2]], [[1, 9], []], [[], [], []]].map(
    (arrangement) =>
      [
        { arrangement },
        ["arrangement"],
        "An order names each of the trip's stops at most once, day by day",
      ] as const,
  ),
])("%j is refused at its field", (change, path, message) => {
  expect(faultsOf({ ...TRIP, ...change })).toEqual([{ path, message }]);
});

test("an order has at most four stops a day", () => {
  const trip = { ...TRIP, wineries: many(5) };
  expect(faultsOf({ ...trip, arrangement: [many(4), [5]] })).toEqual([]);
  expect(faultsOf({ ...trip, arrangement: [many(5), []] })).toMatchObject([
    { path: ["arrangement"] },
  ]);
});

test("a caller may ask for fewer days and stops", () => {
  const most = { days: 3, stops: 3 };
  expect(faultsOf({ ...TRIP, days: 4 }, most)).toEqual([
    { path: ["days"], message: "At most 3 days" },
  ]);
  expect(faultsOf(TRIP, most)).toEqual([{ path: ["wineries"], message: "At most 3 wineries" }]);
});

test("several faults are all named, the first one as the trip's", () => {
  const trip = { ...TRIP, wineriesPerDay: 1, pins: [{ wineryId: 9, day: 5 }] };
  expect(faultsOf(trip).map(({ path }) => path)).toEqual([
    ["wineries"],
    ["pins", 0, "wineryId"],
    ["pins", 0, "day"],
  ]);
  expect(faultOf(trip)).toBe("4 wineries do not fit into 2 days with up to 1 a day");
  expect(faultOf(TRIP)).toBeNull();
});
