/** From the home page over a ready-made trip to a plan of one's own. */
import type { Page } from "@playwright/test";
import { expectNoAxeViolationInEitherTheme } from "./axe.ts";
import { expect, test } from "./one-window.ts";

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a trip found on the home page fills the planner, and becomes a plan with its wineries", async ({
  page,
}) => {
  await page.goto("/");
  const read = page.getByRole("link", { name: "Read the plan: The Rattlesnake Hills in a Day" });
  await read.click();
  const title = page.getByRole("heading", { level: 1, name: "The Rattlesnake Hills in a Day" });
  await expect(title).toBeVisible();
  const day = page.getByRole("region", { name: /^Day 1, / });
  const stops = day.getByRole("link");
  await expect(stops).toHaveCount(4);
  const names = await stops.allTextContents();
  await page.getByRole("link", { name: "Open in the planner" }).click();
  await expect(page.getByLabel("Starting location")).toHaveValue("Zillah");
  const plan = page.getByRole("region", { name: "The Rattlesnake Hills in a Day" });
  for (const name of names) {
    await expect(
      plan.getByRole("heading", { name: new RegExp(`^Stop \\d: ${name}$`) }),
    ).toBeVisible();
  }
});

test("a trip can be read by everybody on a small phone, and its drawing is there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/ready-made-trips/yakima-to-walla-walla");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoAxeViolationInEitherTheme(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const drawing = page.locator("article header img");
  const shown = () => drawing.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(shown).toMatch(/\/illustrations\/[\w-]+\.svg$/);
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(320);
});
