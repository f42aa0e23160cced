import fc from "fast-check";
import { expect, test } from "vitest";
import type { TripEdit, TripPatch } from "#shared/api/trips/trip-changes.ts";
import { after, known, TRIP } from "../testing/changed-trip.ts";
import { applyChange } from "./apply-change.ts";
import { faultOf, faultsOf } from "./trip-faults.ts";

const id = fc.integer({ min: 1, max: 8 });
const day = fc.integer({ min: 0, max: 3 });
const edit: fc.Arbitrary<TripEdit> = fc.oneof(
  fc.record({ kind: fc.constant("rename" as const), name: fc.option(fc.string({ minLength: 1 })) }),
  fc.record({
    kind: fc.constant("guests" as const),
    guests: fc.option(fc.integer({ min: 1, max: 50 })),
  }),
  fc.record({ kind: fc.constantFrom("add" as const, "remove" as const), wineryId: id }),
  fc.record({
    kind: fc.constant("wish" as const),
    wineryId: id,
    wish: fc.constantFrom("must" as const, "like" as const, "skip" as const),
  }),
  fc.record({
    kind: fc.constant("pin" as const),
    wineryId: id,
    day: fc.option(day),
    begin: fc.option(fc.integer({ min: 600, max: 1000 })),
    startWeekday: fc.constant("friday" as const),
  }),
  fc.record({
    kind: fc.constant("visit" as const),
    wineryId: id,
    minutes: fc.integer({ min: 30, max: 150 }),
  }),
  fc.record({
    kind: fc.constant("day" as const),
    day,
    start: fc.option(fc.integer({ min: 420, max: 700 }), { nil: undefined }),
    lunch: fc.option(fc.boolean(), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant("places" as const),
    day,
    dinner: fc.constant({ name: "Saffron", town: "Walla Walla" }),
  }),
  fc.record({
    kind: fc.constant("start" as const),
    startDate: fc.option(fc.constantFrom("2027-03-14", "2026-12-05")),
    startWeekday: fc.constantFrom("sunday" as const, null),
  }),
  fc.record({ kind: fc.constant("pace" as const), wineriesPerDay: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("days" as const), days: fc.integer({ min: 1, max: 7 }) }),
  fc.record({
    kind: fc.constant("move" as const),
    wineryId: id,
    day,
    at: fc.integer({ min: 0, max: 3 }),
    orders: fc.constant([[1, 2], [3]]),
    among: fc.constant([1, 2, 3, 4, 5, 6, 7, 8]),
  }),
  fc.constant({ kind: "bestOrder" as const }),
  fc.record({
    kind: fc.constant("mark" as const),
    mark: fc.record({
      kind: fc.constantFrom("here" as const, "closed" as const),
      wineryId: id,
      id: fc.integer({ min: 1, max: 20 }),
      date: fc.constant("2026-12-05"),
      minute: fc.integer({ min: 600, max: 1000 }),
      passed: fc.subarray([1, 2, 3]),
    }),
  }),
  fc.record({
    kind: fc.constant("unmark" as const),
    markId: fc.integer({ min: 1, max: 20 }),
    said: fc.constant("Barons is closed"),
  }),
  fc.record({
    kind: fc.constant("note" as const),
    wineryId: id,
    note: fc.option(fc.record({ text: fc.string(), tasted: fc.boolean() })),
  }),
);

const undo = (patch: TripPatch): TripEdit => ({ kind: "undo", patch, said: "" });

test("whatever is changed, a trip stays valid, and each change can be taken back exactly", () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
      let trip = TRIP;
      for (const each of edits) {
        const before = JSON.stringify(trip);
        const applied = applyChange(trip, each);
        expect(JSON.stringify(trip)).toBe(before);
        if ("refused" in applied) continue;
        expect(faultOf(applied.trip)).toBeNull();
        if (applied.inverse) {
          expect(known(after(applied.trip, undo(applied.inverse)))).toEqual(known(trip));
        } else {
          expect(known(applied.trip)).toEqual(known(trip));
        }
        trip = applied.trip;
      }
    }),
    { numRuns: 300 },
  );
});

test("whatever is changed, each earlier change can be taken back later or is refused in words", () => {
  const steps = fc.array(fc.oneof(edit, edit, fc.nat({ max: 5 })), { minLength: 9, maxLength: 25 });
  let times = 0;
  fc.assert(
    fc.property(steps, (edits) => {
      let trip = TRIP;
      const inverses: TripPatch[] = [];
      for (const each of edits) {
        const patch = typeof each === "number" ? inverses[each] : undefined;
        if (typeof each === "number" && !patch) continue;
        const change = typeof each === "number" ? undo(patch ?? {}) : each;
        const applied = applyChange(trip, change);
        if ("refused" in applied) {
          expect(applied.refused).toMatch(/\w{3}/);
          continue;
        }
        if (patch) times += 1;
        expect(faultsOf(applied.trip)).toEqual([]);
        if (applied.inverse) inverses.push(applied.inverse);
        trip = applied.trip;
      }
    }),
    { numRuns: 300 },
  );
  expect(times).toBeGreaterThan(100);
});
