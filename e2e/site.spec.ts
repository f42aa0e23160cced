/**
 * Every route at four widths: nothing overflows, shifts, fails or is out of reach, and nothing needs
 * what its Content-Security-Policy refuses (the fixtures notice). One visit a width proves all of it.
 */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { ADVERTORIAL_PATHS } from "#shared/domain/site/page-routes.ts";
import { listenForUnreadHeaders } from "./content-policy.ts";
import { expect, test } from "./fixtures.ts";
import { recordLayoutShifts, tooMuchShift } from "./layout-shifts.ts";
import { ADDRESSES_OF_ALL_PAGES } from "./pages.ts";

const ROUTES = ADDRESSES_OF_ALL_PAGES;

/** From the narrowest that WCAG 1.4.10 asks for. */
const WIDTHS = [320, 390, 820, 1440] as const;

async function open(page: Page, route: string): Promise<void> {
  await recordLayoutShifts(page);
  await page.goto(route);
  await expect(page.locator("main h1")).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** Where a page is also scrolled to its end: a phone and a desk. */
const SCROLLED: readonly number[] = [390, 1440];

/** Brings maps, films and pictures to life that wait until they are seen. */
async function scrollThrough(page: Page): Promise<void> {
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await page.evaluate(
      (part) =>
        new Promise<void>((drawn) => {
          scrollTo(0, document.body.scrollHeight * part);
          requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
        }),
      share,
    );
  }
  await page.waitForLoadState("networkidle");
}

for (const route of ROUTES) {
  test(`${route} fits every width, does not shift, needs nothing refused, and axe finds nothing`, async ({
    page,
  }) => {
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    const complaints = listenForUnreadHeaders(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, route);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `sideways overflow at ${width}`).toBeLessThanOrEqual(0);
      expect(await tooMuchShift(page), `layout shift at ${width}`).toEqual([]);
      if (SCROLLED.includes(width)) await scrollThrough(page);
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      expect(found, `axe in ${colorScheme}`).toEqual([]);
    }
    expect(failures).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test("the other advertorials need nothing that their policy refuses", async ({ page }) => {
  const complaints = listenForUnreadHeaders(page);
  for (const route of ADVERTORIAL_PATHS.filter((path) => !ROUTES.includes(path))) {
    for (const width of SCROLLED) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await expect(page.locator("main h1")).toBeVisible();
      await scrollThrough(page);
    }
  }
  expect(complaints).toEqual([]);
});

/** What a page says of itself in its head, in the order of the alphabet. */
const OWN_HEAD = "[data-page-head]";

test("§2: every page has a title of its own, and the server's head is the browser's", async ({
  page,
}) => {
  const titles: string[] = [];
  for (const route of ROUTES.filter(
    (path) => !/(trips?|mail|password|confirm|unsubscribe|sign-in)\/nowhere/.test(path),
  )) {
    const served = await page.goto(route, { waitUntil: "domcontentloaded" });
    const said = await page.evaluate(
      ([markup, selector]) => {
        const { head } = new DOMParser().parseFromString(markup, "text/html");
        return [...head.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).sort();
      },
      [(await served?.text()) ?? "", OWN_HEAD] as const,
    );
    await expect(page.locator("main h1")).toBeVisible();
    const shown = () =>
      page.evaluate(
        (selector) =>
          [...document.head.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).sort(),
        OWN_HEAD,
      );
    await page.waitForLoadState("networkidle");
    expect(await shown(), route).toEqual(said);
    expect(titles).not.toContain(await page.title());
    if (!route.includes("nowhere")) titles.push(await page.title());
  }
  expect(titles.length).toBeGreaterThan(10);
});

test("§2: the footer's anchors scroll to their section from another page", async ({ page }) => {
  for (const [name, id] of [
    ["Winery Map", "map"],
    ["Trip Planner", "planner"],
    ["Winery Search", "search"],
  ] as const) {
    await open(page, "/terms-of-service");
    await page.getByRole("navigation", { name: "Explore" }).getByRole("link", { name }).click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test("the first tab stop skips to the content", async ({ page }) => {
  await open(page, "/blog");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the menu on a phone opens, holds the focus, and axe finds nothing in it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/blog");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Tab");
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
});

test("§2: an unknown address answers 404, /winery-directory redirects, assets are cached for good", async ({
  request,
}) => {
  expect((await request.get("/no-such-page")).status()).toBe(404);
  const redirect = await request.get("/winery-directory", { maxRedirects: 0 });
  expect([redirect.status(), redirect.headers().location]).toEqual([301, "/wineries"]);
  const html = await (await request.get("/")).text();
  const asset = /src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? "";
  const { headers } = await request
    .get(asset, { headers: { "Accept-Encoding": "br" } })
    .then((response) => ({ headers: response.headers() }));
  expect(headers["cache-control"]).toContain("immutable");
  expect(headers["content-encoding"]).toBe("br");
});
