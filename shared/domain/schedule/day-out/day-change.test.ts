/** The sentences of a day that changes. */
import { describe, expect, it } from "vitest";
import type { DayMark, DayWord } from "#shared/api/trips/trip-changes.ts";
import { dayOf, problemOf, stopOf, week } from "../../testing/small-problem.ts";
import { solveSchedule } from "../solve.ts";
import { dayChangeText, idleIn, idleText } from "./day-change.ts";
import { dayOffers } from "./day-offers.ts";
import { followDay } from "./day-out.ts";

const FRIDAY = "2026-12-04";
const SATURDAY = "2026-12-05";
const at = (hour: number, minute = 0) => hour * 60 + minute;
const until = (closes: number) => week({}, [{ opens: at(11), closes }]);
const from = (opens: number) => week({}, [{ opens, closes: at(18) }]);
const named = (id: number, name: string, over = {}) => stopOf(id, { name, ...over });

/** Amavi and Barons 11 to 5, Cadence as it is said; every way 10 minutes and 5 to park, and lunch. */
const threeWith = (over: Parameters<typeof stopOf>[1] = {}, rest = {}) =>
  problemOf({
    stops: [named(1, "Amavi"), named(2, "Barons"), named(3, "Cadence", over)],
    days: [dayOf("friday", { date: FRIDAY })],
    ...rest,
  });

type Said = readonly [minute: number, word: DayWord];

function dayAfter(problem: ReturnType<typeof threeWith>, ...said: readonly Said[]) {
  const marks = said.map(([minute, word], id): DayMark => ({ id, minute, date: FRIDAY, ...word }));
  const followed = followDay({ problem, plan: solveSchedule(problem), marks }, 0);
  const { out, last } = followed;
  const text = last ? dayChangeText({ problem, after: out, ...last }) : "";
  return { ...followed, text };
}

const orderOf = ({ out }: ReturnType<typeof dayAfter>) =>
  out.today.stops.map(({ wineryId }) => wineryId);

/** A line of rooms in which 3 lies beside 1: another order drives less once 2 is late. */
const closing = problemOf({
  stops: [
    named(1, "Amavi"),
    named(2, "Barons"),
    named(3, "Cadence", { openingHours: until(at(15, 30)) }),
  ],
  days: [dayOf("friday", { date: FRIDAY })],
});

