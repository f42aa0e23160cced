import { expect, test } from "vitest";
import type { DayMark, TripEdit } from "#shared/api/trips/trip-changes.ts";
import { framesOf } from "../schedule/plan-request.ts";
import { after, known, TRIP } from "../testing/changed-trip.ts";
import { applyChange } from "./apply-change.ts";
import type { TripInput } from "./trip-input.ts";
import { isSame, patchBetween } from "./trip-patch.ts";

const MARK: DayMark = { date: "2026-12-05", minute: 700, id: 1, kind: "here", wineryId: 3 };
const FULL: TripInput = {
  ...TRIP,
  pins: [{ wineryId: 3, day: 1 }],
  wishes: { 3: "must" },
  notes: { 3: { text: "Call" } },
  dayLog: [MARK],
};

const inverseOf = (trip: TripInput, change: TripEdit) => {
  const applied = applyChange(trip, change);
  if ("refused" in applied || !applied.inverse) throw new Error("nothing was changed");
  return applied.inverse;
};

test.each<readonly [string, TripEdit]>([
  ["pin", { kind: "pin", wineryId: 3, day: null }],
  ["wish", { kind: "wish", wineryId: 3, wish: "like" }],
  ["length", { kind: "visit", wineryId: 3, minutes: 90 }],
  ["note", { kind: "note", wineryId: 3, note: null }],
  ["mark", { kind: "unmark", markId: 1, said: "" }],
])("a %s that comes back says nothing of a winery that has left since", (_, change) => {
  const undo: TripEdit = { kind: "undo", patch: inverseOf(FULL, change), said: "" };
  const without = after(FULL, { kind: "remove", wineryId: 3 });
  expect(known(after(without, undo))).toEqual(known(without));
});

const ORDERED: TripInput = { ...TRIP, arrangement: [[1, 2], [3]] };
const MOVE: TripEdit = {
  kind: "move",
  wineryId: 2,
  day: 1,
  at: 0,
  orders: [],
  among: [1, 2, 3, 4],
};

test.each<readonly [string, TripInput, readonly TripEdit[]]>([
  ["added", ORDERED, [{ kind: "add", wineryId: 4 }]],
  [
    "wished for again",
    after({ ...ORDERED, wineries: [1, 2, 3, 4] }, { kind: "wish", wineryId: 4, wish: "skip" }),
    [{ kind: "wish", wineryId: 4, wish: "like" }],
  ],
])("a move is undone without leaving out a winery that somebody has %s", (_, trip, meanwhile) => {
  const undo: TripEdit = { kind: "undo", patch: inverseOf(trip, MOVE), said: "" };
  const moved = after(trip, MOVE);
  expect(after(moved, undo).arrangement).toEqual([[1, 2], [3]]);
  expect(after(moved, ...meanwhile, undo)).toMatchObject({
    wineries: [1, 2, 3, 4],
    arrangement: null,
  });
});

test("a move is undone to its order beside a winery that is left out, or as older pages stored it", () => {
  const { among: _, ...older } = inverseOf(ORDERED, MOVE);
  const added = after(ORDERED, MOVE, { kind: "add", wineryId: 4 });
  expect(after(added, { kind: "undo", patch: older, said: "" }).arrangement).toEqual([[1, 2], [3]]);
  const skipped = after(added, { kind: "wish", wineryId: 4, wish: "skip" });
  const undo: TripEdit = { kind: "undo", patch: inverseOf(ORDERED, MOVE), said: "" };
  expect(after(skipped, undo).arrangement).toEqual([[1, 2], [3]]);
});

test.each<readonly [string, TripEdit]>([
  ["removed", { kind: "remove", wineryId: 3 }],
  ["left out", { kind: "wish", wineryId: 3, wish: "skip" }],
])("a winery that somebody %s comes back into the plan, not only into the trip", (_, change) => {
  const undo: TripEdit = { kind: "undo", patch: inverseOf(TRIP, change), said: "" };
  const moved = after(TRIP, change, { ...MOVE, orders: [[1], [2]] });
  expect(moved.arrangement).toEqual([[1], [2]]);
  expect(after(moved, undo)).toMatchObject({ wineries: [1, 2, 3], arrangement: null });
});

