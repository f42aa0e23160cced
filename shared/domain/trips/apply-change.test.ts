import { expect, test } from "vitest";
import type { TripEdit } from "#shared/api/trips/trip-changes.ts";
import { MAX_DAY_MARKS, MAX_STOPS } from "../schedule/problem.ts";
import { after, known, refusal, TRIP } from "../testing/changed-trip.ts";
import { applyChange } from "./apply-change.ts";
import type { TripInput } from "./trip-input.ts";

const moveTo = (wineryId: number, day: number, at: number, among = [1, 2, 3]): TripEdit => ({
  kind: "move",
  wineryId,
  day,
  at,
  orders: [[1, 2], [3]],
  among,
});

test("a winery joins at the end, and makes room: more stops a day first, then another day", () => {
  const four = after(TRIP, { kind: "add", wineryId: 4 });
  expect(four).toMatchObject({ wineries: [1, 2, 3, 4], wineriesPerDay: 2, days: 2 });
  expect(after(four, { kind: "add", wineryId: 5 })).toMatchObject({ wineriesPerDay: 3, days: 2 });
  const full = { ...four, wineries: [1, 2, 3, 4, 5, 6, 7, 8], wineriesPerDay: 4 };
  expect(after(full, { kind: "add", wineryId: 9 })).toMatchObject({ wineriesPerDay: 4, days: 3 });
});

test("the fifteenth winery is refused in words", () => {
  const wineries = Array.from({ length: MAX_STOPS }, (_, index) => index + 1);
  const full = { ...TRIP, wineries, days: 4, wineriesPerDay: 4 };
  expect(refusal(full, { kind: "add", wineryId: 99 })).toMatch(/at most 14 wineries/);
  const room = { ...full, wineries: wineries.slice(1), startWeekday: "friday" as const };
  expect(after(room, { kind: "add", wineryId: 99 }).wineries).toHaveLength(MAX_STOPS);
});

test("what is already so changes nothing: a stop that is gone, a winery that is there", () => {
  for (const change of [
    { kind: "remove", wineryId: 9 },
    { kind: "add", wineryId: 2 },
    { kind: "rename", name: "Harvest" },
  ] as const) {
    expect(applyChange(TRIP, change)).toMatchObject({ inverse: null });
  }
});

test("a repair changes the wishes and pins it is about, and leaves those that others made meanwhile", () => {
  const meanwhile = after(
    TRIP,
    { kind: "wish", wineryId: 3, wish: "must" },
    { kind: "pin", wineryId: 1, day: 0 },
  );
  const patch = { wishes: { "2": "skip" as const }, pins: { "2": null } };
  const repair: TripEdit = { kind: "plan", fields: { dayStart: 540 }, patch, said: "Drop it" };
  const made = after(meanwhile, { kind: "pin", wineryId: 2, day: 1 }, repair);
  expect(made).toMatchObject({ dayStart: 540, wishes: { "2": "skip", "3": "must" } });
  expect(made.pins).toEqual([{ wineryId: 1, day: 0 }]);
});

test("a note changes in the fields it is about; those that others filled in meanwhile stay", () => {
  const meanwhile = after(TRIP, {
    kind: "note",
    wineryId: 2,
    note: { text: "Ask for the old block", confirmation: "AB-12" },
  });
  const tasted: TripEdit = { kind: "note", wineryId: 2, note: { tasted: true }, only: ["tasted"] };
  const both = after(meanwhile, tasted);
  expect(both.notes?.[2]).toEqual({
    text: "Ask for the old block",
    confirmation: "AB-12",
    tasted: true,
  });
  const written = applyChange(TRIP, { ...tasted, note: { text: "Cave" }, only: ["text"] });
  if ("refused" in written || !written.inverse) throw new Error("The note was not made");
  const undone = { kind: "undo", patch: written.inverse, said: "" } as const;
  expect(after(after(written.trip, tasted), undone).notes?.[2]).toEqual({ tasted: true });
  const cleared = after(both, { ...tasted, note: null, only: ["text", "confirmation"] });
  expect(cleared.notes?.[2]).toEqual({ tasted: true });
  expect(after(cleared, { ...tasted, note: null }).notes).toEqual({});
  // As pages opened before sent it: the whole note.
  expect(after(both, { kind: "note", wineryId: 2, note: { liked: true } }).notes?.[2]).toEqual({
    liked: true,
  });
});

