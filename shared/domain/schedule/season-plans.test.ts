/** Plans of wineries whose hours have seasons, holidays and single dates. */
import { describe, expect, it } from "vitest";
import { planFaults } from "../testing/plan-faults.ts";
import { randomProblem } from "../testing/random-problem.ts";
import { dayOf, problemOf, stopOf } from "../testing/small-problem.ts";
import { requestOf } from "../testing/small-request.ts";
import { addDays, weekdayOf } from "../trips/calendar-date.ts";
import { inSeasonOn } from "../winery/dated-hours.ts";
import { everyDay } from "../winery/opening-hours.ts";
import { parseOsmHours } from "../winery/osm-hours.ts";
import { problemFor } from "./plan-request.ts";
import { planTrip } from "./plan-trip.ts";
import type { Stop } from "./problem.ts";
import { solveSchedule } from "./solve.ts";

const ISLAND = "May-Aug Fr,Mo 11:00-17:00; May-Aug Sa,Su 11:00-18:00; Sep-Apr Sa,Su 11:00-17:00";
const DAILY = "Mo-Su 11:00-17:00; PH off; Dec 24-26 off";
const WINTER = "Mo-Su 11:00-17:00; Jan 2-Feb 10 off";

/** A stop with hours as an editor writes them, told on a day of November. */
function stopWith(wineryId: number, text: string): Stop {
  const reading = parseOsmHours(text);
  if (!reading.ok) throw new Error(reading.reason);
  const { week, dated } = reading;
  return inSeasonOn(stopOf(wineryId, { openingHours: week, datedHours: dated }), "2026-11-22");
}

/** The plan of stops from a date on. */
function planFrom(date: string, stops: readonly Stop[], days = 1) {
  const frames = Array.from({ length: days }, () => dayOf(weekdayOf(date), { date }));
  const { request, facts } = requestOf(problemOf({ stops, days: frames }));
  return { request, facts, plan: planTrip(request, facts, { today: "2026-11-22" }) };
}

describe("a plan", () => {
  it.each([
    ["the last Friday of winter", "2027-04-30", false],
    ["the first Friday of summer", "2027-05-07", true],
    ["the last Monday of summer", "2027-08-30", true],
    ["the first Friday of winter", "2027-09-03", false],
    ["a Saturday of winter", "2027-09-04", true],
  ])("goes by the season of its date: %s", (_, date, isOpen) => {
    const { request, facts, plan } = planFrom(date, [stopWith(1, ISLAND)]);
    expect(plan.days[0]?.stops.map(({ hours }) => hours)).toEqual(isOpen ? ["open"] : []);
    expect(planFaults(problemFor(request, facts, plan.startWeekday), plan)).toEqual([]);
  });

  it("uses the longer day of the season", () => {
    const stops = [stopWith(1, ISLAND)];
    const late = { start: 960, end: 1320, lunch: false };
    const endsOn = (date: string) => {
      const days = [dayOf("saturday", { date, ...late })];
      const { request, facts } = requestOf(problemOf({ stops, days }));
      return planTrip(request, facts).days[0]?.stops.map(({ end }) => end);
    };
    expect([endsOn("2027-08-28"), endsOn("2027-09-04")]).toEqual([[1035], []]);
  });

  it.each([
    [ISLAND, "2027-04-30", "Closed on Fridays from September to April"],
    [DAILY, "2026-11-26", "Closed on Thursday, November 26 (Thanksgiving Day)"],
    [DAILY, "2026-12-24", "Closed on Thursday, December 24"],
    [WINTER, "2027-01-15", "Closed on Fridays from January 2 to February 10"],
    ["Sa 11:00-17:00; PH off", "2026-12-04", "Closed on Fridays"],
  ])("says of %j on %s: %s", (text, date, reason) => {
    const { left } = planFrom(date, [stopWith(1, text)]).plan;
    expect(left.flatMap(({ reasons }) => reasons.map((each) => each.text))).toEqual([reason]);
  });

  it("names each day on which a stop is closed", () => {
    const { left } = planFrom("2026-12-24", [stopWith(1, DAILY)], 2).plan;
    expect(left[0]?.reasons[0]?.text).toBe(
      "Closed on Thursday, December 24 and Friday, December 25 (Christmas Day)",
    );
  });

  it("is repaired by the nearest date on which the door is open, also of the same weekday", () => {
    const dates = (date: string, text: string) =>
      planFrom(date, [stopWith(1, text), stopOf(2)]).plan.repairs.flatMap(({ change }) =>
        "startDate" in change ? [change.startDate] : [],
      );
    expect(dates("2027-08-28", "May-Aug off; Sep-Apr Sa 11:00-17:00")).toEqual(["2027-09-04"]);
    expect(dates("2026-11-26", DAILY)).toEqual(["2026-11-27"]);
  });

  it("without a date goes by the season that is told", () => {
    const stops = [stopWith(1, ISLAND)];
    const { request, facts } = requestOf(problemOf({ stops, days: [dayOf("friday")] }));
    expect(planTrip(request, facts).left).toHaveLength(1);
    const summer = facts.wineries.map((winery) => inSeasonOn(winery, "2027-06-01"));
    expect(planTrip(request, { ...facts, wineries: summer }).left).toEqual([]);
  });
});

describe("random plans", () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    "with seed %i are the same whether the week holds all year or is the season's of the date",
    (seed) => {
      const drawn = randomProblem(seed, { stops: 5, days: 2, step: 15, odd: true });
      const first = ["2027-06-07", "2027-06-08", "2027-06-09", "2027-06-10", "2027-06-11"]
        .concat(["2027-06-12", "2027-06-13"])
        .find((date) => weekdayOf(date) === drawn.days[0]?.weekday);
      const days = drawn.days.map((day, index) => ({ ...day, date: addDays(first ?? "", index) }));
      const shut = everyDay(() => []);
      const seasonal = drawn.stops.map((stop) => ({
        ...stop,
        // Told in winter, when nothing is open; unknown hours stay unknown.
        openingHours: stop.openingHours && shut,
        datedHours: stop.openingHours && [
          { when: { from: "05-01", until: "08-31" }, week: stop.openingHours },
          { when: { from: "09-01", until: "04-30" }, week: shut },
        ],
      }));
      const [all, one] = [drawn.stops, seasonal].map((stops) => {
        const { days: planned, left } = solveSchedule({ ...drawn, days, stops });
        return { planned, left: left.map(({ wineryId }) => wineryId) };
      });
      expect(one).toEqual(all);
    },
  );
});
