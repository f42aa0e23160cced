/** What holds of every day out, whatever is marked on it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DayMark, DayWord } from "#shared/api/trips/trip-changes.ts";
import { randomProblem } from "../../testing/random-problem.ts";
import { addDays } from "../../trips/calendar-date.ts";
import type { ScheduleProblem, WineryId } from "../problem.ts";
import { solveSchedule } from "../solve.ts";
import { openWindows } from "../solver/visit-windows.ts";
import { dayChangeText, idleIn } from "./day-change.ts";
import { dayOffers } from "./day-offers.ts";
import { type DayOut, followDay } from "./day-out.ts";

const FIRST = "2026-12-04";

/** A trip with a plan, some of its days from town to town, with appointments and places to eat. */
function tripOf(seed: number) {
  const shape = { stops: 6, days: 1 + (seed % 2), step: 5, odd: true, moving: seed % 3 === 0 };
  const random = randomProblem(seed, shape);
  const days = random.days.map(({ keeps: _keeps, ...day }, index) => ({
    ...day,
    date: addDays(FIRST, index),
  }));
  const problem: ScheduleProblem = { ...random, days };
  return { problem, plan: solveSchedule(problem) };
}

const wordsOf = (ids: readonly WineryId[]) =>
  fc.oneof(
    fc.record({
      kind: fc.constantFrom("here" as const, "skip" as const, "closed" as const),
      wineryId: fc.constantFrom(...ids),
    }),
    fc.record({ kind: fc.constant("leave" as const) }),
    fc.record({ kind: fc.constant("leave" as const), at: fc.integer({ min: 540, max: 1140 }) }),
    fc.record({ kind: fc.constant("late" as const), by: fc.integer({ min: 1, max: 90 }) }),
    fc.record({
      kind: fc.constant("shorten" as const),
      wineryId: fc.constantFrom(...ids),
      minutes: fc.integer({ min: 30, max: 60 }),
    }),
  );

const day = fc
  .integer({ min: 1, max: 5000 })
  .map((seed) => ({ seed, ...tripOf(seed) }))
  .filter(({ plan }) => (plan.days[0]?.stops.length ?? 0) > 0)
  .chain(({ seed, problem, plan }) =>
    fc.record({
      seed: fc.constant(seed),
      problem: fc.constant(problem),
      plan: fc.constant(plan),
      marks: fc
        .array(
          fc.tuple(
            fc.integer({ min: 560, max: 1140 }),
            wordsOf((plan.days[0]?.stops ?? []).map(({ wineryId }) => wineryId)),
          ),
          { minLength: 1, maxLength: 4 },
        )
        .map((said) =>
          said
            .toSorted(([one], [other]) => one - other)
            .map(
              ([minute, word]: [number, DayWord], id): DayMark => ({
                ...word,
                ...{ id, minute, date: FIRST },
              }),
            ),
        ),
    }),
  );

const idsOf = (stops: readonly { readonly wineryId: WineryId }[]) =>
  stops.map(({ wineryId }) => wineryId);

/** A stop to which no road leads any more is reached by way of another that joins. */
const JOINED = {
  seed: 3066,
  ...tripOf(3066),
  marks: [{ kind: "closed", wineryId: 105, id: 0, minute: 719, date: FIRST }] as DayMark[],
};

const CASES = [JOINED, ...fc.sample(day, 150)].map((asked) => ({
  ...asked,
  ...followDay(asked, 0),
  note: JSON.stringify([asked.seed, asked.marks]),
}));

