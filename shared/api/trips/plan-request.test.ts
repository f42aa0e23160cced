import { expect, test } from "vitest";
import { sendEmailSchema } from "./itineraries.ts";
import { planRequestSchema } from "./plan-request.ts";

/** More than an array can have, and more than any machine should count out. */
const FAR_TOO_MANY = [2 ** 32, Number.MAX_SAFE_INTEGER, 2 ** 53 + 2];

test.each(FAR_TOO_MANY)(
  "a plan of %d days is refused at its days, and nothing is made of them",
  (days) => {
    const asked = planRequestSchema.safeParse({ base: "Walla Walla", wineries: [1], days });
    expect(new Set(asked.error?.issues.map(({ path }) => path.join(".")))).toEqual(
      new Set(["days"]),
    );
  },
);

test.each(FAR_TOO_MANY)("a mail of %d days is refused at its days", (days) => {
  const asked = sendEmailSchema.safeParse({
    email: "visitor@example.org",
    tripData: { startCity: "Walla Walla", preferences: [], days, wineriesPerDay: 2 },
    wineries: [1],
  });
  expect(new Set(asked.error?.issues.map(({ path }) => path.join(".")))).toEqual(
    new Set(["tripData.days"]),
  );
});

const TWO_BASES = [
  { from: "Seattle", to: "Yakima" },
  { from: "Yakima", to: "The Finch, Walla Walla" },
];
const asked = (over: object) =>
  planRequestSchema.safeParse({
    wineries: [1, 2],
    ends: TWO_BASES,
    startDate: "2026-12-04",
    ...over,
  });
const faultsOf = (over: object) =>
  asked(over).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test("a plan whose days have ends of their own is read with its base and its number of days", () => {
  expect(asked({}).data).toMatchObject({ base: "Seattle", days: 2, ends: TWO_BASES });
  expect(planRequestSchema.safeParse(asked({}).data).data).toEqual(asked({}).data);
});

test.each([
  [{ ends: undefined }, ["base: Starting location is required", "days: Whole days only"]],
  [{ base: "Yakima" }, ["base: Leave the base out, or send where the first day begins"]],
  [{ days: 3 }, ["days: Leave the days out, or send 2"]],
  [
    { ends: [TWO_BASES[1], TWO_BASES[0]] },
    ["ends.1.from: Day 2 must begin where day 1 ends: The Finch, Walla Walla"],
  ],
  [{ ends: [] }, ["ends: At least 1 day"]],
  [
    { ends: Array.from({ length: 8 }, () => ({ from: "Yakima", to: "Yakima" })) },
    ["ends: At most 7 days"],
  ],
  [
    { ends: [{ from: "The Finch", to: "The Finch" }] },
    [
      "ends.0.from: Choose a Washington town from the suggestions",
      "ends.0.to: Choose a Washington town from the suggestions",
    ],
  ],
  [
    { ends: Array.from({ length: 4 }, () => ({ from: "Yakima", to: "Yakima" })), startDate: null },
    ["startDate: A trip of more than 3 days needs a first day or a first weekday"],
  ],
  [
    { wineriesPerDay: 4, ends: undefined, base: "Yakima", days: 3, wineries: thirteen() },
    [
      "wineries: 13 wineries do not fit into 3 days with up to 4 a day",
      "wineries: At most 12 wineries",
    ],
  ],
  [
    { lunchPlaces: [{ key: "Yakima", name: "Diner", town: "Yakima" }] },
    ["lunchPlaces.0.key: Send a key that no other place of the trip has"],
  ],
  [{ lunchPlaces: [null, null, null] }, ["lunchPlaces: Send one for each day"]],
])("a plan of %j is refused at its field, with what to do", (over, faults) => {
  expect(faultsOf(over)).toEqual(faults);
});

function thirteen() {
  return Array.from({ length: 13 }, (_, index) => index + 1);
}
