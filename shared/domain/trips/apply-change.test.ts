import fc from "fast-check";
import { expect, test } from "vitest";
import type { DayMark } from "../schedule/day-out/day-mark.ts";
import { MAX_STOPS } from "../schedule/problem.ts";
import { applyChange, MAX_DAY_MARKS } from "./apply-change.ts";
import type { TripEdit } from "./trip-change.ts";
import { faultOf } from "./trip-faults.ts";
import { answersOf, type TripInput } from "./trip-input.ts";
import { patchBetween } from "./trip-patch.ts";

const TRIP: TripInput = {
  base: "Walla Walla",
  wineries: [1, 2, 3],
  days: 2,
  wineriesPerDay: 2,
  name: "Harvest",
  guests: 4,
  answers: answersOf({}),
  arrangement: null,
};

function after(trip: TripInput, ...changes: readonly TripEdit[]): TripInput {
  return changes.reduce((current, change) => {
    const applied = applyChange(current, change);
    if ("refused" in applied) throw new Error(applied.refused);
    return applied.trip;
  }, trip);
}

const refusal = (trip: TripInput, change: TripEdit) => {
  const applied = applyChange(trip, change);
  return "refused" in applied ? applied.refused : null;
};

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
  expect(patchBetween(after(removed.trip, undo), trip)).toBeNull();
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
  [moveTo(1, 0, 0, [1, 2]), /Someone added a winery/],
  [moveTo(9, 0, 0), /no longer part/],
] as const)("%j is refused in words", ([change, words]) => {
  expect(refusal(TRIP, change)).toMatch(words);
});

test("the last winery stays", () => {
  expect(refusal({ ...TRIP, wineries: [7] }, { kind: "remove", wineryId: 7 })).toMatch(
    /at least one/,
  );
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
  expect(patchBetween(after(applied.trip, undo), trip)).toBeNull();
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
])("a change gives a trip %s", (_, trip, change, fields) => {
  const changed = after(trip, change);
  expect(changed).toEqual({ ...trip, ...fields });
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

const id = fc.integer({ min: 1, max: 8 });
const day = fc.integer({ min: 0, max: 3 });
const edit: fc.Arbitrary<TripEdit> = fc.oneof(
  fc.record({ kind: fc.constant("rename" as const), name: fc.option(fc.string({ minLength: 1 })) }),
  fc.record({
    kind: fc.constant("guests" as const),
    guests: fc.option(fc.integer({ min: 1, max: 50 })),
  }),
  fc.record({ kind: fc.constantFrom("add" as const, "remove" as const), wineryId: id }),
  fc.record({
    kind: fc.constant("wish" as const),
    wineryId: id,
    wish: fc.constantFrom("must" as const, "like" as const, "skip" as const),
  }),
  fc.record({
    kind: fc.constant("pin" as const),
    wineryId: id,
    day: fc.option(day),
    begin: fc.option(fc.integer({ min: 600, max: 1000 })),
    startWeekday: fc.constant("friday" as const),
  }),
  fc.record({
    kind: fc.constant("visit" as const),
    wineryId: id,
    minutes: fc.integer({ min: 30, max: 150 }),
  }),
  fc.record({
    kind: fc.constant("day" as const),
    day,
    start: fc.option(fc.integer({ min: 420, max: 700 }), { nil: undefined }),
    lunch: fc.option(fc.boolean(), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant("start" as const),
    startDate: fc.option(fc.constantFrom("2027-03-14", "2026-12-05")),
    startWeekday: fc.constantFrom("sunday" as const, null),
  }),
  fc.record({ kind: fc.constant("pace" as const), wineriesPerDay: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("days" as const), days: fc.integer({ min: 1, max: 7 }) }),
  fc.record({
    kind: fc.constant("move" as const),
    wineryId: id,
    day,
    at: fc.integer({ min: 0, max: 3 }),
    orders: fc.constant([[1, 2], [3]]),
    among: fc.constant([1, 2, 3, 4, 5, 6, 7, 8]),
  }),
  fc.constant({ kind: "bestOrder" as const }),
  fc.record({
    kind: fc.constant("mark" as const),
    mark: fc.record({
      kind: fc.constantFrom("here" as const, "closed" as const),
      wineryId: id,
      id: fc.integer({ min: 1, max: 20 }),
      date: fc.constant("2026-12-05"),
      minute: fc.integer({ min: 600, max: 1000 }),
      passed: fc.subarray([1, 2, 3]),
    }),
  }),
  fc.record({
    kind: fc.constant("unmark" as const),
    markId: fc.integer({ min: 1, max: 20 }),
    said: fc.constant("Barons is closed"),
  }),
  fc.record({
    kind: fc.constant("note" as const),
    wineryId: id,
    note: fc.option(fc.record({ text: fc.string(), tasted: fc.boolean() })),
  }),
);

test("whatever is changed, a trip stays sound, and each change can be taken back exactly", () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
      let trip = TRIP;
      for (const each of edits) {
        const before = JSON.stringify(trip);
        const applied = applyChange(trip, each);
        expect(JSON.stringify(trip)).toBe(before);
        if ("refused" in applied) continue;
        expect(faultOf(applied.trip)).toBeNull();
        if (applied.inverse) {
          const undo: TripEdit = { kind: "undo", patch: applied.inverse, said: "" };
          expect(patchBetween(after(applied.trip, undo), trip)).toBeNull();
        } else {
          expect(patchBetween(applied.trip, trip)).toBeNull();
        }
        trip = applied.trip;
      }
    }),
    { numRuns: 300 },
  );
});
