import { describe, expect, it } from "vitest";
import { dayOf, problemOf, stopOf, week } from "../../testing/small-problem.ts";
import { solveSchedule } from "../solve.ts";

const reasons = (problem: Parameters<typeof solveSchedule>[0], wineryId: number) =>
  solveSchedule(problem)
    .left.find((left) => left.wineryId === wineryId)
    ?.reasons.map(({ code, text }) => ({ code, text }));

describe("a stop left out is told why, for itself alone", () => {
  it("when it is closed on every day", () => {
    const stop = stopOf(1, { openingHours: week({ tuesday: [], wednesday: [] }) });
    const days = [dayOf("tuesday"), dayOf("wednesday")];
    expect(reasons(problemOf({ stops: [stop], days }), 1)).toEqual([
      { code: "closed", text: "Closed on Tuesdays and Wednesdays" },
    ]);
  });

  it("when it closes before anybody can be there", () => {
    const stop = stopOf(1, { openingHours: week({}, [{ opens: 540, closes: 960 }]) });
    const days = [dayOf("friday", { start: 900, end: 1320, lunch: false })];
    expect(reasons(problemOf({ stops: [stop], days, minutes: 90 }), 1)).toEqual([
      { code: "closesTooEarly", text: "Closes at 4 PM, the earliest arrival is 4:35 PM" },
    ]);
  });

  it("when a visit would not be over by closing time", () => {
    const stop = stopOf(1, { openingHours: week({}, [{ opens: 540, closes: 960 }]) });
    const days = [dayOf("friday", { start: 900, end: 1320, lunch: false })];
    expect(reasons(problemOf({ stops: [stop], days, minutes: 30 }), 1)).toEqual([
      {
        code: "closesTooEarly",
        text: "Closes at 4 PM, the earliest arrival is 3:35 PM and a visit takes 1 h",
      },
    ]);
  });

  it("when the way back is too long for the day", () => {
    const days = [dayOf("friday", { start: 780, end: 1020, lunch: false })];
    expect(reasons(problemOf({ stops: [stopOf(1)], days, minutes: 110 }), 1)).toEqual([
      {
        code: "backTooLate",
        text: "1 h 50 min from Walla Walla, back at 5:45 PM at the earliest, after 5 PM",
      },
    ]);
  });

  it("when no road leads there", () => {
    expect(reasons(problemOf({ stops: [stopOf(1)], minutes: null }), 1)).toEqual([
      { code: "noRoad", text: "No road leads there from Walla Walla" },
    ]);
  });

  it("when the lunch break leaves it no time", () => {
    const days = [dayOf("friday", { start: 660, end: 780, lunch: true })];
    expect(reasons(problemOf({ stops: [stopOf(1)], days, minutes: 15 }), 1)).toEqual([
      {
        code: "lunch",
        text: "Leaves no time for a lunch break of 45 minutes beginning between 11:30 AM and 1:30 PM",
      },
    ]);
  });

  it("when the room is never open as long as the visit takes", () => {
    const stop = stopOf(1, { openingHours: week({}, [{ opens: 720, closes: 765 }]) });
    expect(reasons(problemOf({ stops: [stop] }), 1)).toEqual([
      { code: "visitTooLong", text: "Open for 45 min at a time, and the visit takes 1 h" },
    ]);
  });

  it("when hours without a known end are too short, which may be longer", () => {
    const split = [
      { opens: 600, closes: 630 },
      { opens: 930, closes: null },
    ];
    const stop = stopOf(1, { visitMinutes: 120, openingHours: week({}, split) });
    expect(reasons(problemOf({ stops: [stop] }), 1)).toEqual([
      {
        code: "visitTooLong",
        text: "Opens at 3:30 PM and lists no closing time, so visits end by 5 PM, and the visit takes 2 h",
      },
    ]);
  });

  it("when of two openings that are too short the shorter one may be longer", () => {
    const split = [
      { opens: 600, closes: 650 },
      { opens: 975, closes: null },
    ];
    const stop = stopOf(1, { openingHours: week({}, split) });
    expect(reasons(problemOf({ stops: [stop] }), 1)).toEqual([
      {
        code: "visitTooLong",
        text: "Opens at 4:15 PM and lists no closing time, so visits end by 5 PM, and the visit takes 1 h",
      },
    ]);
  });

  it("when only hours that are shorter than the visit are left that day", () => {
    const split = [
      { opens: 600, closes: 720 },
      { opens: 840, closes: 870 },
    ];
    const stop = stopOf(1, { openingHours: week({}, split) });
    const days = [dayOf("friday", { start: 690, lunch: false })];
    expect(reasons(problemOf({ stops: [stop], days }), 1)).toEqual([
      {
        code: "closesTooEarly",
        text: "Closes at noon, the earliest arrival is 11:45 AM and a visit takes 1 h",
      },
    ]);
  });

  it("when the visitor marked it so", () => {
    expect(reasons(problemOf({ stops: [stopOf(1, { wish: "skip" })] }), 1)).toEqual([
      { code: "skipped", text: "Marked to be skipped" },
    ]);
  });

  it("day by day where the days differ", () => {
    const stop = stopOf(1, {
      openingHours: week({ friday: [], saturday: [{ opens: 540, closes: 660 }] }),
    });
    const days = [dayOf("friday"), dayOf("saturday")];
    expect(reasons(problemOf({ stops: [stop], days, minutes: 15 }), 1)).toEqual([
      { code: "closed", text: "Closed on Fridays" },
      {
        code: "closesTooEarly",
        text: "Saturday: closes at 11 AM, the earliest arrival is 10:20 AM and a visit takes 1 h",
      },
    ]);
  });
});

