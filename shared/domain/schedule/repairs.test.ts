/** What a repair is allowed to be, by trying the other changes of its kind (docs/schedule.md). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomProblem } from "../testing/random-problem.ts";
import { dayOf, problemOf, stopOf, week } from "../testing/small-problem.ts";
import { requestOf } from "../testing/small-request.ts";
import { type CalendarDate, LAST_DATE } from "../trips/calendar-date.ts";
import { faultsOf } from "../trips/trip-faults.ts";
import { WHOLE_YEAR } from "../winery/dated-hours.ts";
import { WEEKDAYS } from "../winery/opening-hours.ts";
import { hoursOfDay, lunchOfDay, type PlanRequest } from "./plan-request.ts";
import { planTrip, type TripPlan } from "./plan-trip.ts";
import type { ScheduleProblem } from "./problem.ts";

const asked = (problem: ScheduleProblem) => {
  const { request, facts } = requestOf(problem);
  const plan = planTrip(request, facts);
  const changed = (change: Partial<PlanRequest>) =>
    planTrip({ ...request, ...change }, facts, { withoutRepairs: true });
  const repair = (code: string) => plan.repairs.find((each) => each.code === code);
  return { request, plan, changed, repair };
};

/** How much is visited: musts first. */
const fits = ({ score, contradictions }: Pick<TripPlan, "score" | "contradictions">) =>
  contradictions.length > 0 ? [-1, -1] : [score.must, score.stops];
const isMore = ([must = 0, stops = 0]: number[], [must2 = 0, stops2 = 0]: number[]) =>
  must > must2 || (must === must2 && stops > stops2);

const anyAsked = fc
  .record({
    seed: fc.nat(),
    stops: fc.integer({ min: 2, max: 6 }),
    days: fc.integer({ min: 1, max: 2 }),
    step: fc.constant(15),
  })
  .map(({ seed, ...shape }) => {
    const problem = randomProblem(seed, { ...shape, odd: true });
    const maxStops = problem.days[0]?.maxStops ?? 1;
    const days = problem.days.map((day) => ({ ...day, maxStops, from: "base" }) as const);
    return asked({ ...problem, days });
  });

const holds = (check: (trip: ReturnType<typeof asked>) => void) =>
  fc.assert(fc.property(anyAsked, check), { numRuns: 60 });

describe("a repair", () => {
  it("makes more fit, and dropping a stop else saves driving", () => {
    holds(({ plan, changed }) => {
      for (const { code, change, effect } of plan.repairs) {
        const repaired = changed(change);
        if (isMore(fits(repaired), fits(plan))) continue;
        expect([code, repaired.score.must >= plan.score.must]).toEqual(["dropStop", true]);
        expect(effect.stops).toBeGreaterThanOrEqual(Math.max(1, plan.score.stops - 1));
        expect(effect.driveMinutes).toBeLessThan(plan.score.driveMinutes);
      }
    });
  });

  it("is of a request that can be sent", () => {
    holds(({ request, plan }) => {
      // The days may have room for fewer than were chosen.
      const faulty = (change: Partial<PlanRequest>) =>
        faultsOf({ ...request, ...change, wineriesPerDay: 4 })
          .map(({ path }) => path.join("."))
          .filter((path) => path !== "wineries");
      for (const { change } of plan.repairs) {
        expect(faulty({})).toEqual(expect.arrayContaining(faulty(change)));
      }
    });
  });

  it("of hours takes the day on which the most fits, and no half hour more than that needs", () => {
    holds(({ request, plan, changed, repair }) => {
      for (const [code, key, own, sign, limit] of [
        ["leaveEarlier", "dayStart", "start", -1, 7 * 60],
        ["returnLater", "dayEnd", "end", 1, 22 * 60],
      ] as const) {
        const found = repair(code)?.change[key];
        if (!Array.isArray(found)) continue;
        const now = plan.days.map((_, day) => hoursOfDay(request, day)[own]);
        const lunch = plan.days.map((_, day) => lunchOfDay(request, day));
        const moved = now.findIndex((minutes, day) => minutes !== found[day]);
        const best = fits(changed({ [key]: found, lunch }));
        const fewer = now.with(moved, (found[moved] ?? 0) - sign * 30);
        expect(isMore(best, fits(changed({ [key]: fewer, lunch })))).toBe(true);
        for (const [day, minutes] of now.entries()) {
          const steps = Math.floor((sign * (limit - minutes)) / 30);
          if (steps < 1) continue;
          const most = now.with(day, minutes + sign * steps * 30);
          expect(isMore(fits(changed({ [key]: most, lunch })), best)).toBe(false);
        }
      }
    });
  });

  it("that drops a stop drops the one without which the most fits, for the least driving", () => {
    holds(({ request, plan, changed, repair }) => {
      const found = repair("dropStop");
      if (!found) return;
      const planned = plan.days.flatMap(({ stops }) => stops.map(({ wineryId }) => wineryId));
      const pinned = (request.pins ?? []).map(({ wineryId }) => wineryId);
      for (const id of new Set([...planned, ...pinned])) {
        const other = changed({
          wishes: { ...request.wishes, [id]: "skip" },
          pins: request.pins?.filter(({ wineryId }) => wineryId !== id),
        });
        if (other.contradictions.length > 0) continue;
        const { stops, driveMinutes } = other.score;
        const isBetter =
          stops > found.effect.stops ||
          (stops === found.effect.stops && driveMinutes < found.effect.driveMinutes);
        const sparesDriving =
          driveMinutes < plan.score.driveMinutes && stops >= Math.max(1, plan.score.stops - 1);
        const helps =
          plan.contradictions.length > 0
            ? stops > 0
            : other.score.must >= plan.score.must && (stops > plan.score.stops || sparesDriving);
        expect(isBetter && helps).toBe(false);
      }
    });
  });
});

