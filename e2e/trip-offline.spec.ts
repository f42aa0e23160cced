/** A trip on its day, in airplane mode. */
import type { Page } from "@playwright/test";
import { instantInWashington } from "#shared/domain/schedule/clock.ts";
import { expect, test } from "./fixtures.ts";

/** A Saturday within the next weeks, as a calendar date. */
function comingSaturday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

/** Makes a trip of three rooms from Walla Walla, as the planner does, and gives its addresses. */
async function makeTrip(
  page: Page,
  startDate: string,
): Promise<{ readonly url: string; readonly editUrl: string }> {
  await page.goto("/trips");
  return page.evaluate(async (date) => {
    const wineries: { id: number; city: string; openingHours: unknown }[] = await (
      await fetch("/api/wineries")
    ).json();
    const chosen = wineries.filter(
      ({ city, openingHours }) => city === "Walla Walla" && openingHours,
    );
    const body = {
      base: "Walla Walla",
      wineries: chosen.slice(0, 3).map(({ id }) => id),
      days: 1,
      wineriesPerDay: 3,
      startDate: date,
      name: "A day in Walla Walla",
    };
    const made = await fetch("/api/trips", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return made.json();
  }, startDate);
}

/**
 * Sets the pages' clock. Playwright's own one would also hide from the page what it was drawn from
 * (`performance.getEntriesByType`).
 */
async function turnClock(page: Page, to: Date): Promise<void> {
  await page.addInitScript((offset: number) => {
    const { now } = Date;
    Date.now = () => now() + offset;
    // The same prototype, from which the library for time zones takes its methods.
    window.Date = new Proxy(Date, {
      construct: (real, given, made) =>
        Reflect.construct(real, given.length === 0 ? [real.now()] : given, made),
    });
  }, to.getTime() - Date.now());
}

/** Whether the device has kept a trip with its page and its map. */
const isKept = (page: Page, path: string) =>
  page.evaluate(async (trip) => {
    const kept = await Promise.all(
      [trip, `/api${trip.replace("trip", "trips")}`, "/geo/roads.json"].map((each) =>
        caches.match(each),
      ),
    );
    return kept.every(Boolean);
  }, path);

test("a kept trip in airplane mode on its day: late, closed, reload, map; then everybody has it", async ({
  page,
  context,
  browser,
}) => {
  const date = comingSaturday();
  const { url, editUrl } = await makeTrip(page, date);
  await turnClock(page, instantInWashington(date, 9 * 60));
  await page.goto(editUrl);
  const today = page.getByRole("region", { name: /^Leave Walla Walla at/ });
  await expect(today).toBeVisible();
  // It stands above everything else of the page.
  const [panel, head] = await Promise.all([
    today.boundingBox(),
    page.getByRole("heading", { level: 1 }).boundingBox(),
  ]);
  expect(panel?.y).toBeLessThan(head?.y ?? 0);
  await page.setViewportSize({ width: 320, height: 844 });
  const width = await page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = "200%";
    const { scrollWidth } = document.documentElement;
    style.fontSize = "";
    return scrollWidth;
  });
  expect(width, "large text").toBe(320);
  await page.setViewportSize({ width: 1280, height: 720 });
  // Somebody uses the page.
  await page.mouse.move(200, 300);
  await expect.poll(() => isKept(page, url)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(today).toBeVisible();
  await page.getByRole("region", { name: "Map of the plan" }).hover();
  await expect(page.locator(".leaflet-container canvas").first()).toBeVisible();
  await page.getByRole("button", { name: "Running late by 20 min" }).click();
  await expect(page.getByText(/ because you are 20 minutes late/).first()).toBeVisible();
  await page.getByRole("button", { name: /^This one is closed/ }).click();
  const why = page.getByText(/ because .* is closed[.;]/).first();
  await expect(why).toBeVisible();
  await page.reload();
  await expect(why).toBeVisible();
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Email it" }).click();
  await expect(page.getByText("The email form could not be loaded").first()).toBeVisible();

  // Another page has nothing kept, and says which trips open.
  await page.goto("/wineries");
  await page.getByRole("link", { name: "A day in Walla Walla" }).click();
  await expect(why).toBeVisible();

  await context.setOffline(false);
  await expect
    .poll(() =>
      page.evaluate(
        async (path) => (await (await fetch(path)).json()).dayLog.length,
        `/api${url.replace("trip", "trips")}`,
      ),
    )
    .toBe(2);
  const friend = await (await browser.newContext()).newPage();
  await turnClock(friend, instantInWashington(date, 9 * 60));
  await friend.goto(new URL(url, page.url()).href);
  await expect(friend.getByText(/ because .* is closed[.;]/).first()).toBeVisible();
  await friend.context().close();

  await page.getByRole("button", { name: /^Undo ?: Found .* closed$/ }).click();
  await page.getByRole("button", { name: /^Undo ?: Ran 20 min late$/ }).click();
  await expect(today).toBeVisible();
});

test("who has the link alone marks their own day on their device", async ({ page }) => {
  const date = comingSaturday();
  const { url } = await makeTrip(page, date);
  await page.evaluate(() => localStorage.clear());
  await turnClock(page, instantInWashington(date, 9 * 60));
  await page.goto(url);
  await page
    .getByRole("button", { name: /^I am here/ })
    .first()
    .click();
  const visit = page.getByRole("heading", { level: 2, name: /^At .* until/ });
  await expect(visit).toBeVisible();
  await page.reload();
  await expect(visit).toBeVisible();
  await page.getByRole("button", { name: /^Undo ?: Reached/ }).click();
  await expect(page.getByRole("region", { name: /^Leave Walla Walla at/ })).toBeVisible();
});

test("a trip that was only opened has its menu on a phone without a network", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { url } = await makeTrip(page, comingSaturday());
  await page.goto(url);
  await expect.poll(() => isKept(page, url)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});