test.each<TripEdit>([
  { kind: "start", startDate: "2206-06-05" },
  { kind: "start", startDate: "1026-06-05" },
  { kind: "undo", patch: { fields: { startDate: "9999-12-31" } }, said: "" },
])("a first day that is no year of a trip is refused alone, in words: %j", (change) => {
  expect(refusal(TRIP, change)).toBe("Choose a date from 2000 to 2199");
  expect(after(TRIP, { kind: "guests", guests: 7 })).toMatchObject({ guests: 7 });
});

test("a winery goes with all that was said of it, and comes back with it", () => {
  const trip = after(
    TRIP,
    { kind: "pin", wineryId: 2, day: 1, begin: 840 },
    { kind: "wish", wineryId: 2, wish: "must" },
    { kind: "visit", wineryId: 2, minutes: 90 },
    { kind: "note", wineryId: 2, note: { text: "Ask for the old block" } },
  );
  const removed = applyChange(trip, { kind: "remove", wineryId: 2 });
  if ("refused" in removed || !removed.inverse) throw new Error("nothing was removed");
  expect(removed.trip.wineries).toEqual([1, 3]);
  expect(JSON.stringify(removed.trip)).not.toContain("old block");
  const undo: TripEdit = { kind: "undo", patch: removed.inverse, said: "removed it" };
  expect(known(after(removed.trip, undo))).toEqual(known(trip));
  // Beside what somebody else did meanwhile.
  const meanwhile = after(removed.trip, { kind: "rename", name: "Spring" });
  expect(after(meanwhile, undo)).toMatchObject({ name: "Spring", wineries: [1, 2, 3] });
});

test.for([
  [{ kind: "pin", wineryId: 9, day: 0 }, /no longer part/],
  [{ kind: "pin", wineryId: 1, day: 2 }, /2 days now/],
  [{ kind: "visit", wineryId: 9, minutes: 60 }, /no longer part/],
  [{ kind: "day", day: 5, start: 600 }, /2 days now/],
  [{ kind: "day", day: 0, start: 700, end: 650 }, /Day 1 must end/],
  [{ kind: "days", days: 1 }, /3 wineries do not fit into 1 day/],
  [{ kind: "pace", wineriesPerDay: 1 }, /3 wineries do not fit into 2 days/],
  [
    {
      kind: "ends",
      ends: [
        { from: "Yakima", to: "Prosser" },
        { from: "Yakima", to: "Yakima" },
      ],
    },
    /begin where/,
  ],
  [{ kind: "ends", ends: [] }, /At most 7 days/],
  [moveTo(1, 0, 0, [1, 2]), /Someone added a winery/],
  [moveTo(9, 0, 0), /no longer part/],
] as const)("%j is refused in words", ([change, words]) => {
  expect(refusal(TRIP, change)).toMatch(words);
});

test("a stop that somebody left out is neither moved nor pinned into the plan", () => {
  const without = after(TRIP, { kind: "wish", wineryId: 1, wish: "skip" });
  for (const change of [moveTo(1, 1, 0), { kind: "pin", wineryId: 1, day: 1 } as const]) {
    expect(refusal(without, change)).toMatch(/left this winery out in the meantime/);
  }
});

test("the last winery stays, also where another change would take it out", () => {
  const patch = { remove: [7] };
  for (const change of [
    { kind: "remove", wineryId: 7 },
    { kind: "undo", patch, said: "added Barons" },
    { kind: "plan", fields: {}, patch, said: "" },
  ] as const) {
    expect(refusal({ ...TRIP, wineries: [7] }, change)).toMatch(/at least one/);
  }
});

