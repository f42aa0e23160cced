import { expect, test } from "vitest";
import type { DayMark, TripEdit } from "#shared/api/trips/trip-changes.ts";
import { after, TRIP } from "../testing/changed-trip.ts";
import type { TripInput } from "./trip-input.ts";

const OLIVE = { name: "Olive", town: "Walla Walla" };
const INN = { name: "An inn", town: "Prosser" };
const PINNED: TripInput = {
  ...TRIP,
  startWeekday: "friday",
  pins: [
    { wineryId: 1, day: 0, begin: 700 },
    { wineryId: 2, day: 1 },
  ],
  arrangement: [[1, 2], [3]],
};
const AT = { date: "2026-12-05", minute: 700 };
const LATE: DayMark = { ...AT, id: 1, kind: "late", by: 10 };
const SKIPPED: DayMark = { ...AT, id: 2, kind: "skip", wineryId: 3 };
const HERE: DayMark = { ...AT, id: 3, kind: "here", wineryId: 2 };
const MARKED: TripInput = { ...TRIP, dayLog: [LATE, HERE] };

test.each<readonly [string, TripInput, TripEdit, Partial<TripInput>]>([
  ["a party", TRIP, { kind: "guests", guests: 6 }, { guests: 6 }],
  ["no party", TRIP, { kind: "guests", guests: null }, { guests: null }],
  ["no name", TRIP, { kind: "rename", name: null }, { name: null }],
  [
    "a date instead of a weekday",
    PINNED,
    { kind: "start", startDate: "2026-12-05" },
    { startDate: "2026-12-05", startWeekday: undefined },
  ],
  [
    "a weekday instead of a date",
    { ...TRIP, startDate: "2026-12-05" },
    { kind: "start", startDate: null, startWeekday: "sunday" },
    { startDate: undefined, startWeekday: "sunday" },
  ],
  ["the best order", PINNED, { kind: "bestOrder" }, { arrangement: null, pins: PINNED.pins }],
  [
    "a repair's fields, in the best order",
    PINNED,
    { kind: "plan", fields: { dayStart: 540 }, said: "" },
    { dayStart: 540, days: 2, wineriesPerDay: 2, arrangement: null },
  ],
  [
    "a repair's days and pace",
    TRIP,
    { kind: "plan", fields: { days: 3, wineriesPerDay: 4 }, said: "" },
    { days: 3, wineriesPerDay: 4 },
  ],
  [
    "a wish, after which the order is the best one",
    PINNED,
    { kind: "wish", wineryId: 1, wish: "must" },
    { wishes: { 1: "must" }, pins: PINNED.pins, arrangement: null },
  ],
  [
    "another wish beside it",
    { ...TRIP, wishes: { 1: "must" } },
    { kind: "wish", wineryId: 2, wish: "like" },
    { wishes: { 1: "must", 2: "like" }, pins: undefined },
  ],
  [
    "a skipped stop without its pin, and out of the visitor's own order",
    PINNED,
    { kind: "wish", wineryId: 1, wish: "skip" },
    { wishes: { 1: "skip" }, pins: [{ wineryId: 2, day: 1 }], arrangement: [[2], [3]] },
  ],
  [
    "a stop that may move again",
    PINNED,
    { kind: "pin", wineryId: 1, day: null },
    { pins: [{ wineryId: 2, day: 1 }], arrangement: null },
  ],
  [
    "an appointment, on the weekday that its editor saw",
    TRIP,
    { kind: "pin", wineryId: 3, day: 1, begin: 840, startWeekday: "sunday" },
    { pins: [{ wineryId: 3, day: 1, begin: 840 }], startWeekday: "sunday" },
  ],
  [
    "a pin without a time, on the trip's own weekday",
    PINNED,
    { kind: "pin", wineryId: 1, day: 1, begin: null, startWeekday: "sunday" },
    {
      pins: [
        { wineryId: 2, day: 1 },
        { wineryId: 1, day: 1 },
      ],
      startWeekday: "friday",
      arrangement: null,
    },
  ],
  [
    "a pin on the trip's own date",
    { ...TRIP, startDate: "2026-12-05" },
    { kind: "pin", wineryId: 1, day: 0, startWeekday: "sunday" },
    { startDate: "2026-12-05", pins: [{ wineryId: 1, day: 0 }] },
  ],
  [
    "the length of one visit",
    { ...TRIP, visitMinutes: 75 },
    { kind: "visit", wineryId: 2, minutes: 90 },
    { visitMinutes: { 1: 75, 2: 90, 3: 75 } },
  ],
  [
    "a note beside another",
    { ...TRIP, notes: { 1: { text: "Call" } } },
    { kind: "note", wineryId: 2, note: { tasted: true } },
    { notes: { 1: { text: "Call" }, 2: { tasted: true } } },
  ],
  [
    "a note that is taken away",
    { ...TRIP, notes: { 1: { text: "Call" }, 2: { tasted: true } } },
    { kind: "note", wineryId: 2, note: null },
    { notes: { 1: { text: "Call" } } },
  ],
  [
    "a meal of one day",
    { ...TRIP, places: [{ bed: INN }] },
    { kind: "places", day: 1, lunch: OLIVE },
    { places: [{ bed: INN }, { lunch: OLIVE }] },
  ],
  [
    "its first meal",
    TRIP,
    { kind: "places", day: 1, lunch: OLIVE },
    { places: [{}, { lunch: OLIVE }] },
  ],
  [
    "a meal beside the day's bed",
    { ...TRIP, places: [{ bed: INN }] },
    { kind: "places", day: 0, dinner: null },
    { places: [{ bed: INN, dinner: null }, {}] },
  ],
  [
    "the start of one day",
    { ...TRIP, dayEnd: 1000 },
    { kind: "day", day: 1, start: 660, startWeekday: "sunday" },
    { dayStart: [600, 660], dayEnd: [1000, 1000], lunch: undefined, startWeekday: "sunday" },
  ],
  [
    "the end of one day",
    TRIP,
    { kind: "day", day: 0, end: 900 },
    { dayStart: [600, 600], dayEnd: [900, 1080], startWeekday: undefined },
  ],
  [
    "no lunch on one day",
    TRIP,
    { kind: "day", day: 0, lunch: false },
    { lunch: [false, true], dayStart: undefined, dayEnd: undefined },
  ],
  [
    "a lunch on one day",
    { ...TRIP, lunch: false },
    { kind: "day", day: 0, lunch: true },
    { lunch: [true, false] },
  ],
  [
    "a mark among the others, in the order in which they were made",
    MARKED,
    { kind: "mark", mark: SKIPPED },
    { dayLog: [LATE, SKIPPED, HERE] },
  ],
  [
    "a mark that is there already",
    MARKED,
    { kind: "mark", mark: { ...AT, id: 3, kind: "late", by: 90 } },
    { dayLog: MARKED.dayLog },
  ],
  [
    "a mark that is taken back",
    MARKED,
    { kind: "unmark", markId: 3, said: "" },
    { dayLog: [LATE] },
  ],
  [
    "more days like the last one",
    { ...TRIP, dayStart: [600, 660], dayEnd: [1000, 1020], lunch: [true, false] },
    { kind: "days", days: 3 },
    { days: 3, dayStart: [600, 660, 660], dayEnd: [1000, 1020, 1020], lunch: [true, false, false] },
  ],
  [
    "more days where a list says nothing of any",
    { ...TRIP, dayStart: [], lunch: [true] },
    { kind: "days", days: 3 },
    { days: 3, dayStart: undefined, lunch: [true, true, true] },
  ],
  [
    "fewer days with what was on those that stay",
    {
      ...PINNED,
      wineries: [1, 2],
      pins: [{ wineryId: 1, day: 0 }],
      dayEnd: [1000, 1020],
      lunch: [true, false],
      lunchPlaces: [null, { key: "place-1", ...OLIVE }],
      arrangement: [[2, 1], []],
    },
    { kind: "days", days: 1 },
    {
      days: 1,
      pins: [{ wineryId: 1, day: 0 }],
      dayEnd: [1000],
      lunch: [true],
      lunchPlaces: [null],
      arrangement: [[2, 1]],
    },
  ],
  [
    "one more day in the visitor's own order",
    PINNED,
    { kind: "days", days: 3 },
    { days: 3, arrangement: [[1, 2], [3], []] },
  ],
  [
    "a lost day of the visitor's own order",
    { ...PINNED, wineries: [1, 2], arrangement: [[1], [2]], pins: [] },
    { kind: "days", days: 1 },
    { days: 1, arrangement: null },
  ],
  [
    "a moved stop on the weekday that its editor saw, with the pins of the others",
    { ...PINNED, startWeekday: undefined, arrangement: null },
    {
      kind: "move",
      wineryId: 3,
      day: 0,
      at: 1,
      orders: [[1, 2], [3]],
      among: [1, 2, 3],
      startWeekday: "sunday",
    },
    { arrangement: [[1, 3, 2], []], pins: PINNED.pins, startWeekday: "sunday" },
  ],
  [
    "a pinned stop on another day, with the pins of the others",
    PINNED,
    { kind: "move", wineryId: 2, day: 0, at: 0, orders: [], among: [1, 2, 3] },
    {
      arrangement: [[2, 1], [3]],
      pins: [
        { wineryId: 1, day: 0, begin: 700 },
        { wineryId: 2, day: 0 },
      ],
    },
  ],
])("a change gives a trip %s", (_, trip, change, fields) => {
  const changed = after(trip, change);
  expect(changed).toEqual({ ...trip, ...fields });
});
