import { expect, test } from "vitest";
import { answersOf, type TripInput, withAnsweredHours, withoutWineries } from "./trip-input.ts";

const TRIP: TripInput = {
  base: "Walla Walla",
  wineries: [1, 2, 3],
  days: 2,
  wineriesPerDay: 2,
  name: null,
  guests: null,
  answers: answersOf({}),
  arrangement: null,
};
const isSecond = (id: number) => id === 2;

test("only what was answered counts as an answer", () => {
  expect(answersOf({ region: "", budget: "$", preferences: ["Syrah"] })).toEqual({
    drivingDistance: null,
    timeAvailable: null,
    budget: "$",
    reservationPreference: null,
    region: null,
    preferences: ["Syrah"],
  });
});

test("nothing asked for is no preference", () => {
  expect(answersOf({}).preferences).toEqual([]);
});

test("an afternoon's hours follow from the answer, unless the trip has hours of its own", () => {
  const afternoon = { ...TRIP, answers: answersOf({ timeAvailable: "Half day (4 hours)" }) };
  expect(withAnsweredHours(afternoon)).toEqual({ ...afternoon, dayStart: 780, dayEnd: 1020 });
  expect(withAnsweredHours({ ...afternoon, dayStart: 720 })).toMatchObject({
    dayStart: 720,
    dayEnd: 1020,
  });
  expect(withAnsweredHours(TRIP)).toEqual(TRIP);
});

test("a trip loses a winery with everything that was said about it", () => {
  const at = { date: "2026-12-05", minute: 700 };
  const trip: TripInput = {
    ...TRIP,
    arrangement: [[1, 2], [3]],
    pins: [
      { wineryId: 1, day: 0 },
      { wineryId: 2, day: 1 },
    ],
    wishes: { 1: "must", 2: "skip" },
    visitMinutes: { 1: 60, 2: 90 },
    notes: { 2: { text: "Call" }, 3: { tasted: true } },
    dayLog: [
      { ...at, id: 1, kind: "here", wineryId: 2 },
      { ...at, id: 2, kind: "late", by: 10, passed: [1, 2] },
    ],
  };
  expect(withoutWineries(trip, isSecond)).toEqual({
    ...trip,
    wineries: [1, 3],
    arrangement: [[1], [3]],
    pins: [{ wineryId: 1, day: 0 }],
    wishes: { 1: "must" },
    visitMinutes: { 1: 60 },
    notes: { 3: { tasted: true } },
    dayLog: [{ ...at, id: 2, kind: "late", by: 10, passed: [1] }],
  });
});

test("a trip that says nothing of its wineries loses only the winery; one without it nothing", () => {
  const trip = { ...TRIP, visitMinutes: 75 };
  expect(withoutWineries(trip, isSecond)).toEqual({ ...trip, wineries: [1, 3] });
  expect(withoutWineries(trip, (id) => id === 9)).toBe(trip);
});
