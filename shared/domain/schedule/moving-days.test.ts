import { describe, expect, it } from "vitest";
import { dayOf, problemOf, stopOf, week } from "../testing/small-problem.ts";
import { requestOf } from "../testing/small-request.ts";
import type { PlanRequest, ScheduleFacts } from "./plan-request.ts";
import { planTrip } from "./plan-trip.ts";
import type { LunchPlace, PlaceId, ScheduleProblem } from "./problem.ts";
import { solveSchedule } from "./solve.ts";

const at = (hour: number, minute = 0) => hour * 60 + minute;

interface Way {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly minutes: number | null;
  readonly miles: number;
}

/** A problem whose matrix has more places: 30 minutes and 15 miles from each other and all others. */
function withPlaces(
  problem: ScheduleProblem,
  added: readonly string[],
  ways: readonly Way[] = [],
): ScheduleProblem {
  const places = [...problem.matrix.places, ...added];
  const figure = (of: "minutes" | "miles", otherwise: number) =>
    places.map((from, row) =>
      places.map((to, column) => {
        const own = ways.find(
          (way) => (way.from === from && way.to === to) || (way.from === to && way.to === from),
        );
        if (own) return own[of];
        return from === to ? 0 : (problem.matrix[of][row]?.[column] ?? otherwise);
      }),
    );
  return {
    ...problem,
    matrix: { places, minutes: figure("minutes", 30), miles: figure("miles", 15) },
  };
}

describe("days with ends of their own", () => {
  const travel = (stops: readonly number[]) =>
    solveSchedule(
      withPlaces(
        problemOf({
          stops: stops.map((id) => stopOf(id)),
          days: [
            dayOf("friday", { to: "Yakima" }),
            dayOf("saturday", { from: "Yakima", to: "Yakima", maxStops: 0 }),
            dayOf("sunday", { from: "Yakima", to: "Prosser", maxStops: 0 }),
          ],
        }),
        ["Yakima", "Prosser"],
      ),
    );

  it("leave one base and end at the next, and both ways count", () => {
    const [day] = travel([1, 2]).days;
    expect(day).toMatchObject({ from: "Walla Walla", to: "Yakima", driveMinutes: 50 });
    expect(day?.back).toMatchObject({ legMinutes: 30, legMiles: 15 });
  });

  it("drive without a stop where they end elsewhere, and are empty where they do not", () => {
    const { days, score } = travel([]);
    expect(days.map((day) => [day.leaveAt, day.backAt, day.driveMinutes, day.miles])).toEqual([
      [at(10), at(10, 30), 30, 15],
      [null, null, 0, 0],
      [at(10), at(10, 30), 30, 15],
    ]);
    expect(score).toMatchObject({ driveMinutes: 60, lastBack: at(10, 30) });
  });

  it("say where a road is missing and where they end", () => {
    const problem = withPlaces(
      problemOf({
        stops: [stopOf(1), stopOf(2), stopOf(3)],
        days: [dayOf("friday", { to: "Yakima", end: at(13), lunch: false })],
      }),
      ["Yakima"],
      [
        { from: 2, to: "Yakima", minutes: null, miles: 0 },
        { from: 3, to: "Yakima", minutes: 90, miles: 80 },
      ],
    );
    const { left } = solveSchedule(problem);
    expect(left.flatMap(({ reasons }) => reasons.map(({ text }) => text))).toEqual([
      "No road leads from there to Yakima",
      "Opens at 11 AM, 1 h 30 min from Yakima, there at 1:30 PM at the earliest, after 1 PM",
    ]);
  });
});

describe("a request with ends", () => {
  const ends = [
    { from: "Seattle", to: "Yakima" },
    { from: "Yakima", to: "Yakima" },
  ];
  const request: PlanRequest = {
    base: "Seattle",
    days: 2,
    ends,
    wineries: [1, 2],
    startWeekday: "friday",
  };
  const { matrix } = withPlaces(problemOf({ stops: [stopOf(1), stopOf(2)] }), [
    "Seattle",
    "Yakima",
  ]);
  const facts: ScheduleFacts = {
    matrix,
    wineries: [1, 2].map((id) => ({
      id,
      name: `Winery ${id}`,
      openingHours: week(),
      datedHours: null,
      bookFirst: false,
    })),
  };

  it("is planned from town to town", () => {
    const { days } = planTrip(request, facts);
    expect(days.map(({ from, to }) => `${from} to ${to}`)).toEqual([
      "Seattle to Yakima",
      "Yakima to Yakima",
    ]);
  });

  it("has one base where all ends are the same, as without ends", () => {
    const stay = { from: "Walla Walla", to: "Walla Walla" };
    const base = { ...request, base: "Walla Walla" };
    expect(planTrip({ ...base, ends: [stay, stay] }, facts)).toEqual(
      planTrip({ ...base, ends: undefined }, facts),
    );
  });

  it("gets a day more where it ends, and no more than seven", () => {
    const tight = {
      ...request,
      wineriesPerDay: 1,
      wineries: [1, 2],
      days: 1,
      ends: ends.slice(0, 1),
    };
    const repair = planTrip(tight, facts).repairs.find(({ code }) => code === "oneMoreDay");
    expect(repair?.change).toMatchObject({ days: 2, ends });
    const week7 = Array.from({ length: 7 }, () => ({ from: "Yakima", to: "Yakima" }));
    const full = { ...request, base: "Yakima", days: 7, ends: week7, dayEnd: at(11) };
    expect(planTrip(full, facts).repairs.map(({ code }) => code)).not.toContain("oneMoreDay");
  });

  it("of more than three days names a day, or there is no plan", () => {
    const long = Array.from({ length: 4 }, () => ({ from: "Yakima", to: "Yakima" }));
    const open = { ...request, base: "Yakima", days: 4, ends: long, startWeekday: undefined };
    expect(() => planTrip(open, facts)).toThrow("names no weekday");
  });
});

