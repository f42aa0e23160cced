/** The answers of the planner's form, each with each, on the wineries of the guide. */
import { expect } from "vitest";
import { test } from "#server/testing/testing.ts";
import { pickWineries } from "#shared/domain/trips/picker-rules.ts";
import { budgetCounts, closest, mismatches } from "#shared/domain/trips/trip-fit.ts";
import { BUDGETS, RESERVATION_PREFERENCES } from "#shared/domain/trips/trip-options.ts";
import { listWineries } from "./winery-queries.ts";

const BASES = ["Walla Walla", "Woodinville", "Chelan", "Spokane"];
/** Anywhere, a region with many rooms, and one with few. */
const REGIONS = ["", "Walla Walla Valley", "Lake Chelan"];

test("no answer on budget, reservations and region leaves a base without a winery to choose", async ({
  db,
  clock,
}) => {
  const wineries = await listWineries(db, clock.now);
  const empty: string[] = [];
  for (const startCity of BASES) {
    const offered = pickWineries(wineries, { accommodation: startCity });
    for (const { value: budget } of BUDGETS) {
      for (const { value: reservationPreference } of RESERVATION_PREFERENCES) {
        for (const region of REGIONS) {
          const trip = { drivingDistance: "2+ hours", budget, reservationPreference, region };
          const compared = offered.map(({ winery }) => ({
            misses: mismatches({ winery, drive: undefined }, trip),
          }));
          if (closest(compared).length === 0) empty.push(JSON.stringify([startCity, trip]));
        }
      }
    }
  }
  expect(empty).toEqual([]);
});

test("what is said of the fees before they are asked for is what the list knows", async ({
  db,
  clock,
}) => {
  const wineries = await listWineries(db, clock.now);
  const counts = new Map(budgetCounts(wineries).map(({ value, count }) => [value, count]));
  const known = wineries.filter(({ unknownFacts }) => !unknownFacts.includes("tastingFee"));
  expect(counts.get("No preference")).toBe(wineries.length);
  expect(counts.get("Free tastings only")).toBe(
    known.filter(({ tastingFee }) => !tastingFee).length,
  );
});
