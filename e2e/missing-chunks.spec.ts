/** What a visitor meets when a part of the application cannot be fetched, and the way on from there. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { ADVERTORIAL_PATHS, ALL_PAGES } from "#shared/domain/site/page-routes.ts";
import { filesWith, NAMES_OF_CHUNKS, withhold } from "./lazy-chunks.ts";
import { expect, test } from "./one-window.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** The address that needs each page's chunk, by the page's source file. */
const PAGES = {
  "about-page": "/about",
  "account-page": "/account",
  "advertorial-page": ADVERTORIAL_PATHS[0] ?? "",
  "article-page": "/blog/a-weekend-in-walla-walla",
  "blog-page": "/blog",
  "confirm-facts-page": "/confirm/nowhere",
  "directory-page": "/wineries",
  "gear-page": "/wine-must-haves",
  "landing-page": "/",
  "legal-page": "/terms-of-service",
  "mailed-link-page": "/account/confirm/nowhere",
  "not-found-page": "/no-such-page",
  "password-page": "/password",
  "planner-page": "/planner",
  "ready-trip-page": "/ready-made-trips/sodo-on-foot",
  "ready-trips-page": "/ready-made-trips",
  "region-page": "/regions/red-mountain",
  "regions-page": "/regions",
  "shared-trip-page": "/trip/nowhere",
  "sign-in-page": "/sign-in/nowhere",
  "trip-page": "/trips/nowhere",
  "trips-page": "/trips",
  "winery-page": "/winery/cote-bonneville",
} as const;

/** Pages are loaded in one way: these are opened without their chunks, rendered by the server and not. */
const STAND_FOR_ALL_PAGES = [
  "landing-page",
  "planner-page",
  "directory-page",
  "ready-trip-page",
  "not-found-page",
  "trip-page",
  "shared-trip-page",
  "account-page",
] as const;

/** The pages that the server renders: without their chunk they can be read all the same. */
const RENDERED = new Set(
  Object.values(ALL_PAGES).flatMap(({ rendered, module }) =>
    rendered && module ? [module.split("/").at(-1)] : [],
  ),
);

/** The address that needs each map's chunk. */
const MAPS: Readonly<Record<string, string>> = {
  "leaflet-location-map": "/winery/cote-bonneville",
  "leaflet-region-map": "/regions/red-mountain",
  "leaflet-winery-map": "/",
};

/** Each of these has a test of its own: below, or in `missing-trip-chunks.spec.ts`. */
const OTHERS = [
  "linked-weekend",
  "beside-the-plan",
  "grammar",
  "landing-sections",
  "leaflet-choice-map",
  "leaflet-plan-map",
  "member-home-page",
  "openable-menu",
  "mail-dialog",
  "nights-editor",
  "page-code",
  "picker-dialog",
  "picker-rules",
  "place-choices",
  "planner-names",
  "site-menu",
  "toaster",
  "trip-dialogs",
  "trip-form",
  "trip-on-planner",
  "winery-candidates",
  "word-index",
  "work-out-plan",
];

const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });
const missingPage = (page: Page) =>
  page.getByRole("heading", { name: "This page could not be shown" });
/** Above a page that the server rendered and nobody could hydrate. */
const unfinishedPage = (page: Page) => page.getByText("You can read this page, but its buttons");
/** Waits for a chunk and all that it imports, to the last byte: what has only begun is lost offline. */
async function haveChunk(page: Page, name: string): Promise<void> {
  const wanted = filesWith(name);
  const missing = async () => {
    const arrived = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname),
    );
    return wanted.filter((file) => !arrived.includes(`/${file}`));
  };
  await expect.poll(missing).toEqual([]);
}
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });

test("every chunk that is loaded lazily is withheld in one of these tests, or by a page like it", () => {
  expect([...NAMES_OF_CHUNKS].sort()).toEqual(
    [...Object.keys(PAGES), ...Object.keys(MAPS), ...OTHERS].sort(),
  );
});

test("a page whose chunk is missing can be read, or keeps header and footer, and comes with Try again", async ({
  page,
  context,
}) => {
  for (const name of STAND_FOR_ALL_PAGES) {
    await test.step(name, async () => {
      const allow = await withhold(context, name);
      await page.goto(PAGES[name], { waitUntil: "domcontentloaded" });
      const failure = RENDERED.has(name) ? unfinishedPage(page) : missingPage(page);
      await expect(failure, name).toBeVisible();
      await expect(page.locator("h1"), name).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await allow();
      await tryAgain(page).click();
      await expect(failure, name).toBeHidden();
      await expect(page.locator("main h1"), name).toBeVisible();
    });
  }
});

