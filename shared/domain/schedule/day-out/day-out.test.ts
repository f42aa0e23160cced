import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DayMark, DayWord } from "#shared/api/trips/trip-changes.ts";
import { dayOf, problemOf, stopOf, week } from "../../testing/small-problem.ts";
import type { ScheduleProblem, WineryId } from "../problem.ts";
import { solveSchedule } from "../solve.ts";
import { type FollowedDay, followDay } from "./day-out.ts";
import { type Situation, situationAt } from "./situation.ts";

const FRIDAY = "2026-12-04";
const SATURDAY = "2026-12-05";
const at = (hour: number, minute = 0) => hour * 60 + minute;

/** Three rooms open 11 to 5, every way 10 minutes and 5 to park, and lunch. */
const THREE = problemOf({
  stops: [stopOf(1), stopOf(2), stopOf(3)],
  days: [dayOf("friday", { date: FRIDAY })],
});

type Said = readonly [minute: number, word: DayWord, date?: string];

/** The marks of a day, in the order in which they were made. */
const marksOf = (said: readonly Said[]): DayMark[] =>
  said.map(([minute, word, date = FRIDAY], id) => ({ id, minute, date, ...word }));

const dayOut = (followed: FollowedDay, day: number) => followDay(followed, day).out;

const outOf = (problem: ScheduleProblem, said: readonly Said[], day = 0) =>
  dayOut({ problem, plan: solveSchedule(problem), marks: marksOf(said) }, day);

const orderOf = (stops: readonly { readonly wineryId: WineryId }[]) =>
  stops.map(({ wineryId }) => wineryId);

/** What somebody reads at each of the times. */
const told = (problem: ScheduleProblem, said: readonly Said[], minutes: readonly number[]) =>
  minutes.map((minute) => {
    const heard = said.filter(([when]) => when <= minute);
    return inShort(situationAt(outOf(problem, heard), problem, minute));
  });

