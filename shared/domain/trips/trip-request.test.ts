import { expect, test } from "vitest";
import { answersOf, type TripInput } from "./trip-input.ts";
import { drivesBody, placesBody, requestOf, withGuidesNames } from "./trip-request.ts";

const TRIP: TripInput = {
  base: "Walla Walla",
  wineries: [1, 2],
  days: 2,
  wineriesPerDay: 2,
  name: "Harvest",
  guests: 4,
  answers: answersOf({ budget: "$" }),
  arrangement: [[1], [2]],
  notes: { 1: { text: "Call" } },
  dayLog: [{ id: 1, date: "2026-12-05", minute: 700, kind: "late", by: 10 }],
};
const OLIVE = { placeId: 7, name: "Olive", town: "Walla Walla" };
const OWN = { name: "Grandma’s", town: "Prosser", address: "1 Main St" };

test("a request holds only what a plan follows from", () => {
  expect(requestOf(TRIP)).toEqual({
    base: "Walla Walla",
    wineries: [1, 2],
    days: 2,
    wineriesPerDay: 2,
  });
});

test("places to eat are named by their id, the visitor's own by name and town, a day without by null", () => {
  const places = [{ dinner: OLIVE }, { lunch: OWN }, { lunch: OLIVE }];
  expect(requestOf({ ...TRIP, places }).lunchPlaces).toEqual([
    null,
    { key: "Grandma’s, Prosser", name: "Grandma’s", town: "Prosser" },
  ]);
  expect(requestOf({ ...TRIP, days: 4, places }).lunchPlaces?.[2]).toEqual({
    key: "place-7",
    name: "Olive",
    town: "Walla Walla",
  });
});

test("lunch where a day ends has a key of its own, since the day's end is known by the name", () => {
  const ends = [
    { from: "Walla Walla", to: "Grandma’s, Prosser" },
    { from: "Grandma’s, Prosser", to: "Walla Walla" },
  ];
  const { lunchPlaces } = requestOf({ ...TRIP, ends, places: [{ lunch: OWN }] });
  expect(lunchPlaces?.[0]).toEqual({
    key: "Lunch at Grandma’s, Prosser",
    name: "Grandma’s",
    town: "Prosser",
  });
});

test("a trip of more days or stops than one base has gets the ends of its days", () => {
  const ends = Array.from({ length: 4 }, () => ({ from: "Walla Walla", to: "Walla Walla" }));
  expect(requestOf({ ...TRIP, days: 4 }).ends).toEqual(ends);
  expect(requestOf({ ...TRIP, days: 3 }).ends).toBeUndefined();
  const wineries = Array.from({ length: 13 }, (_, index) => index);
  expect(requestOf({ ...TRIP, wineries }).ends).toEqual(ends.slice(0, 2));
  expect(requestOf({ ...TRIP, wineries: wineries.slice(1) }).ends).toBeUndefined();
});

test("drives are asked for one base or several, and each place to eat once", () => {
  const lunch = { key: "place-7", town: "Walla Walla" };
  expect(placesBody(["Yakima"])).toEqual({ base: "Yakima" });
  expect(placesBody(["Yakima", "Prosser"], [null, lunch, lunch])).toEqual({
    bases: ["Yakima", "Prosser"],
    meals: [lunch],
  });
  const request = requestOf({ ...TRIP, places: [{ lunch: OLIVE }, {}] });
  expect(drivesBody(request, [2, 1])).toEqual({
    base: "Walla Walla",
    meals: [lunch],
    wineries: [2, 1],
  });
});

test("a reader who may not see what was typed gets the guide's names, and towns", () => {
  const guide = [
    { id: 7, name: "Olive Marketplace", street: "21 E Main St" },
    { id: 8, name: "The Marcus Whitman", street: null },
  ];
  const trip: TripInput = {
    ...TRIP,
    base: "The Finch, Walla Walla",
    ends: [{ from: "The Finch, Walla Walla", to: "walla walla" }],
    places: [
      { lunch: OLIVE, dinner: OWN, bed: { ...OLIVE, placeId: 8 } },
      { lunch: null, bed: { ...OWN, placeId: 99 } },
    ],
    lunchPlaces: [null, { key: "Grandma’s, Prosser", name: "Grandma’s", town: "Prosser" }],
  };
  const { notes: _notes, dayLog: _log, ...rest } = trip;
  const own = { name: "a place of your own", town: "Prosser" };
  expect(withGuidesNames(trip, guide)).toEqual({
    ...rest,
    base: "Walla Walla",
    ends: [{ from: "Walla Walla", to: "Walla Walla" }],
    places: [
      {
        lunch: {
          placeId: 7,
          name: "Olive Marketplace",
          town: "Walla Walla",
          address: "21 E Main St",
        },
        dinner: own,
        bed: { placeId: 8, name: "The Marcus Whitman", town: "Walla Walla" },
      },
      { lunch: null, bed: own },
    ],
    lunchPlaces: [null, { key: "lunch 2", ...own }],
  });
  expect(withGuidesNames({ ...TRIP, base: "somewhere else" }, [])).toEqual({
    ...{ base: "the base", wineries: [1, 2], days: 2, wineriesPerDay: 2, name: "Harvest" },
    ...{ guests: 4, answers: TRIP.answers, arrangement: TRIP.arrangement },
  });
});
