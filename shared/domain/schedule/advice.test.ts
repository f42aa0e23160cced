import { describe, expect, it } from "vitest";
import { dayOf, problemOf, stopOf, week } from "../testing/small-problem.ts";
import { requestOf } from "../testing/small-request.ts";
import { adviceOf, type GuestMarks } from "./advice.ts";
import { planTrip } from "./plan-trip.ts";
import type { ScheduleProblem } from "./problem.ts";

/** A request whose editor said nothing of its wineries. */
function asked(problem: ScheduleProblem) {
  const { request, facts } = requestOf(problem);
  return { facts, request: { ...request, wishes: undefined } };
}

const guest = (name: string, marks: GuestMarks["marks"]): GuestMarks => ({ name, marks });
const at = (hour: number, minute = 0) => hour * 60 + minute;

/** Three rooms, and a fourth for which a day of three has no room. */
const FOUR = asked(
  problemOf({
    stops: [stopOf(1), stopOf(2), stopOf(3), stopOf(4)],
    days: [dayOf("friday", { maxStops: 3 })],
  }),
);

describe("what guests advise", () => {
  it("is nothing where nobody marked, or the plan is what they wish", () => {
    const { request, facts } = FOUR;
    expect(adviceOf(request, facts, [])).toEqual([]);
    const content = [guest("Ann", { 1: "must", 2: "like", 4: "skip" })];
    expect(adviceOf(request, facts, content)).toEqual([]);
  });

  it("takes nothing out by itself: it says what the plan is without a stop", () => {
    const { request, facts } = asked(problemOf({ stops: [stopOf(1), stopOf(2)] }));
    const [advice, ...others] = adviceOf(request, facts, [guest("Ann", { 2: "skip" })]);
    expect(others).toEqual([]);
    expect(advice).toMatchObject({ wineryId: 2, wish: "skip", guests: ["Ann"] });
    expect(advice?.text).toBe(
      "Ann would skip Winery 2: without it, 10 min less driving and home at 12:10 PM",
    );
    const taken = planTrip({ ...request, wishes: { 2: "skip" } }, facts);
    expect(taken.score).toMatchObject({ stops: 1, driveMinutes: advice?.effect?.driveMinutes });
    expect(taken.days[0]?.backAt).toBe(at(12, 10));
  });

  it("says who comes in where there is room then, and who has to go", () => {
    const { request, facts } = FOUR;
    const guests = [guest("Ann", { 2: "skip" }), guest("Ben", { 2: "skip", 4: "must" })];
    expect(adviceOf(request, facts, guests).map(({ text }) => text)).toEqual([
      "Ann and Ben would skip Winery 2: without it, time for Winery 4, no more driving, and home at 3:25 PM",
      "Ben would not miss Winery 4: with it, no time for Winery 3, no more driving, and home at 3:25 PM",
    ]);
  });

  it("names the day of a longer trip", () => {
    const days = [dayOf("friday", { maxStops: 1 }), dayOf("saturday", { maxStops: 1 })];
    const { request, facts } = asked(problemOf({ stops: [stopOf(1), stopOf(2)], days }));
    const [advice] = adviceOf({ ...request, wineriesPerDay: 2 }, facts, [
      guest("Ann", { 1: "skip" }),
    ]);
    expect(advice?.text).toBe(
      "Ann would skip Winery 1: without it, 10 min less driving and back on Friday at 12:10 PM",
    );
  });

  it("tells of a must for which there is no time, whatever else goes", () => {
    const { request, facts } = asked(
      problemOf({
        stops: [stopOf(1), stopOf(2, { visitMinutes: 150 })],
        days: [dayOf("friday", { end: at(13) })],
      }),
    );
    const [advice] = adviceOf(request, facts, [guest("Ann", { 2: "must" })]);
    expect(advice).toMatchObject({
      effect: null,
      text: "Ann would not miss Winery 2: there is no time for it",
    });
  });

  it("is that of the weekday shown where no start is said, which Accept fixes", () => {
    const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] };
    const { request, facts } = asked(
      problemOf({
        stops: [stopOf(1), stopOf(2, { openingHours: week(closed) }), stopOf(3)],
        days: [dayOf("monday", { maxStops: 2 })],
      }),
    );
    const open = { ...request, startWeekday: undefined };
    const { startWeekday } = planTrip(open, facts);
    const marks = [guest("Ann", { 1: "skip", 2: "must" })];
    const said = adviceOf(open, facts, marks);
    expect(said.map(({ wineryId }) => wineryId)).toEqual([1, 2]);
    for (const { wineryId, wish, effect } of said) {
      const taken = planTrip({ ...open, startWeekday, wishes: { [wineryId]: wish } }, facts);
      const isPlanned = taken.days.some(({ stops }) =>
        stops.some((stop) => stop.wineryId === wineryId),
      );
      expect(isPlanned).toBe(wish === "must" && effect !== null);
      if (effect)
        expect(taken.score).toMatchObject({
          stops: effect.stops,
          driveMinutes: effect.driveMinutes,
        });
    }
  });

  it("leaves what the editor says alone", () => {
    const { request, facts } = FOUR;
    const said = { ...request, wishes: { 1: "like" as const } };
    expect(adviceOf(said, facts, [guest("Ann", { 1: "skip" })])).toEqual([]);
  });

  it("compares the visitor's own order with the same order without the stop", () => {
    const problem = problemOf({ stops: [stopOf(1), stopOf(2), stopOf(3)] });
    // In the order 3, 1, 2 the way from 3 to 1 is long.
    const minutes = problem.matrix.minutes.map((row, from) =>
      row.map((drive, to) => (from + to === 4 && from !== to ? 40 : drive)),
    );
    const { request, facts } = asked({ ...problem, matrix: { ...problem.matrix, minutes } });
    const [advice] = adviceOf(request, facts, [guest("Ann", { 2: "skip" })], {
      arrangement: [[3, 1, 2]],
    });
    expect(advice?.effect).toMatchObject({ stops: 2, driveMinutes: 60, moreDriveMinutes: -10 });
  });

  it("tells first what most guests wish for", () => {
    const { request, facts } = FOUR;
    const guests = [guest("Ann", { 1: "skip" }), guest("Ben", { 2: "skip", 3: "skip" })];
    const more = [...guests, guest("Cleo", { 2: "skip" })];
    const order = (said: readonly GuestMarks[]) =>
      adviceOf(request, facts, said).map(({ wineryId }) => wineryId);
    expect(order(guests)).toEqual([1, 2, 3]);
    expect(order(more)).toEqual([2, 1, 3]);
  });

  it("lets the day of a stop go with the stop, and every other day stay", () => {
    const pins = [
      { wineryId: 1, day: 0 },
      { wineryId: 2, day: 0, begin: at(15) },
    ];
    const { request, facts } = asked(problemOf({ stops: [stopOf(1), stopOf(2), stopOf(3)], pins }));
    const effects = (...said: Parameters<typeof adviceOf>) =>
      adviceOf(...said).map(({ effect }) => effect);
    expect(effects(request, facts, [guest("Ann", { 1: "skip" })])).toMatchObject([
      { stops: 2, backAt: at(16, 10) },
    ]);
    const marks = [guest("Ann", { 1: "skip", 3: "must" })];
    expect(effects(request, facts, marks, { arrangement: [[1, 2]] })).toMatchObject([
      { stops: 1, backAt: at(16, 10), joining: [], leaving: [] },
      { stops: 3, backAt: at(16, 10), joining: [], leaving: [] },
    ]);
  });

  it("costs a must by the best plan, whatever order is shown", () => {
    const { request, facts } = FOUR;
    const [advice] = adviceOf(request, facts, [guest("Ann", { 4: "must" })], {
      arrangement: [[1]],
    });
    expect(advice).toMatchObject({ wish: "must", effect: { stops: 3, leaving: [3] } });
  });

  it("goes by the best plan where the visitor's own order cannot be kept", () => {
    const { request, facts } = FOUR;
    const [advice] = adviceOf(request, facts, [guest("Ann", { 4: "skip", 1: "skip" })], {
      arrangement: [[4, 3, 2, 1]],
    });
    expect(advice).toMatchObject({ wineryId: 1, wish: "skip", effect: { stops: 3, joining: [4] } });
  });

  it("says what comes of an order that can be kept only once the stop has left it", () => {
    const problem = problemOf({
      stops: [stopOf(1), stopOf(2), stopOf(3), stopOf(4)],
      days: [dayOf("friday", { maxStops: 3 })],
    });
    const minutes = problem.matrix.minutes.map((row, from) =>
      row.map((drive, to) => (from + to === 4 && from !== to ? 40 : drive)),
    );
    const { request, facts } = asked({ ...problem, matrix: { ...problem.matrix, minutes } });
    const [advice] = adviceOf(request, facts, [guest("Ann", { 2: "skip" })], {
      arrangement: [[3, 1, 2, 4]],
    });
    // The ways from 3 to 1 and from 4 to the base are long, and the order that is left takes both.
    expect(advice?.effect).toMatchObject({ stops: 3, driveMinutes: 100, joining: [4] });
  });
});
