/** Random answers and changes of trips, for tests that follow one trip wherever it is told. */
import fc from "fast-check";
import type { TripEdit } from "#shared/api/trips/trip-changes.ts";
import type { TripForm } from "#shared/api/trips/trip-form.ts";

const IDS = [138, 140, 142, 171, 178, 96];
const TOWNS = ["Walla Walla", "Prosser", "Yakima", "The Finch, Walla Walla"];
/** What a visitor answers in the form. */
export const answers: fc.Arbitrary<TripForm> = fc.record({
  name: fc.constant("Harvest"),
  guests: fc.integer({ min: 1, max: 12 }),
  accommodation: fc.constantFrom("Walla Walla", "Prosser"),
  drivingDistance: fc.constant("1 hour"),
  timeAvailable: fc.constantFrom(
    "Half day (4 hours)",
    "Full day (8 hours)",
    "Weekend (2 days)",
    "Extended stay (3+ days)",
  ),
  budget: fc.constant("No preference"),
  reservationPreference: fc.constant("No preference"),
  wineriesPerDay: fc.integer({ min: 2, max: 4 }),
  preferences: fc.constantFrom("", "Syrah, Merlot"),
  startDate: fc.constantFrom("2027-03-13", "2027-04-09", "2027-05-31", "2027-10-29"),
});

/** A winery of the journeys. */
export const id = fc.constantFrom(...IDS);
const day = fc.integer({ min: 0, max: 2 });
const place = fc.record({
  name: fc.constant("Aunt Ruth"),
  town: fc.constantFrom("Walla Walla", "Prosser"),
});
/** A change that a visitor makes on the plan, with sense or without. */
export const edit: fc.Arbitrary<TripEdit> = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), wineryId: id }),
  fc.record({ kind: fc.constant("remove" as const), wineryId: id }),
  fc.record({
    kind: fc.constant("visit" as const),
    wineryId: id,
    minutes: fc.constantFrom(30, 90),
  }),
  fc.record({
    kind: fc.constant("pin" as const),
    wineryId: id,
    day,
    begin: fc.constantFrom(null, 780, 840),
  }),
  fc.record({
    kind: fc.constant("wish" as const),
    wineryId: id,
    wish: fc.constantFrom("must" as const, "skip" as const),
  }),
  fc.record({
    kind: fc.constant("day" as const),
    day,
    start: fc.constantFrom(630, 720),
    lunch: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("guests" as const), guests: fc.integer({ min: 1, max: 50 }) }),
  fc.record({ kind: fc.constant("pace" as const), wineriesPerDay: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("places" as const), day, lunch: place, bed: place }),
  fc.array(fc.constantFrom(...TOWNS), { minLength: 2, maxLength: 5 }).map((towns) => ({
    kind: "ends" as const,
    ends: towns.slice(1).map((to, index) => ({ from: towns[index] ?? to, to })),
  })),
  fc
    .tuple(id, day, fc.shuffledSubarray(IDS, { minLength: 2, maxLength: 4 }))
    .map(([wineryId, to, among]) => ({
      kind: "move" as const,
      ...{ wineryId, day: to, at: 0, among },
      orders: [among, [], []],
    })),
);
