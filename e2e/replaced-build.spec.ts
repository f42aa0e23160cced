/** What a page that is open meets when a new release has replaced its chunks. */
import type { Page } from "@playwright/test";
import { fileOf } from "./lazy-chunks.ts";
import { expect, test } from "./one-window.ts";
import { fillTripForm, findWineries, picker } from "./trip-form.ts";

/** Gives the page's documents the name of an older build while `isOld` says so; counts them. */
async function answerOldDocuments(page: Page, isOld: (document: number) => boolean) {
  let documents = 0;
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    documents += 1;
    if (!isOld(documents)) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<meta name="build" content=")[^"]*/,
      "$1replaced-build",
    );
    expect(body).toContain("replaced-build");
    return route.fulfill({ response, body });
  });
  return () => documents;
}

test("a replaced build leads to one silent reload, which keeps what was typed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const documents = await answerOldDocuments(page, (document) => document === 1);
  await page.route(`**/${fileOf("picker-dialog")}`, (route) =>
    documents() === 1 ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.goto("/planner");
  const address = page.getByRole("banner").getByLabel("Email address for wine updates");
  await address.fill("ada@example");
  await fillTripForm(page);
  const reloaded = page.waitForEvent("load");
  await findWineries(page).click();
  await reloaded;
  await expect(page.getByLabel("Trip name")).toHaveValue("Harvest weekend");
  await expect(page.getByLabel("Starting location")).toHaveValue("Walla Walla");
  await expect(page.getByRole("radio", { name: "Weekend (2 days)" })).toBeChecked();
  await expect(address).toHaveValue("ada@example");
  await findWineries(page).click();
  await expect(picker(page)).toBeVisible();
  expect(documents()).toBe(2);
});

test("a chunk that stays away after the reload for a new build is told, and no reload follows", async ({
  page,
}) => {
  const documents = await answerOldDocuments(page, () => true);
  await page.route(`**/${fileOf("gear-page")}`, (route) => route.fulfill({ status: 404 }));
  await page.goto("/wine-must-haves", { waitUntil: "domcontentloaded" });
  await expect(page.getByText("You can read this page, but its buttons")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(documents()).toBe(2);
});