describe("a place to eat", () => {
  const table = (over: Partial<LunchPlace> = {}): LunchPlace => ({
    key: "eat",
    name: "The Table",
    town: "Walla Walla",
    openingHours: week({}, [{ opens: at(11), closes: at(15) }]),
    ...over,
  });
  const dayWith = (place: LunchPlace, ways: readonly Way[], end = at(18)) =>
    solveSchedule(
      withPlaces(
        problemOf({
          stops: [stopOf(1), stopOf(2)],
          days: [dayOf("friday", { lunchPlace: place, end })],
        }),
        ["eat"],
        ways,
      ),
    ).days[0];
  const near = (at: PlaceId, miles: number, minutes = 3): Way => ({
    from: at,
    to: "eat",
    minutes,
    miles,
  });

  it("next door is walked to and back, and takes no driving", () => {
    const day = dayWith(table(), [near(1, 0.24)]);
    expect(day).toMatchObject({ lunchPlace: 1, driveMinutes: 30, waitMinutes: 0 });
    expect(day?.meal).toMatchObject({
      name: "The Table",
      there: { travel: "foot", legMinutes: 5 },
      back: { travel: "foot", legMinutes: 5 },
      hours: "open",
      notices: [],
    });
    const [first, second] = day?.stops ?? [];
    expect(day?.lunchAt).toBe((first?.end ?? 0) + 5);
    expect(second?.arrive).toBe((day?.lunchAt ?? 0) + 45 + 5 + 10 + 5);
  });

  it("within a mile is driven to and back, without parking", () => {
    const day = dayWith(table(), [near(1, 1)]);
    expect(day).toMatchObject({ lunchPlace: 1, driveMinutes: 36 });
    expect(day?.meal?.back).toMatchObject({ travel: "car", legMinutes: 3 });
    expect(day?.lunchAt).toBe((day?.stops[0]?.end ?? 0) + 3);
  });

  it("farther off is a leg of the day, with parking, and they drive on from there", () => {
    const day = dayWith(table(), [near(1, 1.1), near(2, 1.1)]);
    expect(day).toMatchObject({ lunchPlace: 1, driveMinutes: 26 });
    expect(day?.meal).toMatchObject({ back: null });
    expect(day?.lunchAt).toBe((day?.stops[0]?.end ?? 0) + 3 + 5);
    expect(day?.stops[1]).toMatchObject({ legMinutes: 3, parkMinutes: 5 });
    expect(day?.stops).toHaveLength(2);
  });

  it("in town holds the break before leaving or after the return", () => {
    const day = dayWith(table(), [near("base", 0.1)], at(14, 30));
    expect([day?.lunchPlace, day?.meal?.back?.legMinutes]).toEqual(["after", 5]);
    expect((day?.lunchAt ?? 0) - (day?.backAt ?? 0)).toBeGreaterThanOrEqual(5);
  });

  it("binds the break by its hours, and a closed one leaves no time for lunch", () => {
    const late = table({ openingHours: week({}, [{ opens: at(13), closes: at(15) }]) });
    expect(dayWith(late, [near(1, 0.1)])?.lunchAt).toBeGreaterThanOrEqual(at(13));
    const closed = table({ openingHours: week({ friday: [] }) });
    expect(dayWith(closed, [near(1, 0.1)])?.stops).toEqual([]);
  });

  it("that is closed is told as the reason, and lunch elsewhere repairs it", () => {
    const { request, facts } = requestOf(problemOf({ stops: [stopOf(1)] }));
    const closed = table({ openingHours: week({ friday: [] }) });
    const { matrix } = withPlaces(problemOf({ stops: [stopOf(1)] }), ["eat"]);
    const plan = planTrip({ ...request, lunchPlaces: [closed] }, { ...facts, matrix });
    expect(plan.left[0]?.reasons.map(({ text }) => text)).toEqual([
      "Leaves no time for a lunch break of 45 minutes beginning between 11:30 AM and 1:30 PM at The Table",
    ]);
    expect(plan.repairs.map(({ text }) => text)).toContain(
      "Have lunch wherever you are: the stop fits, 20 min more driving",
    );
  });

  it("with unknown hours says so", () => {
    const day = dayWith(table({ openingHours: null }), [near(1, 0.1)]);
    expect(day?.meal).toMatchObject({ hours: "unknown", notices: [{ code: "unknownHours" }] });
  });
});

describe("the break among equals", () => {
  it("is nearest to 12:30, on a day that is not the last by leaving later", () => {
    const stops = [stopOf(1), stopOf(2)];
    const days = [dayOf("friday", { maxStops: 2 }), dayOf("saturday", { maxStops: 0 })];
    const plan = solveSchedule(problemOf({ stops, days }));
    expect(plan.days[0]).toMatchObject({ lunchAt: at(12, 30), waitMinutes: 0 });
    expect(plan.score.lunchShift).toBe(0);
  });

  it("is before the first visit where that ends after 1:30", () => {
    const late = week({}, [{ opens: at(13), closes: at(17) }]);
    const [day] = solveSchedule(problemOf({ stops: [stopOf(1, { openingHours: late })] })).days;
    expect([day?.lunchPlace, day?.stops[0]?.end]).toEqual(["before", at(14)]);
    expect(day?.lunchAt).toBe(at(12));
  });
});
