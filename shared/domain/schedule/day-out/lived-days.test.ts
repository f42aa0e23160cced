import { describe, expect, it } from "vitest";
import type { DayMark, DayWord } from "#shared/api/trips/trip-changes.ts";
import { dayOf, problemOf, stopOf, week } from "../../testing/small-problem.ts";
import { solveSchedule } from "../solve.ts";
import { livedDays } from "./lived-days.ts";

const FRIDAY = "2026-12-04";
const SATURDAY = "2026-12-05";
const at = (hour: number, minute = 0) => hour * 60 + minute;

/** Two days of two rooms open 11 to 5, every way 10 minutes and 5 to park. */
const problem = problemOf({
  stops: [stopOf(1), stopOf(2), stopOf(3), stopOf(4)],
  days: [
    dayOf("friday", { date: FRIDAY, maxStops: 2 }),
    dayOf("saturday", { date: SATURDAY, maxStops: 2 }),
  ],
  pins: [1, 2, 3, 4].map((wineryId) => ({ wineryId, day: wineryId < 3 ? 0 : 1 })),
});
const plan = solveSchedule(problem);

const daysAfter = (said: readonly (readonly [minute: number, word: DayWord])[], date = FRIDAY) => {
  const marks = said.map(([minute, word], id): DayMark => ({ id, minute, date: FRIDAY, ...word }));
  return livedDays({ problem, plan, marks }, date);
};
const visits = (days: ReturnType<typeof daysAfter>, day = 0) =>
  days[day]?.stops.map(({ wineryId, begin, end }) => [wineryId, begin, end]);

it("is the plan itself as long as nothing was said", () => {
  expect(daysAfter([])).toBe(plan.days);
  expect(daysAfter([[at(11, 30), { kind: "late", by: 20 }]], "2026-12-03")).toBe(plan.days);
});

it("has the visits that were with their own times, and the rest as it is planned by now", () => {
  const days = daysAfter([[at(12), { kind: "late", by: 20 }]]);
  expect(visits(days)).toEqual([
    [1, at(11, 30), at(12, 50)],
    [2, at(13, 50), at(14, 50)],
  ]);
  expect(days[0]).toMatchObject({
    // Where the whole day began, not where they are: its ways and directions are those of its ends.
    from: plan.days[0]?.from,
    leaveAt: plan.days[0]?.leaveAt,
    backAt: (plan.days[0]?.backAt ?? 0) + 20,
    driveMinutes: plan.days[0]?.driveMinutes,
    lunchAt: at(12, 50),
    lunchPlace: 1,
  });
  expect(visits(days, 1)).toEqual(visits(plan.days, 1));
});

it("keeps the break that was, and leaves out a stop that was skipped", () => {
  const said = [
    [at(12, 50), { kind: "late", by: 10 }],
    [at(13, 30), { kind: "skip", wineryId: 2 }],
  ] as const;
  const days = daysAfter(said);
  expect(visits(days)).toEqual([[1, at(11, 30), at(12, 30)]]);
  expect(days[0]).toMatchObject({ lunchAt: at(12, 40), lunchPlace: 1 });
});

it("stays as it went once the day is over", () => {
  const said = [[at(11, 20), { kind: "here", wineryId: 1 }]] as const;
  expect(visits(daysAfter(said, SATURDAY))?.[0]).toEqual([1, at(11, 20), at(12, 20)]);
});

/** Ways of different lengths, on a day whose best order is 2, 1: to 1 10 minutes, to 2 20, between them 15. */
const uneven = () => {
  const minutes = [
    [0, 10, 20],
    [10, 0, 15],
    [20, 15, 0],
  ];
  const places = ["base", 1, 2] as const;
  const miles = minutes.map((row) => row.map((each) => each / 2 + (each > 0 ? 0.04 : 0)));
  return {
    ...problemOf({
      stops: [stopOf(1), stopOf(2)],
      days: [dayOf("friday", { date: FRIDAY, lunch: false })],
    }),
    matrix: { places, minutes, miles },
  };
};

