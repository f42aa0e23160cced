/**
 * The page that the server rendered is the page that the browser shows: with script, without, and late. That
 * React hydrates each page for somebody new is in site.spec.ts.
 */
import type { Page } from "@playwright/test";
import { untilAnswering } from "./fixtures.ts";
import { hasServedHeading, keepServedHeading } from "./hydration.ts";
import { recordLayoutShifts, tooMuchShift } from "./layout-shifts.ts";
import { expect, test } from "./one-window.ts";

const SAMPLE = [
  "/",
  "/planner",
  "/wineries",
  "/winery/cote-bonneville",
  "/blog/a-weekend-in-walla-walla",
  "/regions/red-mountain",
  "/ready-made-trips/the-lower-yakima-valley",
] as const;

/** The words of the first screen and what the page is called. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    // Live regions speak after a change only.
    const said = "#root > header, main h1, main h2, main p:not([aria-live], [role=status])";
    const inView = [...document.querySelectorAll(said)].filter((element) => {
      const { top, height } = element.getBoundingClientRect();
      return height > 0 && top < innerHeight;
    });
    const words = inView.map((element) => (element.textContent ?? "").replace(/\s+/g, " ").trim());
    return [document.title, ...words];
  });

test("without script every page shows the first screen that it shows with it", async ({
  browser,
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  const reader = await context.newPage();
  for (const path of [...SAMPLE, "/no-such-page", "/winery/nowhere", "/trip/nowhere"]) {
    // A database that is busy leaves a trip's page to the browser, once in a while.
    await expect(async () => {
      await reader.goto(path);
      await page.goto(path);
      expect(await firstScreen(reader), path).toEqual(await firstScreen(page));
    }).toPass();
    // A map's placeholder keeps to its place before any code of its section is there.
    for (const placeholder of await reader.locator(".map-placeholder").all()) {
      await expect(placeholder, path).toHaveCSS("position", "absolute");
    }
  }
  await context.close();
});

/** Addresses of nothing: server and browser read them alike. */
const MISSING = ["/no-such-page", "/winery/a%2fb", "/blog/%E0%A4%A"];

test("React hydrates pages for somebody with a trip list, a draft and a typed address: the same elements, nothing jumps, no complaint", async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    // Tiles and other hosts are away in every browser test.
    const { url } = message.location();
    const isOurs = url.startsWith(baseURL ?? "") && !MISSING.some((path) => url.endsWith(path));
    if (message.type() === "error" && isOurs) complaints.push(message.text());
  });
  await page.goto("/privacy-policy");
  await page.evaluate(() => {
    localStorage.setItem("trip-list", "[1,2]");
    const form = { name: "Kept trip", guests: 4, timeAvailable: "weekend" };
    localStorage.setItem("trip-draft", JSON.stringify({ version: 1, form, chosenIds: [3] }));
    sessionStorage.setItem("newsletter-email:header", "ann@example.org");
  });
  await keepServedHeading(page);
  await recordLayoutShifts(page);
  for (const path of [...SAMPLE, "/wineries?q=syrah", ...MISSING]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await untilAnswering(page);
    expect(await hasServedHeading(page), path).toBe(true);
    expect(await tooMuchShift(page), path).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await page.goto("/planner");
  await expect(page.getByLabel("Trip name")).toHaveValue("Kept trip");
});

test("what is typed, chosen and pressed while the script is on its way is done once it is there", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/planner", { waitUntil: "commit" });
  const name = page.getByLabel("Trip name");
  await name.fill("Harvest weekend");
  await page.getByText("Weekend (2 days)").click();
  const search = page.getByRole("button", { name: "Find Wineries" });
  await search.click();
  await expect(search).toHaveAttribute("aria-busy", "true");
  await name.press("End");
  await name.pressSequentially(" 2026");
  release();
  await untilAnswering(page);
  // The press was early too: the form now says what it still lacks.
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await expect(search).not.toHaveAttribute("aria-busy");
  await expect(name).toHaveValue("Harvest weekend 2026");
  await expect(page.getByRole("radio", { name: "Weekend (2 days)" })).toBeChecked();
  expect(new URL(page.url()).search).toBe("");
});

test("a page asks for its code when it has been painted, and says so when the code stays away", async ({
  page,
}) => {
  await page.route("**/assets/index-*.js", (route) => route.abort());
  await page.goto("/wineries", { waitUntil: "load" });
  await expect(page.getByText("You can read this page, but its buttons")).toBeVisible();
  await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
  const [painted, asked] = await page.evaluate(() => {
    const code = performance.getEntriesByType("resource").filter(({ name }) => /\.js$/.test(name));
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return [paint?.startTime ?? 0, Math.min(...code.map(({ startTime }) => startTime))];
  });
  expect(asked).toBeGreaterThan(painted);
});

test("on a phone nothing of the home page moves when its map is filtered, also before its code has come", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/landing-sections-*.js", async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/");
  const filter = page.getByRole("button", { name: "Filter the map" });
  await filter.scrollIntoViewIfNeeded();
  const placeOf = async (name: string) => (await page.getByText(name).first().boundingBox())?.y;
  const places = async () => [await placeOf("Find a winery"), await placeOf("The same wineries")];
  const before = await places();
  await filter.click();
  await expect(filter).toHaveAttribute("aria-busy", "true");
  release();
  const region = page.getByLabel("Region", { exact: true });
  await expect(region).toBeVisible();
  expect(await places()).toEqual(before);
  await region.selectOption("Red Mountain");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const whole = await height();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(region).toBeHidden();
  await expect(page.getByText(/^Showing \d+ of/)).toBeFocused();
  expect(await height()).toBe(whole);
});

/** What a phone may load of the home page, its film aside. */
const HOME_BYTES = 250_000;

test("the home page is at most 250 kB on a phone, and its film, which comes last, never counts as its largest part", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const largest: string[] = [];
    Object.assign(window, { largest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        largest.push((entry as PerformanceEntry & { element?: Element }).element?.tagName ?? "");
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g" } });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  const addresses = new Map<string, string>();
  const sizes = new Map<string, number>();
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type !== "Media") addresses.set(requestId, response.url);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address) sizes.set(address, encodedDataLength);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const video = page.locator("video");
  const isPlayable = await page.evaluate(() =>
    document.createElement("video").canPlayType('video/mp4; codecs="avc1.42E01E"'),
  );
  if (isPlayable) await expect(video).toHaveCSS("opacity", "1");
  // Some Chromiums load what a phone with 4G leaves until it is 1,250 px away.
  const later = await page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.loading === "lazy")
      .filter((image) => image.getBoundingClientRect().top > window.innerHeight + 1250)
      .map((image) => image.currentSrc),
  );
  for (const address of later) sizes.delete(address);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(HOME_BYTES / 2);
  expect(bytes).toBeLessThanOrEqual(HOME_BYTES);
  const largest = await page.evaluate(
    () => (window as unknown as { readonly largest: readonly string[] }).largest,
  );
  expect(largest.length).toBeGreaterThan(0);
  expect(largest).not.toContain("VIDEO");
  await context.close();
});
