/**
 * Every route on a phone and on a desk: the fixtures notice whatever the Content-Security-Policy
 * refuses, here as in the journeys that open the picker, the dialogs and the toasts; and the browser
 * finds no header it cannot read.
 */
import type { Page } from "@playwright/test";
import { ADVERTORIAL_PATHS, PAGE_ROUTES } from "../shared/domain/site/page-routes.ts";
import { expect, test } from "./fixtures.ts";

const EXAMPLES: Readonly<Record<string, string>> = {
  [PAGE_ROUTES.winery]: "/winery/cote-bonneville",
  [PAGE_ROUTES.post]: "/blog/a-weekend-in-walla-walla",
  [PAGE_ROUTES.region]: "/regions/red-mountain",
};

/** Of a route with a parameter an example, or an address where nothing is. */
const ROUTES = [
  ...Object.values(PAGE_ROUTES).map(
    (route) => EXAMPLES[route] ?? route.replace(/:[a-z]+/i, "nowhere"),
  ),
  ...ADVERTORIAL_PATHS,
  "/no-such-page",
];

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Brings maps, films and pictures to life that wait until they are seen. */
async function scrollThrough(page: Page): Promise<void> {
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
    await page.waitForTimeout(0);
  }
  await page.waitForLoadState("networkidle");
}

function listenForUnreadHeaders(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/Permissions-Policy|Content.Security.Policy|X-Frame-Options/i.test(message.text())) {
      complaints.push(message.text());
    }
  });
  return complaints;
}

for (const route of ROUTES) {
  test(`${route} needs nothing that its policy refuses`, async ({ page }) => {
    const complaints = listenForUnreadHeaders(page);
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      await page.goto(route);
      await expect(page.locator("main h1")).toBeVisible();
      await scrollThrough(page);
    }
    expect(complaints).toEqual([]);
  });
}

test("a map with a popup, and the menu with its scroll lock, need nothing that is refused", async ({
  page,
}) => {
  const complaints = listenForUnreadHeaders(page);
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await page.goto("/");
    const map = page.locator("#map");
    await map.scrollIntoViewIfNeeded();
    const pane = map.locator(".leaflet-container");
    await expect(pane).toBeVisible();
    await pane.press("+");
    await pane.locator("button[aria-haspopup=dialog]").first().press("Enter");
    await expect(map.getByRole("dialog")).toBeVisible();
  }
  await page.setViewportSize(VIEWPORTS[0]);
  await page.goto("/blog");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  await page.keyboard.press("Escape");
  await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
  expect(complaints).toEqual([]);
});