describe("repairs", () => {
  const CLOSED = stopOf(3, { openingHours: week({}, []) });

  it("are none where what is left out was to be skipped, and nothing else", () => {
    const stops = [stopOf(1), stopOf(2), stopOf(4, { wish: "skip" })];
    expect(asked(problemOf({ stops })).plan.repairs).toEqual([]);
    const { plan } = asked(problemOf({ stops: [...stops, CLOSED] }));
    expect(plan.left.map(({ wineryId }) => wineryId)).toEqual([4, 3]);
    expect(plan.repairs).not.toEqual([]);
  });

  it("leave a stop out for less driving where no other joins, but no must and not the last", () => {
    const without = (...stops: readonly ReturnType<typeof stopOf>[]) =>
      asked(problemOf({ stops: [...stops, CLOSED] }));
    const { plan, repair } = without(stopOf(1), stopOf(2));
    expect(plan.score.stops).toBe(2);
    expect(repair("dropStop")?.effect.stops).toBe(1);
    expect(repair("dropStop")?.effect.driveMinutes).toBeLessThan(plan.score.driveMinutes);
    const must = { wish: "must" } as const;
    const other = without(stopOf(1, must), stopOf(2)).repair("dropStop");
    expect(other?.change.wishes).toMatchObject({ 2: "skip" });
    expect(without(stopOf(1, must), stopOf(2, must)).repair("dropStop")).toBeUndefined();
    expect(without(stopOf(1)).repair("dropStop")).toBeUndefined();
  });

  it("let a must in that is open later", () => {
    const stops = [
      stopOf(1, { visitMinutes: 45 }),
      stopOf(2, { visitMinutes: 45 }),
      stopOf(3, { wish: "must", openingHours: week({}, [{ opens: 1020, closes: 1140 }]) }),
    ];
    const days = [dayOf("friday", { start: 660, end: 1065, lunch: false })];
    const { plan, repair } = asked(problemOf({ stops, days }));
    expect(plan.left.map(({ wineryId }) => wineryId)).toEqual([3]);
    expect(repair("returnLater")?.text).toBe(
      "Be back by 6:15 PM: all 3 stops fit, 10 min more driving",
    );
  });

  it("say the plain facts of hours, one day's or of several days", () => {
    const stops = [stopOf(1), stopOf(2), stopOf(3)];
    const short = dayOf("friday", { start: 780, end: 900, lunch: false, maxStops: 2 });
    const { repair } = asked(
      problemOf({ stops, days: [short, { ...short, weekday: "saturday" }], minutes: 20 }),
    );
    expect(repair("leaveEarlier")?.text).toMatch(/^Leave from 11:30 AM on (Fri|Satur)day: all 3/);
    expect(repair("returnLater")?.text).toMatch(/^Be back by 4:30 PM on (Fri|Satur)day: all 3/);
  });

  it("start on another weekday where one was named, and on none of their own where none was", () => {
    const saturdays = stopOf(1, {
      openingHours: week({ saturday: [{ opens: 660, closes: 1020 }] }, []),
    });
    const problem = problemOf({ stops: [saturdays, stopOf(2)], days: [dayOf("friday")] });
    const { plan, repair, changed } = asked(problem);
    expect(repair("startWeekday")).toMatchObject({
      change: { startWeekday: "saturday" },
      text: "Start on a Saturday: all 2 stops fit, 10 min more driving",
    });
    expect(changed({ startWeekday: "saturday" }).score.stops).toBe(2);
    expect(plan.repairs.filter(({ code }) => code === "startWeekday")).toHaveLength(1);
    const never = stopOf(1, { openingHours: week({}, []) });
    const { request, facts } = requestOf(problemOf({ stops: [never, stopOf(2)] }));
    const open = planTrip({ ...request, startWeekday: undefined }, facts);
    expect(open.repairs.map(({ code }) => code)).not.toContain("startWeekday");
  });

  it("begin on no day before today, two weeks away at most", () => {
    const fridays = stopOf(1, {
      openingHours: week({ friday: [{ opens: 660, closes: 1020 }] }, []),
    });
    const days = [dayOf("monday", { date: "2026-12-07" })];
    const { request, facts } = requestOf(problemOf({ stops: [fridays, stopOf(2)], days }));
    const startFrom = (today: CalendarDate) =>
      planTrip(request, facts, { today }).repairs.find(({ code }) => code === "startDate")?.change;
    expect(startFrom("2026-12-04")).toEqual({ startDate: "2026-12-04" });
    expect(startFrom("2026-12-05")).toEqual({ startDate: "2026-12-11" });
    expect(startFrom("2026-12-12")).toEqual({ startDate: "2026-12-18" });
    expect(startFrom("2027-01-20")).toBeUndefined();
    const dated = (date: CalendarDate) => ({
      ...facts,
      wineries: facts.wineries.map((winery) =>
        winery.id === 1
          ? {
              ...winery,
              openingHours: week({}, []),
              datedHours: [
                { when: WHOLE_YEAR, week: week({}, []) },
                { when: { from: date, until: date }, week: week() },
              ],
            }
          : winery,
      ),
    });
    const onlyOn = (date: CalendarDate) =>
      planTrip(request, dated(date)).repairs.find(({ code }) => code === "startDate")?.change;
    expect(onlyOn("2026-12-21")).toEqual({ startDate: "2026-12-21" });
    expect(onlyOn("2026-12-22")).toBeUndefined();
  });

  it("begin on no day after the last that a trip can begin on", () => {
    const wednesdays = stopOf(1, {
      openingHours: week({ wednesday: [{ opens: 660, closes: 1020 }] }, []),
    });
    const days = [dayOf("tuesday", { date: LAST_DATE })];
    const { request, facts } = requestOf(problemOf({ stops: [wednesdays, stopOf(2)], days }));
    const startFrom = (today?: CalendarDate) =>
      planTrip(request, facts, { today }).repairs.find(({ code }) => code === "startDate")?.change;
    expect(startFrom()).toBeUndefined();
    expect(startFrom("2199-12-20")).toEqual({ startDate: "2199-12-25" });
  });

  it("swap the hours and breaks of two days and leave a third alone", () => {
    const stops = [
      stopOf(1, { openingHours: week({ friday: [{ opens: 660, closes: 1020 }] }, []) }),
      stopOf(2, { openingHours: week({ friday: [{ opens: 660, closes: 1020 }] }, []) }),
    ];
    const half = { start: 780, end: 900, lunch: false };
    const days = [
      dayOf("friday", half),
      dayOf("saturday"),
      dayOf("sunday", { start: 840, end: 960, lunch: false }),
    ];
    const { repair } = asked(problemOf({ stops, days, minutes: 20 }));
    expect(repair("swapDays")).toMatchObject({
      text: "Swap Friday and Saturday: all 2 stops fit, 20 min more driving",
      change: {
        dayStart: [600, 780, 840],
        dayEnd: [1080, 900, 960],
        lunch: [true, false, false],
      },
    });
    expect(repair("swapDays")?.change).not.toHaveProperty("pins");
  });

  it("swap pins alone where the days are alike", () => {
    const stops = [stopOf(1, { openingHours: week({ friday: [] }) }), stopOf(2), stopOf(3)];
    const pins = [
      { wineryId: 1, day: 0 },
      { wineryId: 3, day: 1 },
    ];
    const days = [dayOf("friday"), dayOf("saturday")];
    const { plan, repair } = asked(problemOf({ stops, days, pins }));
    expect(plan.contradictions).toHaveLength(1);
    expect(repair("movePin")).toMatchObject({
      text: expect.stringMatching(/^Move Winery 1 to Saturday: all 3 stops fit/),
      change: { pins: [{ wineryId: 1, day: 1 }, pins[1]] },
    });
    expect(repair("swapDays")?.change).toEqual({
      pins: [
        { wineryId: 1, day: 1 },
        { wineryId: 3, day: 0 },
      ],
    });
  });

  it("lengthen a half day without giving it a break that it did not have", () => {
    const days = [dayOf("friday", { start: 780, end: 900, lunch: false })];
    const problem = problemOf({ stops: [stopOf(1), stopOf(2)], days, minutes: 20 });
    const { request, facts } = requestOf(problem);
    const { repairs } = planTrip({ ...request, lunch: undefined }, facts);
    const change = repairs.find(({ code }) => code === "leaveEarlier")?.change;
    expect(change).toEqual({ dayStart: [690], lunch: [false] });
    const later = repairs.find(({ code }) => code === "returnLater")?.change;
    expect(later).toEqual({ dayEnd: [990] });
  });

  it("shorten the visits that are longer, and none where none is", () => {
    const late = [dayOf("friday", { start: 840, end: 1020, lunch: false })];
    const lengths = (...minutes: number[]) =>
      asked(
        problemOf({
          stops: minutes.map((visitMinutes, at) => stopOf(at + 1, { visitMinutes })),
          days: late,
          minutes: 5,
        }),
      ).repair("shorterVisits");
    expect(lengths(30, 60, 75)?.change).toEqual({ visitMinutes: { 1: 30, 2: 45, 3: 45 } });
    expect(lengths(45, 45, 45, 45)).toBeUndefined();
  });

  it("ask for no fifth visit a day and no eighth day", () => {
    const five = problemOf({
      stops: [1, 2, 3, 4, 5].map((id) => stopOf(id, { visitMinutes: 30 })),
    });
    expect(asked(five).plan.left).toHaveLength(1);
    expect(asked(five).repair("moreStopsADay")).toBeUndefined();
    const three = problemOf({
      stops: [1, 2, 3, 4].map((id) => stopOf(id, { visitMinutes: 30 })),
      days: [dayOf("friday", { maxStops: 3 })],
    });
    expect(asked(three).repair("moreStopsADay")?.change).toEqual({ wineriesPerDay: 4 });
    const closed = stopOf(1, { openingHours: week({}, []) });
    const days = WEEKDAYS.map((weekday) => dayOf(weekday));
    expect(
      asked(problemOf({ stops: [closed, stopOf(2)], days })).repair("oneMoreDay"),
    ).toBeUndefined();
  });

  it("let an appointment go by that name", () => {
    const pins = [{ wineryId: 1, day: 0, begin: 720 }];
    const closed = stopOf(1, { openingHours: week({}, []) });
    const { repair } = asked(problemOf({ stops: [closed, stopOf(2)], pins }));
    expect(repair("removePin")).toMatchObject({
      change: { pins: [] },
      text: expect.stringMatching(/^Let go of the appointment of Winery 1: 1 of 2 stops fit/),
    });
  });
});