test("a move keeps the order its editor saw, and a later one the order that stands by then", () => {
  const first = after(TRIP, moveTo(3, 0, 1));
  expect(first.arrangement).toEqual([[1, 3, 2], []]);
  expect(after(first, moveTo(1, 1, 0)).arrangement).toEqual([[3, 2], [1]]);
  // Somebody else has removed a stop of it.
  expect(after(TRIP, { kind: "remove", wineryId: 2 }, moveTo(3, 0, 1)).arrangement).toEqual([
    [1, 3],
    [],
  ]);
});

test("a stop pinned to a day and moved to another is pinned there, without its appointment", () => {
  const pinned = after(TRIP, { kind: "pin", wineryId: 1, day: 0, begin: 700 });
  expect(after(pinned, moveTo(1, 1, 0)).pins).toEqual([{ wineryId: 1, day: 1 }]);
  expect(after(pinned, moveTo(1, 0, 1)).pins).toEqual([{ wineryId: 1, day: 0, begin: 700 }]);
});

test("fewer days lose what was on the others, and an undo brings it back", () => {
  const trip: TripInput = {
    ...TRIP,
    wineries: [1, 2],
    pins: [{ wineryId: 2, day: 1 }],
    dayStart: [600, 660],
    dayEnd: [1000, 1020],
    places: [{}, { bed: { name: "An inn", town: "Prosser" } }],
  };
  const applied = applyChange(trip, { kind: "days", days: 1 });
  if ("refused" in applied || !applied.inverse) throw new Error("nothing was changed");
  expect(applied.trip).toMatchObject({ days: 1, pins: [], dayStart: [600], places: [{}] });
  const undo: TripEdit = { kind: "undo", patch: applied.inverse, said: "" };
  expect(known(after(applied.trip, undo))).toEqual(known(trip));
});

test("a day that is added stays where the last one ended", () => {
  const ends = [
    { from: "Seattle", to: "Yakima" },
    { from: "Yakima", to: "Walla Walla" },
  ];
  const trip = after(TRIP, { kind: "ends", ends }, { kind: "days", days: 3 });
  expect(trip.base).toBe("Seattle");
  expect(trip.ends?.[2]).toEqual({ from: "Walla Walla", to: "Walla Walla" });
});

test("a trip of more than three days keeps its weekday without its date, and cannot be without", () => {
  const undated: TripEdit = { kind: "start", startDate: null };
  const dated = after({ ...TRIP, startDate: "2026-12-05" }, { kind: "days", days: 5 });
  const floating = after(dated, undated);
  expect([floating.startDate, floating.startWeekday]).toEqual([undefined, "saturday"]);
  const named = after({ ...TRIP, startWeekday: "friday" }, { kind: "days", days: 5 });
  expect(after(named, undated).startWeekday).toBe("friday");
  expect(refusal(TRIP, { kind: "days", days: 5 })).toMatch(/more than 3 days needs a first day/);
});

const AT = { date: "2026-12-05", minute: 700 };

test("a mark of somebody who had not seen a winery go is taken without it, and undone exactly", () => {
  const mark = (id: number): TripEdit => ({
    kind: "mark",
    mark: { ...AT, id, kind: "late", by: 5, passed: [1, 9] },
  });
  const marked = after(TRIP, mark(1));
  expect(marked.dayLog).toMatchObject([{ passed: [1] }]);
  const again = applyChange(marked, mark(2));
  if ("refused" in again || !again.inverse) throw new Error("The mark was not taken");
  const undone = after(again.trip, { kind: "undo", patch: again.inverse, said: "" });
  expect(undone.dayLog).toEqual(marked.dayLog);
});

test("marks about another winery, and too many of them, are refused", () => {
  const mark = (id: number, wineryId: number): TripEdit => ({
    kind: "mark",
    mark: { ...AT, id, kind: "here", wineryId },
  });
  expect(refusal(TRIP, mark(1, 9))).toMatch(/no longer part/);
  const dayLog = Array.from({ length: MAX_DAY_MARKS }, (_, index) => ({
    ...{ ...AT, id: index, kind: "late" as const, by: 5 },
  }));
  expect(refusal({ ...TRIP, dayLog }, mark(1_000, 1))).toBe(
    "A trip keeps at most 168 marks of its days: remove some first",
  );
  const last = after({ ...TRIP, dayLog: dayLog.slice(1) }, mark(1_000, 1));
  expect(last.dayLog).toHaveLength(MAX_DAY_MARKS);
});