describe("the sentence of a change", () => {
  it("names what moves, and why", () => {
    expect(dayAfter(threeWith(), [at(13, 30), { kind: "late", by: 20 }]).text).toBe(
      "Cadence moves to 2:35 PM because you are 20 minutes late.",
    );
  });

  it("says how late they are in all, where they say it again", () => {
    const once: Said = [at(13, 30), { kind: "late", by: 20 }];
    const again: Said = [at(13, 40), { kind: "late", by: 10 }];
    expect(dayAfter(threeWith(), once, again).text).toBe(
      "Cadence moves to 2:45 PM because you are 30 minutes late.",
    );
    expect(
      dayAfter(threeWith(), once, [at(13, 35), { kind: "here", wineryId: 2 }], again).text,
    ).toContain("10 minutes late");
  });

  it("names what is left out, with what keeps it out", () => {
    const early = threeWith({ openingHours: until(at(15, 30)) });
    const late: Said = [at(11, 30), { kind: "late", by: 20 }];
    expect(dayAfter(early, late).text).toMatch(
      /^Barons .* because you are 20 minutes late; Cadence is left out: it closes at 3:30 PM\.$/,
    );
  });

  it("says of the return what it would be", () => {
    const short = threeWith({}, { days: [dayOf("friday", { date: FRIDAY, end: at(15, 30) })] });
    expect(dayAfter(short, [at(11, 30), { kind: "late", by: 20 }]).text).toContain(
      "Cadence is left out: you would be back in Walla Walla at 3:45 PM, after 3:30 PM",
    );
  });

  it.each([
    [
      "another's appointment",
      { pins: [{ wineryId: 2, day: 0, begin: at(14) }] },
      [at(11, 30), { kind: "late", by: 20 }],
      "Amavi is left out: it would cost the appointment at Barons.",
    ],
    [
      "the others and the ways between",
      { pins: [{ wineryId: 2, day: 0, begin: at(14) }] },
      [at(11, 30), { kind: "late", by: 60 }],
      "Amavi is left out: the way there and Barons and Cadence leave no time for it.",
    ],
    [
      "another's hours",
      {
        pins: [{ wineryId: 2, day: 0, begin: at(14) }],
        days: [dayOf("friday", { date: FRIDAY, lunch: false })],
      },
      [at(11, 30), { kind: "late", by: 150 }],
      "Cadence is left out: Barons would close meanwhile;",
    ],
    [
      "the break",
      {
        stops: [
          named(1, "Amavi"),
          named(2, "Barons", { openingHours: until(at(15)) }),
          named(3, "Cadence"),
        ],
        pins: [{ wineryId: 2, day: 0, begin: at(14) }],
      },
      [at(11, 30), { kind: "late", by: 20 }],
      "Amavi is left out: it leaves no time for lunch.",
    ],
    [
      "its own hours and the end of the day together",
      {
        stops: [
          named(1, "Amavi"),
          named(2, "Barons"),
          named(3, "Cadence", { openingHours: until(at(15)) }),
        ],
        days: [dayOf("friday", { date: FRIDAY, end: at(16) })],
      },
      [at(11, 50), { kind: "here", wineryId: 2 }],
      "Cadence is left out: it closes at 3 PM, and the day ends at 4 PM.",
    ],
  ] as const)("says of a stop that is left out that %s keeps it out", (_, rest, said, text) => {
    expect(dayAfter(threeWith({}, rest), said).text).toContain(text);
  });

  it("says which appointment cannot be kept", () => {
    const booked = threeWith({}, { pins: [{ wineryId: 2, day: 0, begin: at(13) }] });
    expect(dayAfter(booked, [at(11, 30), { kind: "late", by: 90 }]).text).toContain(
      "the appointment at Barons at 1 PM cannot be kept: call them",
    );
  });

  it("names every stop that moves, then the break, once with the verb", () => {
    expect(dayAfter(threeWith(), [at(11, 30), { kind: "late", by: 80 }]).text).toBe(
      "Barons moves to 2:20 PM, Cadence to 3:35 PM, and lunch to 1:20 PM because you are 1 h 20 min late.",
    );
  });

  it("names a break that no longer fits, but not one that is over", () => {
    expect(dayAfter(threeWith(), [at(11, 30), { kind: "late", by: 95 }]).text).toBe(
      "Barons moves to 1:50 PM and Cadence to 3:05 PM because you are 1 h 35 min late; lunch is left out: it would begin after 1:30 PM.",
    );
    expect(dayAfter(threeWith(), [at(13, 20), { kind: "here", wineryId: 2 }]).text).toBe(
      "Cadence moves to 2:35 PM because you reached Barons at 1:20 PM.",
    );
  });

  it("names the length that the visitor chose", () => {
    expect(
      dayAfter(threeWith(), [at(11, 30), { kind: "shorten", wineryId: 1, minutes: 45 }]).text,
    ).toBe(
      "Barons moves to noon, Cadence to 2 PM, and lunch to 1 PM because the visit at Amavi takes 45 min.",
    );
  });

  it("names what fits again", () => {
    const short = threeWith({}, { days: [dayOf("friday", { date: FRIDAY, end: at(15, 30) })] });
    const late: Said = [at(11, 30), { kind: "late", by: 20 }];
    expect(dayAfter(short, late, [at(12, 45), { kind: "skip", wineryId: 2 }]).text).toBe(
      "Lunch moves to 12:45 PM because you skip Barons; Cadence now fits at 1:45 PM.",
    );
  });

  it("says when no stop is left", () => {
    expect(dayAfter(threeWith(), [at(14, 10), { kind: "skip", wineryId: 3 }]).text).toBe(
      "You skip Cadence: no stop is left today.",
    );
  });

  it("names the day to which a stop moves", () => {
    const days = [
      dayOf("friday", { date: FRIDAY, end: at(15, 30) }),
      dayOf("saturday", { date: SATURDAY }),
    ];
    const moved = dayAfter(threeWith({}, { days }), [at(11, 30), { kind: "late", by: 60 }]).text;
    expect(moved).toMatch(/(Barons|Cadence) moves to Saturday/);
  });

  it("names the other order that was asked for", () => {
    const late: Said = [at(11, 30), { kind: "late", by: 30 }];
    expect(dayAfter(closing, late, [at(11, 31), { kind: "reorder" }]).text).toMatch(
      /because you asked for another order; Cadence now fits at /,
    );
  });

  it("says what an hour of nothing waits for", () => {
    const late = threeWith({ openingHours: from(at(15)) });
    const skipped = dayAfter(late, [at(12, 30), { kind: "skip", wineryId: 2 }]);
    expect(skipped.text).toMatch(
      /^You skip Barons: 1 h 15 min free before Cadence: it opens at 3 PM\.$/,
    );
    const atNoon = (now?: number) =>
      idleIn(skipped.out, late, now).map((each) => idleText(each, late));
    expect(atNoon()).toEqual(["1 h 15 min free before Cadence: it opens at 3 PM"]);
    expect(atNoon(at(13, 40))).toEqual(["1 h 5 min free before Cadence: it opens at 3 PM"]);
    expect(atNoon(at(14, 30))).toEqual([]);
  });

  it.each([
    [
      "the middle of the day and an appointment at another",
      { pins: [{ wineryId: 3, day: 0, begin: at(16) }] },
      [at(13), { kind: "skip", wineryId: 2 }],
      "2 h 30 min free before lunch: it is at 12:30 PM; 1 h 15 min free before Amavi: the appointment at Cadence is at 4 PM",
    ],
    [
      "its own appointment",
      { stops: [named(2, "Barons")], pins: [{ wineryId: 2, day: 0, begin: at(15) }] },
      [at(8), { kind: "leave" }],
      "6 h 45 min free before Barons: the appointment is at 3 PM",
    ],
    [
      "hours that nobody knows",
      { stops: [named(2, "Barons", { openingHours: null })] },
      [at(8), { kind: "leave" }],
      "2 h 45 min free before Barons: its hours are not known, and few rooms open before 11 AM",
    ],
    [
      "a door before the first",
      {},
      [at(8), { kind: "leave" }],
      "2 h 45 min free before Amavi: it opens at 11 AM",
    ],
  ] as const)("of an hour of nothing says that it waits for %s", (_, rest, said, text) => {
    const problem = threeWith({}, rest);
    const { out } = dayAfter(problem, said);
    expect(
      idleIn(out, problem)
        .map((each) => idleText(each, problem))
        .join("; "),
    ).toBe(text);
  });

  it("says that nothing changes where nothing does", () => {
    expect(dayAfter(threeWith(), [at(12, 45), { kind: "leave" }]).text).toBe(
      "You leave Amavi at 12:45 PM: the rest stays as it is.",
    );
  });
});

