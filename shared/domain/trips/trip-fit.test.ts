import { describe, expect, it, test } from "vitest";
import {
  type Answers,
  budgetCounts,
  closest,
  type FittedDrive,
  type FittedWinery,
  mismatches,
} from "./trip-fit.ts";
import { BUDGETS, DRIVING_DISTANCES, RESERVATION_PREFERENCES } from "./trip-options.ts";

const NO_WISHES: Answers = {
  drivingDistance: "2+ hours",
  budget: "No preference",
  reservationPreference: "No preference",
  region: "",
};

const WINERY: FittedWinery = {
  region: "Red Mountain",
  avas: ["Columbia Valley", "Yakima Valley", "Red Mountain"],
  tastingFee: 15,
  reservationsRequired: false,
  walkInsWelcome: true,
  reservationUrl: null,
  unknownFacts: [],
};

const byRoad = (minutes: number | null, ferry = false): FittedDrive => ({ minutes, ferry });

const mismatchesOf = (
  winery: Partial<FittedWinery>,
  wishes: Partial<Answers>,
  drive: FittedDrive | undefined = byRoad(10),
) => mismatches({ winery: { ...WINERY, ...winery }, drive }, { ...NO_WISHES, ...wishes });

test("a trip without wishes is matched by every winery, even one of which nothing is known", () => {
  const unknownFacts = ["tastingFee", "reservationsRequired", "walkInsWelcome"];
  expect(mismatchesOf({ unknownFacts }, {}, byRoad(300))).toEqual([]);
});

test("an answer that is none of the options asks for nothing", () => {
  const answers = { drivingDistance: "far", budget: "cheap", reservationPreference: "maybe" };
  expect(mismatchesOf({ tastingFee: 90 }, answers, byRoad(300))).toEqual([]);
});

describe("driving distance", () => {
  it.each<[string, FittedDrive, string | null]>([
    ["30 minutes", byRoad(30), null],
    ["30 minutes", byRoad(32), null],
    ["30 minutes", byRoad(33), "About 35 min by car, 5 min over"],
    ["30 minutes", byRoad(67, true), "About 1 h 5 min by car and ferry, 35 min over"],
    ["1 hour", byRoad(62), null],
    ["1.5 hours", byRoad(150), "About 2 h 30 min by car, 1 hour over"],
    ["2+ hours", byRoad(300), null],
    ["2+ hours", byRoad(null), "No road leads there from your base"],
    ["30 minutes", byRoad(null), "No road leads there from your base"],
  ])("%s against %j: %s", (drivingDistance, drive, note) => {
    expect(mismatchesOf({}, { drivingDistance }, drive)).toEqual(
      note === null ? [] : [{ aspect: "distance", state: "miss", note }],
    );
  });

  it("is no match while the drive is not known, unless any drive will do", () => {
    const compared = { winery: WINERY, drive: undefined };
    expect(mismatches(compared, { ...NO_WISHES, drivingDistance: "30 minutes" })).toEqual([
      { aspect: "distance", state: "unknown", note: "drive time" },
    ]);
    expect(mismatches(compared, NO_WISHES)).toEqual([]);
  });
});

describe("budget", () => {
  it.each<[string, number | null, string | null]>([
    ["No preference", 95, null],
    ["Free tastings only", 0, null],
    ["Free tastings only", null, null],
    ["Free tastings only", 15, "$15 tasting, you asked for free ones"],
    ["Under $20 per tasting", null, null],
    ["Under $20 per tasting", 19.99, null],
    ["Under $20 per tasting", 20, "$20 tasting, you asked for under $20"],
    ["Under $20 per tasting", 32.5, "$32.50 tasting, $12.50 over under $20"],
    ["$20-$40 per tasting", 20, null],
    ["$20-$40 per tasting", 40, null],
    ["$20-$40 per tasting", 55, "$55 tasting, $15 over $20–$40"],
    ["$20-$40 per tasting", 15, "$15 tasting, $5 below $20–$40"],
    ["$20-$40 per tasting", null, "Free tasting, $20 below $20–$40"],
    ["Premium ($40+)", 40, null],
    ["Premium ($40+)", 120, null],
    ["Premium ($40+)", 25, "$25 tasting, $15 below $40 and up"],
  ])("%s against %j: %s", (budget, tastingFee, note) => {
    expect(mismatchesOf({ tastingFee }, { budget })).toEqual(
      note === null ? [] : [{ aspect: "budget", state: "miss", note }],
    );
  });

  it("says that an unverified fee is unknown, whatever number stands there", () => {
    for (const tastingFee of [null, 0, 15]) {
      const winery = { tastingFee, unknownFacts: ["tastingFee"] };
      expect(mismatchesOf(winery, { budget: "Free tastings only" })).toEqual([
        { aspect: "budget", state: "unknown", note: "tasting fee" },
      ]);
    }
  });

  it("does not call a fee unknown that the card shows with its old year", () => {
    const dated = { tastingFee: 15, unknownFacts: ["tastingFee"], asOf: { tastingFee: "2019" } };
    const [mismatch] = mismatchesOf(dated, { budget: "Free tastings only" });
    expect(mismatch).toMatchObject({ state: "unknown", note: "today’s tasting fee" });
  });
});

