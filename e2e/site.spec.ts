/**
 * Every route at four widths: React hydrates it, nothing overflows, shifts, fails or is out of reach, its head is the
 * server's, and nothing needs what its Content-Security-Policy refuses (the fixtures notice). How pages load
 * at 390 and 820 px is shown with other fonts, in fonts.spec.ts.
 */
import type { Page, Response } from "@playwright/test";
import { ADVERTORIAL_PATHS, ALL_PAGES, matchRoute } from "#shared/domain/site/page-routes.ts";
import { expectNoAxeViolation, expectNoAxeViolationInEitherTheme } from "./axe.ts";
import { listenForUnreadHeaders } from "./content-policy.ts";
import { hasServedHeading, keepServedHeading } from "./hydration.ts";
import { recordLayoutShifts, tooMuchShift } from "./layout-shifts.ts";
import { expect, test } from "./one-window.ts";
import { ADDRESSES_OF_ALL_PAGES } from "./pages.ts";

const ROUTES = ADDRESSES_OF_ALL_PAGES;

/** After this width the text is made twice as large, at 320 px (WCAG 1.4.4). */
const PHONE = 390;

/**
 * The width a page is opened at, from the narrowest that WCAG 1.4.10 asks for, and those the window is then
 * resized to: pages take turns, since fonts.spec.ts opens each at one of the other widths.
 */
const VISITS = [
  { width: 320, resizedTo: [PHONE, 820, 1440] },
  { width: 1440, resizedTo: [820, PHONE, 320] },
] as const;
const visitOf = (index: number) => VISITS[index % 2 === 0 ? 0 : 1];
const leadsNowhere = (route: string) => /\/(nowhere|no-such-page)$/.test(route);

/** What a page says of itself in its head. */
const OWN_HEAD = "[data-page-head]";

/** Somebody's own pages with an address that leads nowhere: the browser's head says so, the server's cannot. */
const UNKNOWN_TO_SERVER = /(trips?|mail|password|confirm|unsubscribe|sign-in)\/nowhere/;

const isRenderedForEverybody = (route: string) =>
  ALL_PAGES[matchRoute(route)?.name ?? "notFound"].rendered === "for-everybody";

async function open(page: Page, route: string): Promise<Response | null> {
  const response = await page.goto(route);
  await expect(page.locator("main h1")).toBeVisible();
  await page.waitForLoadState("networkidle");
  return response;
}

/** How far the page is wider than its window, once it is drawn. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((measured) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            measured(document.documentElement.scrollWidth - window.innerWidth),
          ),
        );
      }),
  );
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

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

/** The elements of the head as the server sent them, and as they stand now, each in the order of the alphabet. */
async function headsOf(page: Page, served: Response | null) {
  const markup = (await served?.text()) ?? "";
  return page.evaluate(
    ([text, selector]) => {
      const listed = ({ head }: Document) =>
        [...head.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).sort();
      const parsed = new DOMParser().parseFromString(text, "text/html");
      return { served: listed(parsed), shown: listed(document) };
    },
    [markup, OWN_HEAD] as const,
  );
}

for (const [index, route] of ROUTES.entries()) {
  test(`${route} fits every width, is hydrated, does not shift, has the server's head, needs nothing refused, and axe finds nothing`, async ({
    page,
  }) => {
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    const complaints = listenForUnreadHeaders(page);
    await recordLayoutShifts(page);
    await keepServedHeading(page);
    const { width, resizedTo } = visitOf(index);
    await page.setViewportSize({ width, height: 900 });
    const served = await open(page, route);
    if (isRenderedForEverybody(route)) expect(await hasServedHeading(page), "hydration").toBe(true);
    expect(await overflowOf(page), `sideways overflow at ${width}`).toBeLessThanOrEqual(0);
    expect(await tooMuchShift(page), `layout shift at ${width}`).toEqual([]);
    await scrollThrough(page);
    for (const next of resizedTo) {
      await page.setViewportSize({ width: next, height: 900 });
      expect(await overflowOf(page), `sideways overflow at ${next}`).toBeLessThanOrEqual(0);
      if (next === PHONE) {
        await page.setViewportSize({ width: 320, height: 900 });
        await setTextSize(page, "200%");
        expect(await overflowOf(page), "sideways overflow of large text").toBeLessThanOrEqual(0);
        await setTextSize(page, "");
      }
    }
    if (!UNKNOWN_TO_SERVER.test(route)) {
      const heads = await headsOf(page, served);
      expect(heads.shown).toEqual(heads.served);
    }
    await expectNoAxeViolationInEitherTheme(page);
    expect(failures).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test("the other advertorials need nothing that their policy refuses", async ({ page }) => {
  const complaints = listenForUnreadHeaders(page);
  // They are one page with other words: each is opened in one of its two drawings.
  const others = ADVERTORIAL_PATHS.filter((path) => !ROUTES.includes(path));
  for (const [index, route] of others.entries()) {
    await page.setViewportSize({ width: visitOf(index).width, height: 900 });
    await page.goto(route);
    await expect(page.locator("main h1")).toBeVisible();
    await scrollThrough(page);
  }
  expect(complaints).toEqual([]);
});

test("§2: every page has a title of its own", async ({ request }) => {
  const titles: string[] = [];
  for (const route of ROUTES.filter((path) => !leadsNowhere(path))) {
    const html = await (await request.get(route)).text();
    titles.push(/<title[^>]*>([^<]+)</.exec(html)?.[1] ?? "");
  }
  expect(titles.length).toBeGreaterThan(10);
  expect(titles).not.toContain("");
  expect(titles).toEqual([...new Set(titles)]);
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
  await expectNoAxeViolation(page);
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
