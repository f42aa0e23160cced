/** What the planner's answers come to, and what is sent of it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { itinerariesApi } from "#shared/api/trips/itineraries.ts";
import { savedItinerariesApi } from "#shared/api/trips/saved-itineraries.ts";
import type { TripEdit } from "#shared/api/trips/trip-changes.ts";
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { hoursOfDay } from "#shared/domain/schedule/plan-request.ts";
import { faultOf } from "#shared/domain/trips/trip-faults.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { withEdits } from "./store/trip-store.ts";
import { itineraryBody, mailBody, tripBody, tripInputOf } from "./trip-bodies.ts";

const ANSWERS: TripForm = {
  name: "Harvest",
  guests: 4,
  accommodation: "Walla Walla",
  region: "",
  drivingDistance: "1 hour",
  timeAvailable: "Weekend (2 days)",
  budget: "No preference",
  reservationPreference: "No preference",
  wineriesPerDay: 2,
  preferences: "Syrah, ",
  startDate: "2026-12-05",
};

function edited(trip: TripInput, ...edits: readonly TripEdit[]): TripInput {
  const made = withEdits(trip, edits);
  if ("refused" in made) throw new Error(made.refused);
  return made.trip;
}

test("the answers and the choice make the trip, in the visitor's order of choosing", () => {
  expect(tripInputOf(ANSWERS, [4, 2])).toEqual({
    base: "Walla Walla",
    wineries: [4, 2],
    days: 2,
    wineriesPerDay: 2,
    startDate: "2026-12-05",
    name: "Harvest",
    guests: 4,
    answers: {
      drivingDistance: "1 hour",
      timeAvailable: "Weekend (2 days)",
      budget: "No preference",
      reservationPreference: "No preference",
      region: null,
      preferences: ["Syrah"],
    },
    arrangement: null,
  });
});

test("a half day has a half day's hours from the beginning, and in everything that is sent", () => {
  const trip = tripInputOf({ ...ANSWERS, timeAvailable: "Half day (4 hours)" }, [1]);
  expect(hoursOfDay(trip, 0)).toEqual({ start: 780, end: 1020 });
  const hours = { dayStart: 780, dayEnd: 1020 };
  expect(tripBody(trip)).toMatchObject(hours);
  expect(mailBody(trip, [aWinery({ id: 1 })], "v@example.org").tripData).toMatchObject({
    timeAvailable: "Half day (4 hours)",
    schedule: hours,
  });
  expect(itineraryBody(trip, new Date(0)).schedule).toMatchObject(hours);
});

test("what was changed in the plan stays when other wineries are chosen, as far as it means something", () => {
  const asked = tripInputOf(ANSWERS, [1, 2, 3]);
  const trip = edited(
    asked,
    { kind: "pin", wineryId: 1, day: 0, begin: 840 },
    { kind: "pin", wineryId: 2, day: 1 },
    { kind: "wish", wineryId: 3, wish: "must" },
    { kind: "pace", wineriesPerDay: 4 },
    { kind: "day", day: 1, start: 660 },
    { kind: "note", wineryId: 1, note: { text: "Ask for the old block" } },
  );
  const next = tripInputOf(ANSWERS, [1, 3, 5], { asked, trip });
  expect(next).toMatchObject({
    wineries: [1, 3, 5],
    wineriesPerDay: 4,
    pins: [{ wineryId: 1, day: 0, begin: 840 }],
    wishes: { 3: "must" },
    dayStart: [600, 660],
    notes: { 1: { text: "Ask for the old block" } },
  });
});

test("the same choice again is the same trip, order and all", () => {
  const asked = tripInputOf(ANSWERS, [1, 2, 3]);
  const order = { orders: [[1, 2], [3]], among: [1, 2, 3] };
  const trip = edited(asked, { kind: "move", wineryId: 3, day: 0, at: 0, ...order });
  expect(tripInputOf(ANSWERS, [1, 2, 3], { asked, trip })).toEqual(trip);
  expect(tripInputOf(ANSWERS, [1, 2], { asked, trip }).arrangement).toBeNull();
});

test("what the form says anew counts, and another base begins anew", () => {
  const asked = tripInputOf(ANSWERS, [1, 2]);
  const trip = edited(
    asked,
    { kind: "pace", wineriesPerDay: 4 },
    { kind: "start", startDate: "2026-12-12" },
    { kind: "day", day: 1, start: 660 },
  );
  const earlier = { asked, trip };
  const sunday = { ...ANSWERS, startDate: "2026-12-06", wineriesPerDay: 3 };
  expect(tripInputOf(sunday, [1, 2], earlier)).toMatchObject({
    startDate: "2026-12-06",
    wineriesPerDay: 3,
  });
  const oneDay = tripInputOf({ ...ANSWERS, timeAvailable: "Full day (8 hours)" }, [1, 2], earlier);
  expect(oneDay).toMatchObject({ days: 1, startDate: "2026-12-12" });
  expect(oneDay.dayStart).toBeUndefined();
  const chelan = { ...ANSWERS, accommodation: "Chelan" };
  expect(tripInputOf(chelan, [1, 2], earlier)).toEqual(tripInputOf(chelan, [1, 2]));
});

test("whatever is changed and chosen, the trip is sound and every call takes it", () => {
  const id = fc.integer({ min: 1, max: 6 });
  const edit: fc.Arbitrary<TripEdit> = fc.oneof(
    fc.record({ kind: fc.constant("add" as const), wineryId: id }),
    fc.record({ kind: fc.constant("remove" as const), wineryId: id }),
    fc.record({
      kind: fc.constant("pin" as const),
      wineryId: id,
      day: fc.integer({ min: 0, max: 2 }),
      begin: fc.option(fc.integer({ min: 600, max: 1000 })),
    }),
    fc.record({
      kind: fc.constant("days" as const),
      days: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({
      kind: fc.constant("pace" as const),
      wineriesPerDay: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({
      kind: fc.constant("start" as const),
      startDate: fc.constantFrom(null, "2026-12-12"),
      startWeekday: fc.constantFrom(null, "friday" as const),
    }),
    fc.record({
      kind: fc.constant("day" as const),
      day: fc.integer({ min: 0, max: 2 }),
      start: fc.integer({ min: 480, max: 700 }),
    }),
    fc.record({
      kind: fc.constant("wish" as const),
      wineryId: id,
      wish: fc.constantFrom("must" as const, "skip" as const),
    }),
  );
  const answers = fc
    .record({
      timeAvailable: fc.constantFrom(
        "Half day (4 hours)",
        "Full day (8 hours)",
        "Weekend (2 days)",
        "Extended stay (3+ days)",
      ),
      startDate: fc.constantFrom("", "2026-12-05"),
      wineriesPerDay: fc.constant(4),
    })
    .map((some): TripForm => ({ ...ANSWERS, ...some }));
  const choice = fc.uniqueArray(id, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      answers,
      answers,
      choice,
      choice,
      fc.array(edit, { maxLength: 8 }),
      (before, after, first, second, edits) => {
        const asked = tripInputOf(before, first);
        const trip = edits.reduce((current, each) => {
          const made = withEdits(current, [each]);
          return "trip" in made ? made.trip : current;
        }, asked);
        const next = tripInputOf(after, second, { asked, trip });
        expect(faultOf(next)).toBeNull();
        expect(next.wineries).toEqual(second);
        const wineries = next.wineries.map((wineryId) => aWinery({ id: wineryId }));
        const sent = (body: unknown) => JSON.parse(JSON.stringify(body));
        expect(tripsApi.create.body.safeParse(sent(tripBody(next))).error).toBeUndefined();
        const mail = sent(mailBody(next, wineries, "v@example.org"));
        expect(itinerariesApi.sendEmail.body.safeParse(mail).error).toBeUndefined();
        const saved = sent(itineraryBody(next, new Date(0)));
        expect(savedItinerariesApi.create.body.safeParse(saved).error).toBeUndefined();
      },
    ),
    { numRuns: 150 },
  );
});

test("§7: the mail has the specified parts, and the name, the party and the changes beside them", () => {
  const trip = edited(tripInputOf(ANSWERS, [1, 2]), { kind: "day", day: 0, lunch: false });
  const wineries = [aWinery({ id: 1 }), aWinery({ id: 2 })];
  expect(mailBody(trip, wineries, "v@example.org")).toMatchObject({
    email: "v@example.org",
    tripData: {
      startCity: "Walla Walla",
      preferences: ["Syrah"],
      days: 2,
      wineriesPerDay: 2,
      name: "Harvest",
      guests: 4,
      startDate: "2026-12-05",
      schedule: { lunch: [false, true] },
    },
    wineries,
  });
});

test("§7: saving sends the form's fields with what follows from them, and the days as they are planned", () => {
  const trip = edited(tripInputOf({ ...ANSWERS, timeAvailable: "Full day (8 hours)" }, [1, 2]), {
    kind: "days",
    days: 2,
  });
  expect(itineraryBody(trip, new Date("2026-11-21T18:00:00Z"))).toMatchObject({
    name: "Harvest",
    guests: 4,
    accommodation: "Walla Walla",
    startCity: "Walla Walla",
    endDate: "2026-11-21T18:00:00.000Z",
    timeAvailable: "Weekend (2 days)",
    days: 2,
    wineriesPerDay: 2,
    preferences: ["Syrah"],
    wineryIds: [1, 2],
  });
});