describe("a stop that only has no room beside the others", () => {
  it("is told that the day is full, and what it would cost", () => {
    const stops = [stopOf(1), stopOf(2), stopOf(3)];
    const problem = problemOf({ stops, days: [dayOf("friday", { maxStops: 2 })] });
    expect(reasons(problem, 3)).toEqual([
      { code: "dayFull", text: "The day already has its 2 visits" },
      { code: "insteadOf", text: "It could only take the place of Winery 2, chosen earlier" },
    ]);
  });

  it("is told what it would leave out", () => {
    const stops = [stopOf(1, { wish: "must" }), stopOf(2)];
    const problem = problemOf({ stops, days: [dayOf("friday", { maxStops: 1 })] });
    expect(reasons(problem, 2)).toEqual([
      { code: "dayFull", text: "The day already has its 1 visit" },
      { code: "insteadOf", text: "Visiting it would leave out Winery 1, a must" },
    ]);
  });
});

describe("a stop that could take the place of others", () => {
  const from = (opens: number, closes: number) => ({
    openingHours: week({}, [{ opens, closes }]),
  });
  const insteadOf = (problem: Parameters<typeof solveSchedule>[0], wineryId: number) =>
    reasons(problem, wineryId)?.find(({ code }) => code === "insteadOf")?.text;

  it("is told of the musts among them", () => {
    const days = [dayOf("friday", { lunch: false })];
    const long = stopOf(1, { visitMinutes: 150, ...from(660, 840) });
    const must = stopOf(2, { wish: "must", ...from(660, 750) });
    const other = stopOf(3, from(750, 840));
    expect(insteadOf(problemOf({ stops: [long, must, other], days }), 1)).toBe(
      "Visiting it would leave out Winery 2, a must",
    );
    const stops = [long, must, { ...other, wish: "must" as const }];
    expect(insteadOf(problemOf({ stops, days }), 1)).toBe(
      "Visiting it would leave out Winery 2 and Winery 3, musts",
    );
  });

  it("is told what lunch would be like, whichever was chosen earlier", () => {
    const stops = [stopOf(1, from(780, 840)), stopOf(2, { visitMinutes: 30, ...from(810, 840) })];
    const problem = problemOf({ stops, days: [dayOf("friday", { maxStops: 1 })] });
    expect(insteadOf(problem, 1)).toBe(
      "Visiting it instead of Winery 2 would move lunch farther from 12:30 PM",
    );
  });
});