it("has the ways that were driven where the order was another, with their minutes and miles", () => {
  const other = uneven();
  const planned = solveSchedule(other);
  const marks: DayMark[] = [
    { id: 1, minute: at(11, 5), date: FRIDAY, kind: "here", wineryId: 1 },
    { id: 2, minute: at(12, 30), date: FRIDAY, kind: "here", wineryId: 2 },
  ];
  const [day] = livedDays({ problem: other, plan: planned, marks }, FRIDAY);
  expect(planned.days[0]?.stops.map(({ wineryId }) => wineryId)).toEqual([2, 1]);
  expect(
    day?.stops.map(({ wineryId, legMinutes, arrive, begin, waitMinutes }) => [
      wineryId,
      legMinutes,
      arrive,
      begin,
      waitMinutes,
    ]),
  ).toEqual([
    [1, 10, at(11, 5), at(11, 5), 0],
    [2, 15, at(12, 30), at(12, 30), 0],
  ]);
  expect(day).toMatchObject({
    leaveAt: at(10, 50),
    driveMinutes: 10 + 15 + 20,
    miles: 22.6,
    waitMinutes: 0,
    backAt: at(13, 50),
  });
});

it("keeps the wait at a door that was reached as planned, and adds none to another", () => {
  const booked = {
    ...uneven(),
    days: [dayOf("friday", { date: FRIDAY, lunch: false })],
    pins: [{ wineryId: 2, day: 0, begin: at(14) }],
  };
  const planned = solveSchedule(booked);
  const before = planned.days[0]?.stops[0];
  const marks: DayMark[] = [{ id: 1, minute: at(14, 30), date: FRIDAY, kind: "late", by: 10 }];
  const [day] = livedDays({ problem: booked, plan: planned, marks }, FRIDAY);
  expect(day?.stops[0]).toEqual(before);
  expect(day?.stops[1]).toMatchObject({ wineryId: 2, begin: at(14), end: at(15, 10) });
  expect(day?.waitMinutes).toBe(planned.days[0]?.waitMinutes);
});

it("has the break before leaving, and one at a room only if there was time for it", () => {
  const late = problemOf({
    stops: [stopOf(1)],
    days: [dayOf("friday", { date: FRIDAY, start: at(11) })],
    pins: [{ wineryId: 1, day: 0, begin: at(13, 30) }],
  });
  const beforeIt = solveSchedule(late);
  expect(beforeIt.days[0]?.lunchPlace).toBe("before");
  const [first] = livedDays(
    {
      problem: late,
      plan: beforeIt,
      marks: [{ id: 1, minute: at(14), date: FRIDAY, kind: "late", by: 10 }],
    },
    FRIDAY,
  );
  expect(first).toMatchObject({ lunchAt: beforeIt.days[0]?.lunchAt, lunchPlace: "before" });

  const hurried = daysAfter([
    [at(12, 35), { kind: "leave" }],
    [at(12, 50), { kind: "here", wineryId: 2 }],
  ]);
  expect(hurried[0]).toMatchObject({ lunchAt: null, lunchPlace: null, meal: null });
});

it("has the break where it was held, not where it was planned", () => {
  const three = problemOf({
    stops: [stopOf(1), stopOf(2), stopOf(3)],
    days: [dayOf("friday", { date: FRIDAY })],
  });
  const marks: DayMark[] = [
    { id: 1, minute: at(11, 5), date: FRIDAY, kind: "closed", wineryId: 1 },
    { id: 2, minute: at(14), date: FRIDAY, kind: "late", by: 10 },
  ];
  const [day] = livedDays({ problem: three, plan: solveSchedule(three), marks }, FRIDAY);
  expect(day?.stops.map(({ wineryId }) => wineryId)).toEqual([2, 3]);
  expect(day).toMatchObject({ lunchAt: at(12, 20), lunchPlace: 2 });
});