test("a member's home whose chunk is missing is told like every other page", async ({
  page,
  context,
}) => {
  await page.setViewportSize(DESK);
  const allow = await withhold(context, "member-home-page");
  await withhold(context, "openable-menu");
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Create one" }).click();
  const address = `visitor-${randomUUID()}@example.org`;
  await page.getByLabel("Email address", { exact: true }).fill(address);
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(missingPage(page)).toBeVisible();
  // In place of the menu under the visitor's name, which is missing too.
  await expect(page.getByRole("banner").getByRole("link", { name: "Account" })).toBeVisible();
  await allow();
  await tryAgain(page).click();
  await expect(missingPage(page)).toBeHidden();
  await expect(page.locator("main h1")).toBeVisible();
});

test("without the toasts' chunk the page is whole", async ({ page, context }) => {
  await page.setViewportSize(PHONE);
  await withhold(context, "toaster");
  await page.goto("/blog");
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
});

test("a map whose chunk is missing leaves the page as it is and comes with Try again", async ({
  page,
  context,
}) => {
  for (const [name, address] of Object.entries(MAPS)) {
    await test.step(name, async () => {
      const allow = await withhold(context, name);
      await page.goto(address);
      const map = page.getByRole("region").filter({ hasText: "Skip the map" }).last();
      await map.scrollIntoViewIfNeeded();
      await expect(map.getByText("The map could not be loaded."), name).toBeVisible();
      await expect(page.locator("main h1"), name).toBeAttached();
      await allow();
      await tryAgain(page).click();
      await expect(page.locator(".leaflet-container"), name).toBeVisible();
    });
  }
});

test("sections of the home page whose chunk is missing say so, and come with Try again", async ({
  page,
  context,
}) => {
  const allow = await withhold(context, "landing-sections");
  await page.goto("/");
  const notice = page.getByText("This part of the page could not be loaded.").first();
  await page.getByRole("heading", { name: "Featured Wineries" }).scrollIntoViewIfNeeded();
  await expect(notice).toBeVisible();
  await expect(page.locator("main h1")).toBeAttached();
  await allow();
  await tryAgain(page).first().click();
  await expect(page.getByRole("heading", { name: "Find a winery" })).toBeVisible();
});

test("offline the menu that has come ahead opens, and the page it leads to says why it is missing", async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/blog");
  // The first sign that somebody uses the page.
  await page.mouse.move(200, 400);
  await haveChunk(page, "site-menu");
  await context.setOffline(true);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole("link", { name: "Trip Planner" }).click();
  await expect(missingPage(page)).toBeVisible();
  await expect(page.getByText("You are offline.")).toBeVisible();
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(page.getByLabel("Trip name")).toBeVisible();
});

test("word of a missing menu goes away with its button, and stays behind on the page it was on", async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await withhold(context, "site-menu");
  await page.goto("/blog");
  const missing = page.getByText("The menu could not be loaded.");
  await menuButton(page).click();
  await expect(missing).toBeVisible();
  await menuButton(page).click();
  await expect(missing).toBeHidden();
  await menuButton(page).click();
  await page.getByRole("navigation", { name: "Pages" }).getByText("Wineries").click();
  await expect(page).toHaveURL(/\/wineries$/);
  await expect(page.locator("main h1")).toBeVisible();
  await expect(missing).toBeHidden();
});

test("offline a menu that is not there says so below the header, the page stays, and online it opens", async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  const allow = await withhold(context, "site-menu");
  await page.goto("/blog");
  await expect(page.locator("main h1")).toBeVisible();
  await context.setOffline(true);
  await menuButton(page).click();
  await expect(page.getByText("The menu could not be loaded.")).toBeVisible();
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(page.locator("main h1")).toBeVisible();
  await expect(tryAgain(page)).toBeVisible();
  await allow();
  await context.setOffline(false);
  // It comes by itself, or by a new page where the browser remembers the failed module.
  await expect(page.getByText("The menu could not be loaded.")).toBeHidden();
  await expect(async () => {
    if (!(await menu(page).isVisible())) await menuButton(page).click({ timeout: 2000 });
    await expect(menu(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
});
