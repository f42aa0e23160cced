/** What this device keeps of trips may have been written by another version of the site, or by anything else. */
import { expect, test } from "vitest";
import { readDraft, readKeptPlan } from "../planner/trip-draft.ts";
import { NO_DRAFT, readGuestDraft, writeGuestDraft } from "../sharing/guest-draft.ts";
import { readDayLog, writeDayLog } from "../today/use-day-of-trip.ts";

const store = (name: string, value: unknown) => localStorage.setItem(name, JSON.stringify(value));

const TRIP = { calendarId: "a-trip", url: "/trip/a-token" };
const KEY = "k".repeat(32);
const MARK = { kind: "late", by: 10, id: 1, date: "2026-12-05", minute: 600 } as const;

test("a guest's name, marks and key are read again", () => {
  const draft = { key: KEY, name: "Ann", marks: { 4: "must" }, guestId: "a-guest" } as const;
  writeGuestDraft(TRIP, draft);
  expect(readGuestDraft(TRIP)).toEqual(draft);
});

test("what cannot be part of a guest's draft is left out, alone", () => {
  const kept = { key: 7, name: "Ann", marks: { 4: "must", 5: "often", 6: null }, guestId: {} };
  store("trip-guest:a-trip", kept);
  expect(readGuestDraft(TRIP)).toEqual({
    ...NO_DRAFT,
    key: expect.stringMatching(/^[\w-]{36}$/),
    name: "Ann",
    marks: { 4: "must" },
  });
});

test("a day's marks are read again", () => {
  const marks = [MARK, { ...MARK, id: 2, kind: "here", wineryId: 4, passed: [3] }] as const;
  writeDayLog("a-trip", marks);
  expect(readDayLog("a-trip")).toEqual(marks);
});

test("what cannot be a mark is left out, alone", () => {
  const wrong = [null, "late", { ...MARK, id: undefined }, { ...MARK, date: 20261205 }];
  store("trip-day:a-trip", { marks: [...wrong, MARK] });
  expect(readDayLog("a-trip")).toEqual([MARK]);
});

test.each([
  ["no JSON", "{"],
  ["nothing", "null"],
  ["a text", '"text"'],
  ["a number", "4"],
  ["a list", "[1, null]"],
  ["an object of something else", '{"marks": 1, "version": 2, "trip": 3, "asked": 4}'],
])("where something else has stored %s, every reader does without", (_, text) => {
  for (const name of ["trip-guest:a-trip", "trip-day:a-trip", "trip-draft", "trip-plan"]) {
    localStorage.setItem(name, text);
  }
  expect(readGuestDraft(TRIP)).toMatchObject({ name: "", marks: {}, guestId: null });
  expect(readDayLog("a-trip")).toEqual([]);
  expect(readDraft().chosenIds).toEqual([]);
  expect(readKeptPlan()).toBeNull();
});