describe("the order of a day", () => {
  it("is kept when the visitor is late, and another is made when they ask", () => {
    const late: Said = [at(11, 30), { kind: "late", by: 30 }];
    const kept = dayAfter(closing, late);
    expect(orderOf(kept)).toEqual([2]);
    const { reorder } = dayOffers(kept, () => 60, { date: FRIDAY, minute: at(11, 31) });
    expect(reorder).toEqual({ saves: [3] });
    const asked = dayAfter(closing, late, [at(11, 31), { kind: "reorder" }]);
    expect(orderOf(asked)).toEqual([3, 2]);
    const later = dayAfter(
      closing,
      late,
      [at(11, 31), { kind: "reorder" }],
      [at(11, 40), { kind: "late", by: 5 }],
    );
    expect(orderOf(later)).toEqual([3, 2]);
  });

  it("is saved whole by the smallest cut of the visit they are in", () => {
    const kept = dayAfter(closing, [at(11, 30), { kind: "late", by: 20 }]);
    const { shorter } = dayOffers(kept, () => 60, { date: FRIDAY, minute: at(11, 31) });
    expect(shorter).toEqual({ wineryId: 1, minutes: 65, until: at(12, 5), saves: [3] });
  });
});

describe("a door that is closed", () => {
  it("is left at once, and its stop is gone", () => {
    const closed = dayAfter(threeWith(), [at(11, 5), { kind: "closed", wineryId: 1 }]);
    expect([closed.out.at, closed.out.freeAt, orderOf(closed)]).toEqual([1, at(11, 5), [2, 3]]);
    expect(closed.text).toMatch(/because Amavi is closed\.$/);
  });

  it("of which they hear at the base leaves them there", () => {
    const told = dayAfter(threeWith(), [at(9), { kind: "closed", wineryId: 1 }]);
    expect(told.out.at).toBe("base");
    expect(orderOf(told)).toEqual([2, 3]);
  });
});

describe("a typed departure", () => {
  it("ends the visit then, and the break comes after it", () => {
    const typed = dayAfter(threeWith(), [at(11, 20), { kind: "leave", at: at(11, 45) }]);
    expect(typed.out.behind).toEqual([{ wineryId: 1, begin: at(11), end: at(11, 45) }]);
    expect([typed.out.freeAt, typed.out.isUnderway, typed.out.lunchDone]).toEqual([
      at(11, 45),
      false,
      false,
    ]);
  });

  it("after its planned end makes the visit last until then, and a cut of it ends that much earlier", () => {
    const typed = dayAfter(closing, [at(11, 20), { kind: "leave", at: at(12, 20) }]);
    expect(typed.out.behind).toEqual([{ wineryId: 1, begin: at(11), end: at(12, 20) }]);
    const { shorter } = dayOffers(typed, () => 60, { date: FRIDAY, minute: at(11, 31) });
    expect(shorter).toEqual({ wineryId: 1, minutes: 65, until: at(12, 5), saves: [3] });
  });

  it("in the morning is kept even before the day was to begin", () => {
    const early = dayAfter(threeWith(), [at(9), { kind: "leave", at: at(9, 30) }]);
    expect(early.out.freeAt).toBe(at(9, 30));
  });
});
