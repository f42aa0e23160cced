/** What a repair is allowed to be, by trying the other changes of its kind (docs/schedule.md). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomProblem } from "../testing/random-problem.ts";
import { dayOf, problemOf, stopOf, week } from "../testing/small-problem.ts";
import { requestOf } from "../testing/small-request.ts";
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
    holds(({ request, plan, changed }) => {
      for (const { code, change, effect } of plan.repairs) {
        const repaired = changed(change);
        if (isMore(fits(repaired), fits(plan))) continue;
        expect([code, repaired.score.must >= plan.score.must]).toEqual(["dropStop", true]);
        expect(effect.stops).toBeGreaterThanOrEqual(Math.max(1, plan.score.stops - 1));
        expect(effect.driveMinutes).toBeLessThan(plan.score.driveMinutes);
        expect(request.wineries.length).toBeGreaterThan(1);
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
  it("are none where what is left out was to be skipped, and nothing else", () => {
    const stops = [stopOf(1), stopOf(2, { wish: "skip" })];
    expect(asked(problemOf({ stops })).plan.repairs).toEqual([]);
    const closed = stopOf(3, { openingHours: week({}, []) });
    const { plan } = asked(problemOf({ stops: [...stops, closed] }));
    expect(plan.left.map(({ wineryId }) => wineryId)).toEqual([2, 3]);
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
});
