import { expect, test } from "vitest";
import { answersOf, type TripInput } from "#shared/domain/trips/trip-input.ts";
import { readKeptPlan, writeKeptPlan } from "./trip-draft.ts";

const TRIP: TripInput = {
  base: "Prosser",
  wineries: [1, 2],
  days: 1,
  wineriesPerDay: 2,
  name: null,
  guests: null,
  answers: answersOf({}),
  arrangement: null,
};

test("a kept plan is read again", () => {
  const plan = { asked: TRIP, trip: { ...TRIP, name: "Harvest" }, token: "a-token" };
  writeKeptPlan(plan);
  expect(readKeptPlan()).toEqual(plan);
  writeKeptPlan(null);
  expect(readKeptPlan()).toBeNull();
});

test.each([
  ["of another version", { version: 1, asked: TRIP, trip: TRIP, token: null }],
  ["without its trip", { version: 2, asked: TRIP, token: null }],
  ["of a trip that is none", { version: 2, asked: TRIP, trip: {}, token: null }],
  ["of a trip that is too full", { version: 2, asked: TRIP, trip: { ...TRIP, wineriesPerDay: 1 } }],
  ["that is a list", []],
])("a plan %s is not read, and the page works without it", (_, kept) => {
  localStorage.setItem("trip-plan", JSON.stringify(kept));
  expect(readKeptPlan()).toBeNull();
});