describe("reservations", () => {
  const required = { reservationsRequired: true, walkInsWelcome: false };
  it.each<[string, Partial<FittedWinery>, string | null]>([
    ["No preference", required, null],
    ["Reservations okay", required, null],
    ["Reservations okay", { walkInsWelcome: true }, null],
    ["Walk-ins only (spontaneous)", { walkInsWelcome: true }, null],
    ["Walk-ins only (spontaneous)", { walkInsWelcome: false }, "No walk-ins, call ahead"],
    ["Walk-ins only (spontaneous)", required, "Reservations required, you prefer walk-ins"],
    ["Prefer reservations", required, null],
    ["Prefer reservations", { reservationUrl: "https://example.com/book" }, null],
    ["Prefer reservations", {}, "No reservation needed, you prefer to reserve"],
  ])("%s against %j: %s", (reservationPreference, winery, note) => {
    expect(mismatchesOf(winery, { reservationPreference })).toEqual(
      note === null ? [] : [{ aspect: "reservations", state: "miss", note }],
    );
  });

  it("accepts requiresReservation as another name", () => {
    const { reservationsRequired: _, ...winery } = WINERY;
    const wishes = { ...NO_WISHES, reservationPreference: "Walk-ins only (spontaneous)" };
    const found = mismatches(
      { winery: { ...winery, requiresReservation: true }, drive: byRoad(10) },
      wishes,
    );
    expect(found.map(({ state }) => state)).toEqual(["miss"]);
  });

  it.each([
    ["Walk-ins only (spontaneous)", ["walkInsWelcome"], "walk-ins"],
    ["Prefer reservations", ["reservationsRequired"], "reservations"],
  ])("%s says what nobody has verified", (reservationPreference, unknownFacts, note) => {
    expect(mismatchesOf({ unknownFacts }, { reservationPreference })).toEqual([
      { aspect: "reservations", state: "unknown", note },
    ]);
  });
});

describe("region", () => {
  it.each([
    ["Red Mountain", null],
    ["Yakima Valley", null],
    ["Columbia Valley", null],
    ["Walla Walla Valley", "In Red Mountain, not Walla Walla Valley"],
  ])("%s: %s", (region, note) => {
    expect(mismatchesOf({}, { region })).toEqual(
      note === null ? [] : [{ aspect: "region", state: "miss", note }],
    );
  });

  it("is unknown for a winery without one", () => {
    expect(mismatchesOf({ region: null, avas: [] }, { region: "Red Mountain" })).toEqual([
      { aspect: "region", state: "unknown", note: "region" },
    ]);
  });
});

test("several answers are reported together, the distance first", () => {
  const found = mismatchesOf(
    { tastingFee: 60, unknownFacts: ["walkInsWelcome"] },
    {
      drivingDistance: "30 minutes",
      budget: "Free tastings only",
      reservationPreference: "Walk-ins only (spontaneous)",
      region: "Lake Chelan",
    },
    byRoad(110),
  );
  expect(found.map(({ aspect, state }) => [aspect, state])).toEqual([
    ["distance", "miss"],
    ["budget", "miss"],
    ["reservations", "unknown"],
    ["region", "miss"],
  ]);
});

test("§9 Planner form options: driving distance, budget and reservation preference to the letter", () => {
  const values = (options: readonly { readonly value: string }[]) =>
    options.map(({ value }) => value);
  expect(values(DRIVING_DISTANCES)).toEqual(["30 minutes", "1 hour", "1.5 hours", "2+ hours"]);
  expect(values(BUDGETS)).toEqual([
    "No preference",
    "Free tastings only",
    "Under $20 per tasting",
    "$20-$40 per tasting",
    "Premium ($40+)",
  ]);
  expect(values(RESERVATION_PREFERENCES)).toEqual([
    "No preference",
    "Walk-ins only (spontaneous)",
    "Reservations okay",
    "Prefer reservations",
  ]);
});

test("where none is a full match, those with the fewest misses stand in, unknown facts last", () => {
  const miss = { aspect: "budget", state: "miss", note: "over" } as const;
  const unknown = { aspect: "reservations", state: "unknown", note: "walk-ins" } as const;
  const full = { name: "full", misses: [] };
  const doubtful = { name: "doubtful", misses: [unknown, unknown] };
  const over = { name: "over", misses: [miss] };
  const also = { name: "also over", misses: [miss] };
  expect(closest([over, full, doubtful])).toEqual([full]);
  expect(closest([over, doubtful])).toEqual([doubtful]);
  expect(closest([over, also])).toEqual([over, also]);
  expect(closest([])).toEqual([]);
});

test("an answer on budget counts the wineries known to fit it", () => {
  const counts = budgetCounts([
    { tastingFee: 0 },
    { tastingFee: 15 },
    { tastingFee: 15, unknownFacts: ["tastingFee"] },
  ]);
  expect(counts.map(({ count }) => count)).toEqual([3, 1, 2, 0, 0]);
});
