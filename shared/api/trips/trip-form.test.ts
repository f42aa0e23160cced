import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TOWNS } from "#shared/domain/places/towns.ts";
import { sendEmailSchema } from "./itineraries.ts";
import { savedItinerariesApi } from "./saved-itineraries.ts";
import { tripNameSchema } from "./trip.ts";
import { preferencesSchema, type TripForm, townSchema, tripFormSchema } from "./trip-form.ts";

const FORM: TripForm = {
  name: "Harvest",
  guests: 2,
  accommodation: "Walla Walla",
  drivingDistance: "1 hour",
  timeAvailable: "Weekend (2 days)",
  budget: "No preference",
  reservationPreference: "No preference",
  wineriesPerDay: 3,
  preferences: "Syrah, , Merlot ",
};

describe("a starting location", () => {
  const townish = fc.oneof(
    fc.constantFrom(...TOWNS.map(({ name }) => name)),
    fc.constantFrom(...TOWNS.map(({ name, county }) => `${name}, ${county} County`)),
    fc.constantFrom(...TOWNS.map(({ name }) => `${name.toLowerCase()}, WA`)),
    fc.constantFrom("Seatle", "Portland", "Clear Lake", "", " ", "x".repeat(101)),
    fc.string({ maxLength: 20 }),
  );

  test("that saving accepts is one that the form and mailing accept, and the other way round", () => {
    fc.assert(
      fc.property(townish, (accommodation) => {
        const form = { ...FORM, accommodation };
        const saved = savedItinerariesApi.create.body.safeParse(form).success;
        const mail = {
          email: "v@example.org",
          tripData: { ...form, startCity: accommodation, days: 2 },
          wineries: [1],
        };
        expect(tripFormSchema.safeParse(form).success).toBe(saved);
        expect(sendEmailSchema.safeParse(mail).success).toBe(saved);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ["", "Starting location is required"],
    ["seatle", "Did you mean Seattle? Choose a Washington town from the suggestions"],
    ["Portland", "Choose a Washington town from the suggestions"],
    ["Clear Lake", "Say which one: Clear Lake, Pierce County or Clear Lake, Skagit County"],
  ])("%j is refused with what to do", (accommodation, message) => {
    const { error } = tripFormSchema.safeParse({ ...FORM, accommodation });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

test("where a request may name many towns, none costs a search for what was meant", () => {
  const { error } = townSchema.safeParse("seatle");
  expect(error?.issues.map((issue) => issue.message)).toEqual([
    "Choose a Washington town from the suggestions",
  ]);
  expect(townSchema.parse(" Walla Walla ")).toBe("Walla Walla");
});

test("preferences are the same as text and as list", () => {
  expect(preferencesSchema.parse("Syrah, , Merlot ")).toEqual(["Syrah", "Merlot"]);
  expect(preferencesSchema.parse(["Syrah", " Merlot ", ""])).toEqual(["Syrah", "Merlot"]);
});

test.each(["  ", "\u3164", "\u2800 \u115f"])(
  "a name of which nothing can be seen is none: %j",
  (name) => {
    expect(tripFormSchema.safeParse({ ...FORM, name }).error?.issues).toMatchObject([
      { path: ["name"], message: "Trip name is required" },
    ]);
    expect(tripNameSchema.parse(name)).toBe("");
  },
);
