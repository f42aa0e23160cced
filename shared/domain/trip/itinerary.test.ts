import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exactMilesBetween, type Position } from "../places/distance.ts";
import { planItinerary } from "./itinerary.ts";

const base = { latitude: 46, longitude: -118 };

/** A winery so many miles north of the base (a degree is about 69 miles) and so many east. */
function at(name: string, north: number, east = 0) {
  return {
    name,
    latitude: String(base.latitude + north / 69),
    longitude: String(base.longitude + east / 48),
  };
}

const plan = (wineries: ReturnType<typeof at>[], days: number, wineriesPerDay: number) =>
  planItinerary({ base, wineries, days, wineriesPerDay });

const namesByDay = (...args: Parameters<typeof plan>) =>
  plan(...args).days.map(({ stops }) => stops.map(({ winery }) => winery.name));

describe("the split into days", () => {
  test("§9: the nearest winery comes first, and a day takes no more than the visitor asked for", () => {
    const wineries = [at("far", 30), at("near", 1), at("middle", 10)];
    expect(namesByDay(wineries, 2, 3)).toEqual([["near", "middle", "far"]]);
    expect(namesByDay(wineries, 3, 1)).toEqual([["near"], ["middle"], ["far"]]);
  });

  test("neighbors share a day even where the nearest-first order would part them", () => {
    const wineries = [at("A", 5), at("B", -6, 1), at("A2", 7), at("B2", -8, 1)];
    expect(namesByDay(wineries, 2, 2)).toEqual([
      ["A", "A2"],
      ["B", "B2"],
    ]);
  });

  test("a day stays short of its number where that keeps neighbors together", () => {
    const wineries = [at("A", 5), at("A2", 5.1), at("B", -40), at("B2", -40.1), at("B3", -40.2)];
    expect(namesByDay(wineries, 2, 3)).toEqual([
      ["A", "A2"],
      ["B", "B2", "B3"],
    ]);
  });

  test("wineries at one point fill the first day in the visitor's order", () => {
    const wineries = ["1", "2", "3", "4", "5"].map((name) => at(name, 2));
    expect(namesByDay(wineries, 3, 2)).toEqual([["1", "2"], ["3", "4"], ["5"]]);
  });

  test("days that no winery needs are left free", () => {
    const { days, freeDays } = plan([at("A", 5), at("B", 6)], 3, 2);
    expect(days).toHaveLength(1);
    expect(freeDays).toBe(2);
  });

  test("more wineries than the days hold are refused", () => {
    expect(() => plan([at("A", 1), at("B", 2), at("C", 3)], 1, 2)).toThrow(RangeError);
  });
});

describe("dates", () => {
  test("follow the start date by the calendar, over the end of a month and a clock change", () => {
    const dates = (startDate: string | null) =>
      planItinerary({
        base,
        wineries: [at("A", 1), at("B", 2), at("C", 3)],
        days: 3,
        wineriesPerDay: 1,
        startDate,
      }).days.map(({ date }) => date);
    expect(dates("2026-10-31")).toEqual(["2026-10-31", "2026-11-01", "2026-11-02"]);
    expect(dates("2027-03-13")).toEqual(["2027-03-13", "2027-03-14", "2027-03-15"]);
    expect(dates(null)).toEqual([null, null, null]);
  });
});

describe("distances", () => {
  test("§9: are whole miles from the base by the winery's own position", () => {
    expect(plan([at("A", 10.2)], 1, 1).days[0]?.stops[0]?.milesFromBase).toBe(10);
  });

  test("decisions: a winery without a position is placed by its city", () => {
    const winery = { name: "X", latitude: null, longitude: null, city: "Chelan" };
    const { days } = planItinerary({ base, wineries: [winery], days: 1, wineriesPerDay: 1 });
    expect(days[0]?.stops[0]?.position?.latitude).toBeCloseTo(47.84, 1);
  });

  test("§9: a winery that nothing places is 999 miles away and comes last", () => {
    const lost = { name: "lost", latitude: null, longitude: null };
    const { days } = planItinerary({
      base,
      wineries: [lost, at("A", 90)],
      days: 1,
      wineriesPerDay: 2,
    });
    expect(days[0]?.stops.map(({ winery }) => winery.name)).toEqual(["A", "lost"]);
    expect(days[0]?.stops[1]?.milesFromBase).toBe(999);
  });
});

describe("any trip", () => {
  const trip = fc
    .record({
      days: fc.integer({ min: 1, max: 3 }),
      wineriesPerDay: fc.integer({ min: 1, max: 4 }),
    })
    .chain((limits) =>
      fc.record({
        days: fc.constant(limits.days),
        wineriesPerDay: fc.constant(limits.wineriesPerDay),
        wineries: fc.array(
          fc
            .tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 }))
            .map(([north, east]) => at(`${north}/${east}`, north, east)),
          { minLength: 1, maxLength: limits.days * limits.wineriesPerDay },
        ),
      }),
    );

  test("places every winery once, within the days and the wineries a day, nearest first", () => {
    fc.assert(
      fc.property(trip, ({ wineries, days, wineriesPerDay }) => {
        const planned = plan(wineries, days, wineriesPerDay);
        const placed = planned.days.flatMap(({ stops }) => stops.map(({ winery }) => winery));
        expect(new Set(placed)).toEqual(new Set(wineries));
        expect(placed).toHaveLength(wineries.length);
        expect(planned.days.length).toBe(Math.ceil(wineries.length / wineriesPerDay));
        expect(planned.days.length + planned.freeDays).toBe(days);
        const firsts = planned.days.map(({ stops }) => exactMiles(stops[0]?.position));
        expect(firsts).toEqual([...firsts].sort((one, other) => one - other));
        for (const { stops } of planned.days) {
          expect(stops.length).toBeLessThanOrEqual(wineriesPerDay);
          const miles = stops.map(({ position }) => exactMiles(position));
          expect(miles).toEqual([...miles].sort((one, other) => one - other));
        }
      }),
      { numRuns: 200 },
    );
  });

  function exactMiles(position: Position | null | undefined): number {
    return position ? exactMilesBetween(base, position) : Number.NaN;
  }
});