describe("pins that cannot hold", () => {
  const contradictions = (problem: Parameters<typeof solveSchedule>[0]) =>
    solveSchedule(problem).contradictions.map(({ code, text }) => ({ code, text }));

  it("are the answer, with no stop planned", () => {
    const stop = stopOf(1, { openingHours: week({ friday: [] }) });
    const plan = solveSchedule(
      problemOf({ stops: [stop, stopOf(2)], pins: [{ wineryId: 1, day: 0 }] }),
    );
    expect(plan.days.flatMap((day) => day.stops)).toEqual([]);
    expect(plan.left.map((left) => left.wineryId)).toEqual([1, 2]);
    expect(plan.contradictions).toEqual([
      {
        code: "closed",
        day: 0,
        wineryIds: [1],
        text: "Winery 1 is pinned to Friday: closed on Fridays",
      },
    ]);
  });

  it("name two appointments that exclude each other", () => {
    const pins = [
      { wineryId: 1, day: 0, begin: 720 },
      { wineryId: 2, day: 0, begin: 750 },
    ];
    expect(contradictions(problemOf({ stops: [stopOf(1), stopOf(2)], pins }))).toEqual([
      {
        code: "pinsClash",
        text: "Winery 1 at noon and Winery 2 at 12:30 PM cannot both be visited on Friday",
      },
    ]);
  });

  it("name an appointment outside the hours, and one that nobody can be in time for", () => {
    const outside = [{ wineryId: 1, day: 0, begin: 1000 }];
    expect(contradictions(problemOf({ stops: [stopOf(1)], pins: outside }))[0]?.text).toBe(
      "Winery 1 is pinned to Friday at 4:40 PM: a visit from 4:40 PM to 5:40 PM is not within the hours (open 11 AM to 5 PM)",
    );
    const split = [
      { opens: 600, closes: 720 },
      { opens: 1050, closes: null },
    ];
    const late = stopOf(1, { openingHours: week({}, split) });
    expect(contradictions(problemOf({ stops: [late], pins: outside }))[0]?.text).toMatch(
      /\(open 10 AM to noon and from 5:30 PM with no closing time listed, so visits end by 5 PM\)$/,
    );
    const early = [{ wineryId: 1, day: 0, begin: 660 }];
    expect(contradictions(problemOf({ stops: [stopOf(1)], pins: early, minutes: 90 }))[0]).toEqual({
      code: "appointmentTooEarly",
      text: "Winery 1 is pinned to Friday at 11 AM: the appointment is at 11 AM, the earliest arrival is 11:35 AM",
    });
  });

  it("name a stop pinned twice, pinned and skipped, or one too many", () => {
    const days = [dayOf("friday", { maxStops: 1 }), dayOf("saturday")];
    const twice = [
      { wineryId: 1, day: 0 },
      { wineryId: 1, day: 1 },
    ];
    const stops = [stopOf(1), stopOf(2)];
    expect(contradictions(problemOf({ stops, days, pins: twice }))[0]?.text).toBe(
      "Winery 1 is pinned to Friday and Saturday, and is visited once",
    );
    const skipped = problemOf({
      stops: [stopOf(1, { wish: "skip" })],
      pins: [{ wineryId: 1, day: 0 }],
    });
    expect(contradictions(skipped)[0]?.text).toBe("Winery 1 is pinned, and marked to be skipped");
    const both = [
      { wineryId: 1, day: 0 },
      { wineryId: 2, day: 0 },
    ];
    expect(contradictions(problemOf({ stops, days, pins: both }))[0]?.text).toBe(
      "2 stops are pinned to Friday, which has room for 1 visit",
    );
  });

  it("name a stop with two appointments on one day", () => {
    const pins = [
      { wineryId: 2, day: 0, begin: 720 },
      { wineryId: 2, day: 0, begin: 840 },
    ];
    const { contradictions: found } = solveSchedule(
      problemOf({ stops: [stopOf(1), stopOf(2)], pins }),
    );
    expect(found[0]).toEqual({
      code: "pinnedTwice",
      day: null,
      wineryIds: [2],
      text: "Winery 2 is pinned to Friday at noon and Friday at 2 PM, and is visited once",
    });
  });

  it("name whom they are about: the one skipped, the ones too many, each by its own day and time", () => {
    const skipped = problemOf({
      stops: [stopOf(1), stopOf(2, { wish: "skip" }), stopOf(3, { wish: "skip" })],
      pins: [{ wineryId: 2, day: 0 }],
    });
    expect(solveSchedule(skipped).contradictions).toEqual([
      {
        code: "pinnedAndSkipped",
        day: null,
        wineryIds: [2],
        text: "Winery 2 is pinned, and marked to be skipped",
      },
    ]);
    const days = [dayOf("friday", { maxStops: 1 }), dayOf("saturday")];
    const many = problemOf({
      stops: [stopOf(1), stopOf(2), stopOf(3, { openingHours: week({ saturday: [] }) })],
      days,
      pins: [
        { wineryId: 1, day: 0 },
        { wineryId: 2, day: 0, begin: 720 },
        { wineryId: 3, day: 1, begin: 800 },
      ],
    });
    expect(solveSchedule(many).contradictions).toMatchObject([
      { code: "tooManyPins", day: 0, wineryIds: [1, 2] },
      {
        code: "closed",
        day: 1,
        wineryIds: [3],
        text: "Winery 3 is pinned to Saturday at 1:20 PM: closed on Saturdays",
      },
    ]);
  });

  it("name the fewest that exclude each other, with the time of those that have one", () => {
    const stops = [
      stopOf(1),
      stopOf(2, { openingHours: week({}, [{ opens: 660, closes: 750 }]) }),
      stopOf(3),
    ];
    const pins = [
      { wineryId: 1, day: 0, begin: 690 },
      { wineryId: 2, day: 0 },
      { wineryId: 3, day: 0 },
    ];
    expect(solveSchedule(problemOf({ stops, pins })).contradictions).toEqual([
      {
        code: "pinsClash",
        day: 0,
        wineryIds: [1, 2],
        text: "Winery 1 at 11:30 AM and Winery 2 cannot both be visited on Friday",
      },
    ]);
    const short = [dayOf("friday", { start: 660, end: 840, lunch: false })];
    const three = [1, 2, 3].map((wineryId) => ({ wineryId, day: 0 }));
    const all = problemOf({ stops: [stopOf(1), stopOf(2), stopOf(3)], days: short, pins: three });
    expect(contradictions(all)).toEqual([
      {
        code: "pinsClash",
        text: "Winery 1, Winery 2, and Winery 3 cannot all be visited on Friday",
      },
    ]);
  });
});