describe("any day out", () => {
  it("keeps the planned order, and names each stop it drops with a reason", () => {
    for (const { plan, out, note } of CASES) {
      const planned = idsOf(plan.days[0]?.stops ?? []);
      const now = idsOf(out.today.stops).filter((id) => planned.includes(id));
      expect(now, note).toEqual(planned.filter((id) => now.includes(id)));
      const gone = [...idsOf(out.behind), ...now, ...out.passedOver];
      expect(idsOf(out.lost), note).toEqual(planned.filter((id) => !gone.includes(id)));
      expect(out.lost.filter(({ why }) => why === "")).toEqual([]);
    }
  });

  it("visits one room after the other, within their hours, from when they can go on", () => {
    for (const { problem, out, note } of CASES) expect(faultsOf(out, problem), note).toEqual([]);
  });

  it("keeps appointments to the minute, or names them", () => {
    for (const { problem, plan, out, note } of CASES) {
      const planned = idsOf(plan.days[0]?.stops ?? []);
      const done = [...idsOf(out.behind), ...out.passedOver];
      const named = out.letGo.flatMap(({ wineryIds }) => wineryIds);
      const unkept = problem.pins.filter(
        ({ wineryId, day: of, begin }) =>
          of === 0 &&
          begin != null &&
          planned.includes(wineryId) &&
          !done.includes(wineryId) &&
          out.today.stops.every((stop) => stop.wineryId !== wineryId || stop.begin !== begin),
      );
      expect(
        idsOf(unkept).filter((id) => !named.includes(id)),
        note,
      ).toEqual([]);
    }
  });

  it("has no idle hour without a reason", () => {
    for (const { problem, out, note } of CASES) {
      expect(
        idleIn(out, problem).filter(({ why }) => why === null),
        note,
      ).toEqual([]);
    }
  });

  it("says one sentence for each mark, and names in it whatever is lost by it", () => {
    for (const { problem, out, last, note } of CASES) {
      const text = last ? dayChangeText({ problem, after: out, ...last }) : "";
      expect(text, note).toMatch(/^[A-Z].*\.$/);
      const before = idsOf(last?.before.lost ?? []);
      const lost = idsOf(out.lost).filter((id) => !before.includes(id));
      expect(
        lost.filter((id) => !text.includes(`Winery ${id}`)),
        note,
      ).toEqual([]);
    }
  });

  it("is as before once the last mark is taken back", () => {
    for (const { problem, plan, marks, last, note } of CASES) {
      const without = followDay({ problem, plan, marks: marks.slice(0, -1) }, 0);
      expect(last?.before, note).toEqual(without.out);
    }
  });

  it("offers a shorter visit that saves what it says", () => {
    for (const { problem, plan, marks, note, ...followed } of CASES) {
      const now = { date: FIRST, minute: marks.at(-1)?.minute ?? 0 };
      const lengthOf = (id: WineryId) =>
        problem.stops.find(({ wineryId }) => wineryId === id)?.visitMinutes ?? 60;
      const { shorter } = dayOffers(followed, lengthOf, now);
      if (!shorter) continue;
      const { wineryId, minutes, until, saves } = shorter;
      const mark: DayMark = { kind: "shorten", id: 99, ...now, wineryId, minutes };
      const { out } = followDay({ problem, plan, marks: [...marks, mark] }, 0);
      expect(saves.length, note).toBeGreaterThan(0);
      expect(
        idsOf(out.lost).filter((id) => saves.includes(id)),
        note,
      ).toEqual([]);
      const before = idsOf(followed.out.lost);
      expect(
        idsOf(out.lost).filter((id) => !before.includes(id)),
        note,
      ).toEqual([]);
      if (until !== null) expect(out.behind.at(-1), note).toMatchObject({ wineryId, end: until });
    }
  });
});

/** What is wrong with the times of the rest of a day. */
function faultsOf({ today, freeAt, lengths }: DayOut, problem: ScheduleProblem): string[] {
  let free = freeAt;
  return today.stops.flatMap(({ wineryId, arrive, begin, end }) => {
    const stop = problem.stops.find((each) => each.wineryId === wineryId);
    const frame = problem.days[0];
    if (!stop || !frame) return ["a stop nobody chose"];
    const isOpen = openWindows(stop, frame).some(
      ({ opens, closes }) => opens <= begin && end <= closes,
    );
    const faults = [
      ...(arrive < free || begin < arrive ? [`overlap at ${wineryId}`] : []),
      ...(isOpen ? [] : [`a closed door at ${wineryId}`]),
      ...(end - begin === (lengths.get(wineryId) ?? stop.visitMinutes) ? [] : ["another length"]),
    ];
    free = end;
    return faults;
  });
}
