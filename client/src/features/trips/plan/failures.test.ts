/** Ways in which a plan fails: each is explained in words, and mended by one of the offers. */
import { expect, test } from "vitest";
import { aWinery, evenDrives } from "#client/testing/fixtures.ts";
import { tripOf } from "#client/testing/shown-plan.tsx";
import type { PlanRequest } from "#shared/domain/schedule/plan-request.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { everyDay, type Weekday } from "#shared/domain/winery/opening-hours.ts";
import { repairEdit } from "../edit/edits.ts";
import { withEdits } from "../store/trip-store.ts";
import { scheduleFacts } from "./plan-facts.ts";
import { planAtOnce, withRepairs } from "./work-out-plan.ts";

interface Room {
  readonly opens?: number;
  readonly closes?: number;
  readonly closedOn?: readonly Weekday[];
}

/** A Saturday in December from Walla Walla, every way as long as every other one. */
function trip(rooms: readonly Room[], asked: Partial<PlanRequest> = {}, wayMinutes = 15) {
  const wineries = rooms.map(({ opens = 600, closes = 1080, closedOn = [] }, index) =>
    aWinery({
      id: index + 1,
      name: `Room ${index + 1}`,
      openingHours: everyDay((day) => (closedOn.includes(day) ? [] : [{ opens, closes }])),
    }),
  );
  const ids = wineries.map(({ id }) => id);
  const facts = scheduleFacts({
    drives: evenDrives(ids, wayMinutes),
    wineries: new Map(wineries.map((winery) => [winery.id, winery])),
  });
  const request: PlanRequest = {
    base: "Walla Walla",
    wineries: ids,
    days: 1,
    wineriesPerDay: Math.max(2, ids.length),
    startDate: "2026-12-05",
    ...asked,
  };
  return { request, facts };
}

type Trip = ReturnType<typeof trip>;

function workOut({ request, facts }: Trip): ShownPlan {
  const question = { trip: tripOf(request), facts, today: "2026-11-22" };
  return withRepairs(question, planAtOnce(question));
}

const OPEN: Room = {};
const MORNING: Room = { opens: 660, closes: 720 };

/** What fails, what is said of it, and an offer that mends it. */
const FAILURES: readonly (readonly [string, Trip, RegExp, RegExp])[] = [
  [
    "a room is closed that day",
    trip([OPEN, { closedOn: ["saturday"] }]),
    /^Closed on Saturdays$/,
    /^Start on Sunday, December 6: all 2 stops fit/,
  ],
  [
    "an afternoon is too short",
    trip([OPEN, OPEN, OPEN, OPEN], { dayStart: 780, dayEnd: 1020 }),
    /chosen earlier/,
    /^Leave from 11 AM: all 4 stops fit/,
  ],
  [
    "the way is so long that nobody is back in time",
    trip([OPEN], {}, 230),
    /^3 h 50 min from Walla Walla, back at 6:45 PM at the earliest, after 6 PM$/,
    /^Leave from 8:30 AM: the stop fits/,
  ],
  [
    "two rooms open for the same hour alone",
    trip([MORNING, MORNING]),
    /chosen earlier/,
    /^Add a day \(Sunday\): all 2 stops fit/,
  ],
  [
    "both rooms open on the first of two days alone",
    trip([{ closedOn: ["sunday"] }, { closedOn: ["sunday"] }], { days: 2, wineriesPerDay: 1 }),
    /^Closed on Sundays$/,
    /^Visit up to 2 a day: all 2 stops fit/,
  ],
  [
    "a stop is fixed on a day on which it is closed",
    trip([OPEN, { closedOn: ["saturday"] }], { days: 2, pins: [{ wineryId: 2, day: 0 }] }),
    /^Room 2 is pinned to Saturday: closed on Saturdays$/,
    /^Move Room 2 to Sunday: all 2 stops fit/,
  ],
  [
    "two appointments are at the same time",
    trip([OPEN, OPEN], {
      pins: [
        { wineryId: 1, day: 0, begin: 780 },
        { wineryId: 2, day: 0, begin: 780 },
      ],
    }),
    /^Room 1 at 1 PM and Room 2 at 1 PM cannot both be visited on Saturday$/,
    /^Move the appointment at Room 1 to Saturday at 10:55 AM: all 2 stops fit/,
  ],
  [
    "the lunch break takes the time of a stop",
    trip([OPEN, OPEN], { dayStart: 690, dayEnd: 870, lunch: true }),
    /chosen earlier/,
    /^Skip the 45 min lunch break: all 2 stops fit/,
  ],
  [
    "long visits leave no time",
    trip([OPEN, OPEN, OPEN], { visitMinutes: 150 }),
    /chosen earlier/,
    /^Shorten visits to 45 min: all 3 stops fit/,
  ],
  [
    "a must keeps another out",
    trip(
      [
        { opens: 600, closes: 720 },
        { opens: 600, closes: 690 },
      ],
      { wishes: { "1": "must" } },
    ),
    /^Visiting it would leave out Room 1, a must$/,
    /^Add a day \(Sunday\): all 2 stops fit/,
  ],
  [
    "a room closes before anybody can be there",
    trip([{ opens: 540, closes: 640 }]),
    /^Closes at 10:40 AM, the earliest arrival is 10:20 AM and a visit takes 1 h$/,
    /^Leave from 9 AM: the stop fits/,
  ],
];

test.each(FAILURES)("%s", (_way, asked, why, offer) => {
  const plan = workOut(asked);
  const reasons = plan.contradictions.length > 0 ? plan.contradictions : plan.left[0]?.reasons;
  expect(reasons?.map(({ text }) => text)).toContainEqual(expect.stringMatching(why));

  const repair = plan.repairs?.find(({ text }) => offer.test(text));
  if (!repair) throw new Error(`No offer is ${offer}: ${plan.repairs?.map(({ text }) => text)}`);
  const trip = tripOf(asked.request);
  const mended = withEdits(trip, [repairEdit(trip, repair)]);
  if ("refused" in mended) throw new Error(mended.refused);
  const after = workOut({ ...asked, request: mended.trip });
  expect(after.left).toEqual([]);
  expect(after.contradictions).toEqual([]);
  expect(after.score.stops).toBe(asked.request.wineries.length);
  expect(after.score.driveMinutes).toBe(repair.effect.driveMinutes);
});

test("a table far off takes the time of a stop, until lunch is wherever they are", () => {
  const { request, facts } = trip([OPEN, OPEN], { dayStart: 660, dayEnd: 950, lunch: true }, 30);
  const lunch = { name: "Aunt Ruth", town: "Yakima" };
  const places = ["base" as const, 1, 2, "Aunt Ruth, Yakima"];
  const question = {
    trip: { ...tripOf(request), places: [{ lunch, dinner: lunch }] },
    facts: { ...facts, matrix: { ...evenDrives([1, 2, 3], 30), places } },
    today: "2026-11-22",
  };
  const { left, repairs } = withRepairs(question, planAtOnce(question));
  expect(left).toHaveLength(1);
  const repair = repairs?.find(({ code }) => code === "lunchAnywhere");
  if (!repair) throw new Error("It is not offered");
  const mended = withEdits(question.trip, [repairEdit(question.trip, repair)]);
  if ("refused" in mended) throw new Error(mended.refused);
  expect(mended.trip.places).toEqual([{ lunch: null, dinner: lunch }]);
  const after = planAtOnce({ ...question, trip: mended.trip });
  expect(after.left).toEqual([]);
  expect(after.score.driveMinutes).toBe(repair.effect.driveMinutes);
});