test("a winery that was in nobody's order comes back beside it, however it was moved since", () => {
  const trip: TripInput = { ...TRIP, arrangement: [[1, 2], []] };
  const change: TripEdit = { kind: "remove", wineryId: 3 };
  const undo: TripEdit = { kind: "undo", patch: inverseOf(trip, change), said: "" };
  expect(known(after(trip, change, undo))).toEqual(known(trip));
  expect(after(trip, change, MOVE, undo).arrangement).toEqual([[1], [2]]);
});

const PLACE = { name: "Saffron", town: "Walla Walla" };

test.each<readonly [string, TripEdit, TripEdit]>([
  ["place", { kind: "places", day: 0, lunch: PLACE }, { kind: "places", day: 1, bed: PLACE }],
  ["place", { kind: "places", day: 0, lunch: PLACE }, { kind: "places", day: 0, dinner: PLACE }],
  ["day", { kind: "day", day: 0, start: 660, end: 960 }, { kind: "day", day: 1, start: 540 }],
  ["day", { kind: "day", day: 0, start: 660 }, { kind: "day", day: 0, end: 900 }],
  ["lunch", { kind: "day", day: 0, lunch: false }, { kind: "day", day: 1, lunch: false }],
])("a %s that is taken back leaves what others have said since", (_, mine, theirs) => {
  const undo: TripEdit = { kind: "undo", patch: inverseOf(TRIP, mine), said: "" };
  const { onDays: _days, ...older } = inverseOf(TRIP, mine);
  expect(after(TRIP, mine, undo)).toEqual(TRIP);
  const both = after(TRIP, mine, theirs);
  expect(framesOf(after(both, undo), "friday")).toEqual(framesOf(after(TRIP, theirs), "friday"));
  expect(
    [0, 1].flatMap((day) => Object.values(after(both, undo).places?.[day] ?? {})).filter(Boolean),
  ).toEqual(theirs.kind === "places" ? [PLACE] : []);
  // As pages of before store it.
  expect(after(both, { ...undo, patch: older })).toEqual(TRIP);
});

test("days that come back have what they had, beside what others have said of the rest", () => {
  const hours: TripEdit = { kind: "day", day: 1, start: 700 };
  const trip = after({ ...TRIP, wineries: [1] }, hours);
  const shorter: TripEdit = { kind: "days", days: 1 };
  const undo: TripEdit = { kind: "undo", patch: inverseOf(trip, shorter), said: "" };
  const theirs: TripEdit = { kind: "day", day: 0, start: 540 };
  expect(after(trip, shorter, theirs, undo).dayStart).toEqual([540, 700]);
});

test("a patch holds what differs, and nothing else", () => {
  expect(patchBetween(TRIP, TRIP)).toBeNull();
  expect(patchBetween(TRIP, { ...TRIP, guests: null, wineries: [1, 3, 4] })).toEqual({
    fields: { guests: null },
    add: [{ wineryId: 4, at: 2 }],
    remove: [2],
    visits: { 4: 60 },
  });
  expect(patchBetween(FULL, TRIP)).toEqual({
    pins: { 3: null },
    wishes: { 3: null },
    notes: { 3: { text: null } },
    dayLog: { 1: null },
  });
});

test("a patch that swaps every winery names only what it brings", () => {
  const swapped = { ...TRIP, wineries: [4, 5, 6], visitMinutes: { 4: 30, 5: 45, 6: 90 } };
  expect(Object.keys(patchBetween(TRIP, swapped)?.visits ?? {})).toEqual(["4", "5", "6"]);
});

test.each([
  [undefined, null, true],
  [0, null, false],
  ["1", 1, false],
  [[1, [2]], [1, [2]], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
  [[], {}, false],
  ["", [], false],
  [[], "", false],
  [{}, null, false],
  [null, {}, false],
  [1, {}, false],
  [{}, 1, false],
])("%j and %j are the same: %j", (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