test("a trip that is full to its last day takes no other winery", () => {
  const wineries = Array.from({ length: 12 }, (_, index) => index + 1);
  const full: TripInput = { ...TRIP, wineries, days: 3, wineriesPerDay: 4, startWeekday: "friday" };
  expect(after(full, { kind: "add", wineryId: 13 })).toMatchObject({ days: 4, arrangement: null });
  expect(refusal(TRIP, { kind: "places", day: 2, bed: null })).toBe("The trip has 2 days now");
  expect(refusal(TRIP, moveTo(1, 2, 0))).toBe("The trip has 2 days now");
});

test("a trip never holds more of anything than its answers may", () => {
  const mark = (id: number): TripEdit => ({
    kind: "mark",
    mark: { kind: "late", by: 5, id, date: "2026-12-05", minute: 600 },
  });
  const full = after(TRIP, ...Array.from({ length: MAX_DAY_MARKS }, (_, index) => mark(index)));
  const unmarked = applyChange(full, { kind: "unmark", markId: 5, said: "" });
  if ("refused" in unmarked || !unmarked.inverse) throw new Error("The mark stayed");
  const again = applyChange(after(unmarked.trip, mark(999)), {
    kind: "undo",
    patch: unmarked.inverse,
    said: "",
  });
  expect(again).toEqual({ refused: expect.stringContaining(`at most ${MAX_DAY_MARKS} marks`) });

  const twice = [0, 1].map((day) => ({ wineryId: 2, day }));
  const healed = after({ ...TRIP, pins: twice }, { kind: "guests", guests: 3 });
  expect(healed.pins).toEqual([{ wineryId: 2, day: 1 }]);

  const strangers = { wishes: { 7: "must", 2: "skip" }, visitMinutes: { 7: 30, 2: 45 } } as const;
  const planned = after(TRIP, { kind: "plan", fields: strangers, said: "" });
  expect(planned).toMatchObject({ wishes: { 2: "skip" }, visitMinutes: { 2: 45 } });
  expect(Object.keys({ ...planned.wishes })).toEqual(["2"]);
});

test.each<readonly [string, TripInput, TripEdit, readonly TripEdit[], Partial<TripInput>]>([
  [
    "fewer days, although a stop was moved to the last",
    TRIP,
    { kind: "days", days: 3 },
    [{ kind: "move", wineryId: 1, day: 2, at: 0, orders: [[1, 2], [3], []], among: [1, 2, 3] }],
    { days: 2, arrangement: null },
  ],
  [
    "fewer days, although a stop was pinned to the last",
    TRIP,
    { kind: "days", days: 3 },
    [{ kind: "pin", wineryId: 1, day: 2 }],
    { days: 2, pins: [] },
  ],
  [
    "an order, although a stop of it was removed",
    { ...TRIP, arrangement: [[1, 2], [3]] },
    { kind: "wish", wineryId: 2, wish: "skip" },
    [{ kind: "remove", wineryId: 3 }],
    { arrangement: [[1, 2], []], wishes: {} },
  ],
  [
    "an order, without a stop that somebody left out",
    { ...TRIP, arrangement: [[1, 2], [3]] },
    moveTo(3, 0, 0),
    [{ kind: "wish", wineryId: 2, wish: "skip" }],
    { arrangement: [[1], [3]], wishes: { 2: "skip" } },
  ],
  [
    "no day of a stop that somebody left out",
    { ...TRIP, pins: [{ wineryId: 2, day: 0 }] },
    { kind: "pin", wineryId: 2, day: null },
    [{ kind: "wish", wineryId: 2, wish: "skip" }],
    { pins: [], wishes: { 2: "skip" } },
  ],
])("an undo brings back %s", (_, trip, change, meanwhile, fields) => {
  const made = applyChange(trip, change);
  if ("refused" in made || !made.inverse) throw new Error("The change was not made");
  const later = after(made.trip, ...meanwhile);
  expect(after(later, { kind: "undo", patch: made.inverse, said: "" })).toMatchObject(fields);
});