function inShort(situation: Situation): string {
  const clock = (minute: number) =>
    `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
  switch (situation.kind) {
    case "waiting":
      return `leave ${situation.at} at ${clock(situation.ahead.leaveAt)} for ${situation.ahead.to}`;
    case "underway":
      return `to ${situation.ahead.to}, there at ${clock(situation.ahead.arriveAt)}`;
    case "visiting":
      return `in ${situation.visit.wineryId} until ${clock(situation.visit.end)}`;
    case "lunch":
      return `lunch at ${situation.at} until ${clock(situation.until)}`;
    default:
      return situation.kind;
  }
}

it("goes on ten minutes later, not two hours, for who is that late on a day that is not the last", () => {
  const friday = { wineryId: 1, day: 0 };
  const days = [dayOf("friday", { date: FRIDAY }), dayOf("saturday", { date: SATURDAY })];
  const pins = [friday, { ...friday, wineryId: 2 }, { ...friday, wineryId: 3 }];
  const problem = { ...THREE, days, pins };
  const times = (said: readonly Said[]) => {
    const { today } = outOf(problem, said);
    return [today.leaveAt, ...today.stops.map(({ begin }) => begin), today.lunchAt];
  };
  expect(times([])).toEqual([at(11, 15), at(11, 30), at(13, 30), at(14, 45), at(12, 30)]);
  expect(times([[at(11), { kind: "late", by: 10 }]])).toEqual([
    ...[at(11, 25), at(11, 40), at(13, 40), at(14, 55)],
    at(12, 40),
  ]);
});

describe("a day that goes as planned", () => {
  it("says hour by hour where to be and when to leave", () => {
    const hours = [
      at(9),
      at(10, 50),
      at(11, 30),
      at(12, 5),
      at(12, 50),
      at(13, 30),
      at(14, 5),
      at(15),
    ];
    expect(told(THREE, [], [...hours, at(15, 20), at(20)])).toEqual([
      "leave base at 10:45 for 1",
      "to 1, there at 11:00",
      "in 1 until 12:00",
      "lunch at 1 until 12:45",
      "to 2, there at 13:00",
      "in 2 until 14:00",
      "to 3, there at 14:15",
      "in 3 until 15:15",
      "to base, there at 15:25",
      "home",
    ]);
  });

  it("goes on to what is next in the very minute", () => {
    const minutes = [
      at(10, 45),
      at(11),
      at(12),
      at(12, 45),
      at(13),
      at(14),
      at(15, 15),
      at(15, 25),
    ];
    expect(told(THREE, [], minutes)).toEqual([
      "to 1, there at 11:00",
      "in 1 until 12:00",
      "lunch at 1 until 12:45",
      "to 2, there at 13:00",
      "in 2 until 14:00",
      "to 3, there at 14:15",
      "to base, there at 15:25",
      "home",
    ]);
  });

  it("is the plan's own as long as nothing is marked", () => {
    const out = outOf(THREE, []);
    expect(out.today).toEqual(solveSchedule(THREE).days[0]);
    expect([out.isReplanned, out.left, out.letGo]).toEqual([false, [], []]);
  });

  it("has nothing to say of a day without a stop", () => {
    const free = problemOf({ stops: [], days: [dayOf("friday", { date: FRIDAY })] });
    expect(told(free, [], [at(9), at(15)])).toEqual(["free", "free"]);
  });
});

describe("a day that only drives to the next base", () => {
  const even = ["base", 1, "Yakima"].map((from, _, all) => all.map((to) => (from === to ? 0 : 30)));
  const moving: ScheduleProblem = {
    ...problemOf({ stops: [stopOf(1)] }),
    days: [
      dayOf("friday", { date: FRIDAY, maxStops: 0, to: "Yakima" }),
      dayOf("saturday", { date: SATURDAY, from: "Yakima", to: "Yakima" }),
    ],
    matrix: { places: ["base", 1, "Yakima"], minutes: even, miles: even },
  };

  it("says when to leave and where the night is", () => {
    expect(told(moving, [], [at(9), at(10, 10), at(11)])).toEqual([
      "leave base at 10:00 for Yakima",
      "to Yakima, there at 10:30",
      "home",
    ]);
    expect(situationAt(outOf(moving, []), moving, at(11))).toEqual({ kind: "home", at: "Yakima" });
  });
});

describe("a day that runs late", () => {
  const late = (by: number): DayWord => ({ kind: "late", by });

  it("moves everything after a late start, and says hour by hour where to be", () => {
    const said: Said[] = [[at(10, 30), late(25)]];
    expect(told(THREE, said, [at(10), at(10, 31), at(12), at(12, 30), at(14)])).toEqual([
      "leave base at 10:45 for 1",
      "leave base at 11:10 for 1",
      "in 1 until 12:25",
      "lunch at 1 until 13:10",
      "in 2 until 14:25",
    ]);
  });

  it("lets a visit last longer, and the rest follows", () => {
    const said: Said[] = [[at(11, 30), late(20)]];
    expect(told(THREE, said, [at(12, 10), at(12, 30), at(13, 25)])).toEqual([
      "in 1 until 12:20",
      "lunch at 1 until 13:05",
      "in 2 until 14:20",
    ]);
  });

  it("adds up when it is said twice", () => {
    const said: Said[] = [
      [at(11, 30), late(20)],
      [at(11, 50), late(20)],
    ];
    expect(outOf(THREE, said).today.stops[0]?.begin).toBe(at(13, 40));
  });

  it("on the road is still on the road, and there later", () => {
    const said: Said[] = [[at(10, 50), late(20)]];
    expect(told(THREE, said, [at(10, 55), at(11, 10), at(11, 25)])).toEqual([
      "to 1, there at 11:20",
      "to 1, there at 11:20",
      "in 1 until 12:20",
    ]);
  });

  it("says which room closes before they can be there, and why", () => {
    const out = outOf(THREE, [[at(11, 30), late(180)]]);
    expect(orderOf(out.today.stops)).toEqual([2]);
    expect(orderOf(out.left)).toEqual([3]);
    expect(out.left[0]?.reasons.map(({ text }) => text)).not.toEqual([]);
  });

  it("moves to tomorrow what is too late for today, and there it stays", () => {
    const two = {
      ...THREE,
      days: [
        dayOf("friday", { date: FRIDAY, maxStops: 3 }),
        dayOf("saturday", { date: SATURDAY, maxStops: 3 }),
      ],
    };
    const said: Said[] = [[at(11, 30), late(180)]];
    expect(orderOf(outOf(two, said).today.stops)).toEqual([2]);
    expect(orderOf(outOf(two, said, 1).today.stops)).toEqual([3]);
    expect(orderOf(outOf(two, [], 1).today.stops)).toEqual([]);
  });

  it("lets an appointment go that cannot be kept, and names it", () => {
    const booked = { ...THREE, pins: [{ wineryId: 2, day: 0, begin: at(13) }] };
    const out = outOf(booked, [[at(11, 30), late(90)]]);
    expect(out.letGo.map(({ wineryIds }) => wineryIds)).toEqual([[2]]);
    expect(orderOf(out.today.stops)).toContain(2);
  });
});

describe("being somewhere", () => {
  const here = (wineryId: number): DayWord => ({ kind: "here", wineryId });

  it("begins the visit then, however late", () => {
    const said: Said[] = [[at(11, 40), here(1)]];
    expect(told(THREE, said, [at(11, 41), at(12, 39), at(12, 41), at(13, 30)])).toEqual([
      "in 1 until 12:40",
      "in 1 until 12:40",
      "lunch at 1 until 13:25",
      "to 2, there at 13:40",
    ]);
  });

  it("before the door opens counts from the opening", () => {
    expect(told(THREE, [[at(10, 30), here(1)]], [at(10, 40)])).toEqual(["in 1 until 12:00"]);
  });

  it("shortly before closing lasts until they close", () => {
    const said: Said[] = [[at(16, 30), here(3)]];
    expect(told(THREE, said, [at(16, 40)])).toEqual(["in 3 until 17:00"]);
  });

  it("takes the stops that should be over for made, and plans the others", () => {
    const over = outOf(THREE, [[at(13, 5), here(2)]]);
    expect([orderOf(over.behind), orderOf(over.today.stops)]).toEqual([[1, 2], [3]]);
    const swapped = outOf(THREE, [[at(11, 10), here(2)]]);
    expect(orderOf(swapped.behind)).toEqual([2]);
    expect(orderOf(swapped.today.stops).toSorted()).toEqual([1, 3]);
  });

  it("goes on early when they say so", () => {
    const said: Said[] = [
      [at(11), here(1)],
      [at(11, 20), { kind: "leave" }],
    ];
    expect(told(THREE, said, [at(11, 10), at(11, 21), at(11, 40)])).toEqual([
      "in 1 until 12:00",
      "to 2, there at 11:35",
      "in 2 until 12:35",
    ]);
  });

  it("hours before the first door opens drives as long as the road is, and then waits", () => {
    const said: Said[] = [
      [at(8), { kind: "leave" }],
      [at(9), { kind: "skip", wineryId: 3 }],
    ];
    expect(told(THREE, said, [at(8, 5), at(8, 30), at(9, 30), at(11, 30)])).toEqual([
      "to 1, there at 8:15",
      "in 1 until 12:00",
      "in 1 until 12:00",
      "in 1 until 12:00",
    ]);
    const { today } = outOf(THREE, said.slice(0, 1));
    expect(today).toMatchObject({ leaveAt: at(8), waitMinutes: 165 });
    expect(today.stops[0]).toMatchObject({ legMinutes: 10, arrive: at(8, 15), waitMinutes: 165 });
    const typed: Said[] = [[at(8), { kind: "leave", at: at(8, 30) }]];
    expect(told(THREE, typed, [at(8, 10), at(8, 40)])).toEqual([
      "leave base at 8:30 for 1",
      "to 1, there at 8:45",
    ]);
  });

  it("at the last stop leads home from there", () => {
    const said: Said[] = [[at(14, 30), here(3)]];
    expect(told(THREE, said, [at(15), at(15, 35), at(15, 41)])).toEqual([
      "in 3 until 15:30",
      "to base, there at 15:40",
      "home",
    ]);
  });
});

describe("passing over", () => {
  const skip = (wineryId: number): DayWord => ({ kind: "skip", wineryId });

  it("a closed door goes on from there at once", () => {
    const out = outOf(THREE, [[at(11, 5), skip(1)]]);
    expect([out.at, out.freeAt, orderOf(out.behind)]).toEqual([1, at(11, 5), []]);
    expect(out.today.stops[0]?.begin).toBe(at(11, 20));
    expect(orderOf(out.today.stops).toSorted()).toEqual([2, 3]);
  });

  it("a stop after that one keeps where they are", () => {
    const said: Said[] = [[at(11, 30), skip(3)]];
    expect(told(THREE, said, [at(11, 40), at(13, 30)])).toEqual([
      "in 1 until 12:00",
      "lunch at base until 14:10",
    ]);
    expect(orderOf(outOf(THREE, said).today.stops)).toEqual([2]);
  });

  it("a later stop while on the road still leads to the one they drive to", () => {
    const out = outOf(THREE, [[at(10, 50), skip(3)]]);
    expect([out.at, orderOf(out.behind), orderOf(out.today.stops)]).toEqual([1, [1], [2]]);
  });

  it("the one they drive to goes on from the nearer end of the way", () => {
    expect(outOf(THREE, [[at(10, 47), skip(1)]]).at).toBe("base");
    expect(outOf(THREE, [[at(10, 58), skip(1)]]).at).toBe(1);
  });

  it("before leaving plans the day without it", () => {
    expect(told(THREE, [[at(9), skip(1)]], [at(9, 5)])).toEqual(["leave base at 10:45 for 2"]);
  });

  it("everything leads home", () => {
    const said: Said[] = [
      [at(11, 5), skip(1)],
      [at(11, 6), skip(2)],
      [at(11, 7), skip(3)],
    ];
    expect(told(THREE, said, [at(11, 8), at(12)])).toEqual(["to base, there at 11:17", "home"]);
  });
});

describe("any day", () => {
  const word = fc.oneof(
    fc.record({
      kind: fc.constantFrom("here" as const, "skip" as const),
      wineryId: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({ kind: fc.constant("leave" as const) }),
    fc.record({ kind: fc.constant("late" as const), by: fc.constantFrom(10, 20, 60) }),
  );
  const said = fc
    .array(fc.tuple(fc.integer({ min: at(8), max: at(23, 59) }), word), { maxLength: 6 })
    .map((words) => words.toSorted(([one], [other]) => one - other));
  const FOUR = problemOf({
    stops: [1, 2, 3, 4].map((id) =>
      stopOf(id, { openingHours: week({}, [{ opens: at(10), closes: at(15, id * 10) }]) }),
    ),
    days: [dayOf("friday", { date: FRIDAY }), dayOf("saturday", { date: SATURDAY })],
  });

  it("has each stop once, never one passed over, and none before they can be there", () => {
    fc.assert(
      fc.property(said, (words) => {
        const out = outOf(FOUR, words);
        const planned = [out.today, ...out.later].flatMap(({ stops }) => orderOf(stops));
        const all = [...orderOf(out.behind), ...planned, ...orderOf(out.left), ...out.passedOver];
        expect(all.toSorted()).toEqual([1, 2, 3, 4]);
        for (const stop of out.today.stops) {
          expect(stop.arrive).toBeGreaterThanOrEqual(out.freeAt);
          expect(stop.end).toBeLessThanOrEqual(at(15, stop.wineryId * 10));
        }
        for (let minute = at(7); minute < at(24); minute += 20) {
          expect(situationAt(out, FOUR, minute)).toBeDefined();
        }
      }),
      { numRuns: 60 },
    );
  });

  it("is the same again once a mark is taken back", () => {
    fc.assert(
      fc.property(said, (words) => {
        const marks = marksOf(words);
        const plan = solveSchedule(FOUR);
        const taken = marks.filter(({ id }) => id !== 0);
        expect(dayOut({ problem: FOUR, plan, marks: taken }, 0)).toEqual(
          outOf(FOUR, words.slice(1)),
        );
      }),
      { numRuns: 20 },
    );
  });
});
