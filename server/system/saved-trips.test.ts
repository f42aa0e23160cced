import { describe, expect, test } from "vitest";
import { TestBrowser } from "#server/testing/browser.ts";
import { onceFree } from "#server/testing/once-free.ts";
import { signUp } from "#server/testing/site.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";
import { MAX_SAVED_ITINERARIES } from "#shared/api/trips/saved-itineraries.ts";

const TRIP = {
  name: "Harvest weekend",
  guests: 3,
  accommodation: "Walla Walla",
  region: "",
  drivingDistance: "1 hour",
  timeAvailable: "Weekend (2 days)",
  budget: "No preference",
  reservationPreference: "Reservations okay",
  wineriesPerDay: 2,
  preferences: "",
  startDate: "2026-12-04",
};

const harness = wholeSites();
const { started } = harness;
/** Saves so many trips at the same moment, spread over the addresses; answers the statuses. */
const save = (browser: TestBrowser, count: number, urls: readonly string[]) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const site = urls[at % urls.length] ?? "";
      return (await onceFree(() => browser.call(`${site}/api/itineraries`, "POST", TRIP))).status;
    }),
  );

/** One place is left in the account when two dozen trips arrive at once. */
async function lastPlaceIsGivenOnce(...urls: string[]): Promise<void> {
  const [site = ""] = urls;
  const browser = new TestBrowser();
  await signUp(browser, site);
  for (let left = MAX_SAVED_ITINERARIES - 1; left > 0; left -= 10) {
    const statuses = await save(browser, Math.min(left, 10), urls);
    expect(new Set(statuses)).toEqual(new Set([201]));
  }
  const statuses = await save(browser, 24, urls);
  expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 23 }, () => 409)]);
  const held: unknown = await (await browser.call(`${site}/api/itineraries`, "GET")).json();
  expect(held).toHaveLength(MAX_SAVED_ITINERARIES);
}

test("on the embedded database, of two dozen trips saved at once an account with one place left takes one", async () => {
  const { url } = await started({ DATA_DIR: harness.folder });
  await lastPlaceIsGivenOnce(url);
});

describe.skipIf(!postgresBin)(
  "two processes on Postgres (needs its binaries on this machine)",
  () => {
    test("of two dozen trips saved at once an account with one place left takes one", async () => {
      const [one, other] = await harness.pairOn(await harness.postgres());
      await lastPlaceIsGivenOnce(one.url, other.url);
    });
  },
);