it("has no break at the base for who left it before", () => {
  const late = problemOf({
    stops: [stopOf(1)],
    days: [dayOf("friday", { date: FRIDAY, start: at(11) })],
    pins: [{ wineryId: 1, day: 0, begin: at(13, 30) }],
  });
  const marks: DayMark[] = [{ id: 1, minute: at(11, 5), date: FRIDAY, kind: "leave" }];
  const [day] = livedDays({ problem: late, plan: solveSchedule(late), marks }, FRIDAY);
  expect(day).toMatchObject({ leaveAt: at(11, 5), lunchAt: null, lunchPlace: null });
});

it("has the visit of a stop that joined on the day", () => {
  const full = problemOf({
    stops: [stopOf(1), stopOf(2)],
    days: [dayOf("friday", { date: FRIDAY, maxStops: 1 })],
  });
  const marks: DayMark[] = [
    { id: 1, minute: at(11), date: FRIDAY, kind: "closed", wineryId: 1 },
    { id: 2, minute: at(11, 20), date: FRIDAY, kind: "here", wineryId: 2 },
  ];
  expect(
    visits([...livedDays({ problem: full, plan: solveSchedule(full), marks }, FRIDAY)]),
  ).toEqual([[2, at(11, 20), at(12, 20)]]);
});

it("ends a visit where they are at another door, and drops one that has not begun", () => {
  const early = daysAfter([
    [at(10, 50), { kind: "here", wineryId: 1 }],
    [at(10, 55), { kind: "here", wineryId: 2 }],
  ]);
  expect(visits(early)?.map(([id, begin]) => [id, begin])).toEqual([
    [2, at(11)],
    [1, at(12, 15)],
  ]);
  const left = daysAfter([
    [at(11, 30), { kind: "here", wineryId: 1 }],
    [at(12), { kind: "here", wineryId: 2 }],
  ]);
  expect(visits(left)).toEqual([
    [1, at(11, 30), at(12)],
    [2, at(12), at(13)],
  ]);
});

describe("a visit that was shortened and moved to a later day", () => {
  const narrow = { ...week(), saturday: [], sunday: [{ opens: at(11), closes: at(12) }] };
  const three = problemOf({
    stops: [stopOf(1, { openingHours: narrow, visitMinutes: 90 }), stopOf(2)],
    days: [
      dayOf("friday", { date: FRIDAY }),
      dayOf("saturday", { date: SATURDAY }),
      dayOf("sunday", { date: "2026-12-06" }),
    ],
  });
  const pins = [1, 2].map((wineryId) => ({ wineryId, day: wineryId - 1 }));
  const plan = solveSchedule({ ...three, pins });
  const onFriday: DayMark[] = [
    { id: 1, minute: at(10), date: FRIDAY, kind: "shorten", wineryId: 1, minutes: 45 },
    { id: 2, minute: at(10, 5), date: FRIDAY, kind: "leave", at: at(17) },
  ];
  const onSaturday = { id: 3, minute: at(10, 20), date: SATURDAY };
  const lived = (date: string, ...marks: readonly DayMark[]) =>
    livedDays({ problem: three, plan, marks: [...onFriday, ...marks] }, date);

  it("stays short after the marks of the days between", () => {
    const moved = [[1, at(11), at(11, 45)]];
    expect(visits(lived(FRIDAY), 2)).toEqual(moved);
    const days = lived(SATURDAY, { ...onSaturday, kind: "late", by: 10 });
    expect(visits(days, 1)?.map(([id]) => id)).toEqual([2]);
    expect(visits(days, 2)).toEqual(moved);
  });

  it("leaves the other stops where they are if it no longer fits", () => {
    const long: DayMark = { ...onSaturday, kind: "shorten", wineryId: 1, minutes: 90 };
    const days = lived(SATURDAY, long);
    expect(visits(days, 1)?.map(([id]) => id)).toEqual([2]);
    expect(visits(days, 2)).toEqual([]);
  });
});
