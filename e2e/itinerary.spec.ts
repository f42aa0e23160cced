/** From the planner to a plan that is changed, mended, and shared by a link. */
import type { Locator, Page } from "@playwright/test";
import type { Winery } from "#shared/api/wineries.ts";
import { expectNoAxeViolation } from "./axe.ts";
import { expect, test } from "./one-window.ts";
import { findWineries, picker } from "./trip-form.ts";

/** A Sunday, far enough ahead. */
const SUNDAY = "2027-06-06";

const opensOn = ({ openingHours }: Winery, day: "saturday" | "sunday") =>
  (openingHours?.[day] ?? []).length > 0;

/** Three rooms at Walla Walla: two that open on Sundays, and one that is closed then. */
async function threeRooms(page: Page): Promise<readonly Winery[]> {
  const response = await page.request.get("/api/wineries");
  const all = (await response.json()) as readonly Winery[];
  const near = all.filter(({ city, openingHours }) => city === "Walla Walla" && openingHours);
  const open = near.filter((winery) => opensOn(winery, "sunday")).slice(0, 2);
  const closed = near.find(
    (winery) => opensOn(winery, "saturday") && winery.openingHours?.sunday?.length === 0,
  );
  return closed ? [...open, closed] : open;
}

/** Leaves the form's answers and the choice on the device, as an earlier visit would. */
async function openPlan(page: Page, wineries: readonly Winery[]): Promise<Locator> {
  await page.goto("/planner");
  await page.evaluate(
    ({ ids, startDate }) =>
      localStorage.setItem(
        "trip-draft",
        JSON.stringify({
          version: 1,
          form: {
            name: "Harvest weekend",
            guests: 4,
            accommodation: "Walla Walla",
            timeAvailable: "Full day (8 hours)",
            drivingDistance: "1 hour",
            wineriesPerDay: 3,
            startDate,
          },
          chosenIds: ids,
        }),
      ),
    { ids: wineries.map(({ id }) => id), startDate: SUNDAY },
  );
  await page.reload();
  await findWineries(page).click();
  await picker(page).getByRole("button", { name: "See the plan" }).click();
  const plan = page.getByRole("region", { name: "Harvest weekend" });
  await expect(plan.getByRole("heading", { name: "Sunday, June 6" })).toBeVisible();
  return plan;
}

const stops = (plan: Locator) => plan.getByRole("heading", { level: 4, name: /^Stop \d/ });

test("a plan is seen, changed, mended and shared, before anything is mailed", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wineries = await threeRooms(page);
  const plan = await openPlan(page, wineries);
  await expect(stops(plan)).toHaveCount(2);
  await expect(plan.getByRole("heading", { name: "Left out" })).toBeVisible();
  await expect(plan.getByText("Closed on Sundays.")).toBeVisible();

  // An edit answers at once with what it does, and one press takes it back.
  const first = (await stops(plan).first().textContent()) ?? "";
  await plan.getByText("Change this stop").first().click();
  await plan.getByRole("button", { name: "Later" }).click();
  const status = plan.getByRole("status").filter({ hasText: /Moved .* after/ });
  await expect(status).toContainText("driving");
  await expect(stops(plan).first()).not.toHaveText(first);
  await plan.getByRole("button", { name: "Undo" }).click();
  await expect(stops(plan).first()).toHaveText(first);

  // A repair does what it promises.
  await plan
    .getByRole("button", { name: /all 3 stops fit/ })
    .first()
    .click();
  await expect(stops(plan)).toHaveCount(3);
  await expect(plan.getByRole("heading", { name: "Left out" })).toHaveCount(0);
  await expectNoAxeViolation(page);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);

  // It is there again after a reload, and on the way back from elsewhere.
  await page.reload();
  await expect(stops(plan)).toHaveCount(3);
  await page.goto("/trips");
  await page.goBack();
  await expect(stops(plan)).toHaveCount(3);

  // Its own page: whoever has the link sees it, and only who made it changes it.
  await plan.getByRole("button", { name: "Save & share this plan" }).click();
  await expect(page).toHaveURL(/\/trip\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1, name: "Harvest weekend" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rename" })).toBeVisible();

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const guest = await other.newPage();
  await guest.goto(page.url());
  await expect(guest.getByRole("heading", { level: 1, name: "Harvest weekend" })).toBeVisible();
  await expect(guest.getByRole("heading", { level: 4, name: /^Stop \d/ })).toHaveCount(3);
  await expect(guest.getByText("Change this stop")).toHaveCount(0);
  await expectNoAxeViolation(guest);
  await other.close();
});
