import { expect, test } from "vitest";
import type { TripEdit } from "#shared/api/trips/trip-changes.ts";
import { type ChangeNames, changeInWords, dayOfTrip } from "./change-words.ts";

const NAMES: ChangeNames = {
  winery: (id) => ["Amavi", "Barons", "Canvasback", "Devium"][id - 1] ?? "a winery",
  day: (index) => ["Friday", "Saturday", "Sunday"][index] ?? `day ${index + 1}`,
};

const ORDERS = [[1, 2, 3], [4]];
const move = (wineryId: number, day: number, at: number, orders = ORDERS): TripEdit => ({
  kind: "move",
  wineryId,
  day,
  at,
  orders,
  among: [1, 2, 3, 4],
});
const mark = (word: object) =>
  ({ kind: "mark", mark: { id: 1, date: "2026-12-05", minute: 700, ...word } }) as TripEdit;
const OLIVE = { name: "Olive", town: "Walla Walla" };

test.each<readonly [string, TripEdit]>([
  ["named the trip “Harvest”", { kind: "rename", name: "Harvest" }],
  ["removed the trip's name", { kind: "rename", name: null }],
  ["set the party to 6", { kind: "guests", guests: 6 }],
  ["left the party open", { kind: "guests", guests: null }],
  ["added Barons", { kind: "add", wineryId: 2 }],
  ["removed Barons", { kind: "remove", wineryId: 2 }],
  ["made Amavi a must", { kind: "wish", wineryId: 1, wish: "must" }],
  ["planned Amavi where it fits", { kind: "wish", wineryId: 1, wish: "like" }],
  ["left out Amavi", { kind: "wish", wineryId: 1, wish: "skip" }],
  ["let Amavi move again", { kind: "pin", wineryId: 1, day: null }],
  ["kept Amavi on Saturday", { kind: "pin", wineryId: 1, day: 1, begin: null }],
  ["moved Amavi to Saturday", { kind: "pin", wineryId: 1, day: 1 }],
  ["set Amavi for Saturday at 2 PM", { kind: "pin", wineryId: 1, day: 1, begin: 840 }],
  ["set the visit at Amavi to 1 h 30 min", { kind: "visit", wineryId: 1, minutes: 90 }],
  ["changed the hours (from 10 AM) of Friday", { kind: "day", day: 0, start: 600 }],
  ["changed the hours (until 5 PM) of Friday", { kind: "day", day: 0, end: 1020 }],
  [
    "changed the hours (10 AM to 5:30 PM) of Friday",
    { kind: "day", day: 0, start: 600, end: 1050 },
  ],
  ["changed the plan (with a lunch break) of Friday", { kind: "day", day: 0, lunch: true }],
  ["changed the plan (without a lunch break) of Friday", { kind: "day", day: 0, lunch: false }],
  ["chose lunch at Olive, in Walla Walla, on Saturday", { kind: "places", day: 1, lunch: OLIVE }],
  ["left dinner open on Saturday", { kind: "places", day: 1, dinner: null }],
  ["chose to sleep at Olive, in Walla Walla", { kind: "places", day: 1, bed: OLIVE }],
  ["left the night open", { kind: "places", day: 1, bed: null }],
  [
    "left lunch open on Saturday and left the night open",
    { kind: "places", day: 1, lunch: null, bed: null },
  ],
  ["set the first day to Saturday, December 5", { kind: "start", startDate: "2026-12-05" }],
  ["set the trip to start on a Friday", { kind: "start", startDate: null, startWeekday: "friday" }],
  ["took the date out", { kind: "start", startDate: null, startWeekday: null }],
  ["allowed up to 3 stops a day", { kind: "pace", wineriesPerDay: 3 }],
  ["allowed up to 1 stop a day", { kind: "pace", wineriesPerDay: 1 }],
  ["made it 2 days", { kind: "days", days: 2 }],
  ["changed the towns and nights", { kind: "ends", ends: [] }],
  ["moved Canvasback before Amavi on Friday", move(3, 0, 0)],
  ["moved Canvasback before Barons on Friday", move(3, 0, 1)],
  ["moved Amavi after Barons on Friday", move(1, 0, 1)],
  ["moved Amavi after Canvasback on Friday", move(1, 0, 2)],
  ["moved Amavi to Saturday, before Devium", move(1, 1, 0)],
  ["moved Amavi to Saturday, after Devium", move(1, 1, 1)],
  ["moved Amavi to Sunday", move(1, 2, 0)],
  ["moved Amavi to Saturday", move(1, 1, 0, [[1], []])],
  ["went back to the best order", { kind: "bestOrder" }],
  ["chose “Start at 9 AM”", { kind: "plan", fields: {}, said: "Start at 9 AM" }],
  ["changed the note on Barons", { kind: "note", wineryId: 2, note: null }],
  ["reached Amavi", mark({ kind: "here", wineryId: 1 })],
  ["skipped Amavi today", mark({ kind: "skip", wineryId: 1 })],
  ["found Amavi closed", mark({ kind: "closed", wineryId: 1 })],
  ["went on", mark({ kind: "leave" })],
  ["set the departure to 1:15 PM", mark({ kind: "leave", at: 795 })],
  ["ran 20 min late", mark({ kind: "late", by: 20 })],
  ["cut the visit at Amavi to 45 min", mark({ kind: "shorten", wineryId: 1, minutes: 45 })],
  ["put the rest of the day in the best order", mark({ kind: "reorder" })],
  ["took back “Barons is closed”", { kind: "unmark", markId: 1, said: "Barons is closed" }],
  ["undid “added Barons”", { kind: "undo", patch: {}, said: "added Barons" }],
])("%s", (words, change) => {
  expect(changeInWords(change, NAMES)).toBe(words);
});

test("a day is called by its weekday where the trip has a date or a weekday, else by its number", () => {
  expect(dayOfTrip({ startDate: "2026-12-04" }, 2)).toBe("Sunday");
  expect(dayOfTrip({ startDate: undefined, startWeekday: "saturday" }, 1)).toBe("Sunday");
  expect(dayOfTrip({ startDate: undefined }, 1)).toBe("day 2");
});
