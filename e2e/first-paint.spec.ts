/** The page that the server drew is the page that the browser shows: with script, without, and late. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const SAMPLE = [
  "/",
  "/planner",
  "/wineries",
  "/winery/cote-bonneville",
  "/blog/a-weekend-in-walla-walla",
  "/regions/red-mountain",
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
  for (const path of SAMPLE) {
    await reader.goto(path);
    await page.goto(path);
    expect(await firstScreen(reader), path).toEqual(await firstScreen(page));
  }
  await context.close();
});

test("React adopts a page for somebody new and replaces it for somebody known, without a complaint", async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    // Tiles and other hosts are away in every browser test.
    const isOurs = message.location().url.startsWith(baseURL ?? "");
    if (message.type() === "error" && isOurs) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { served: document.querySelector("#root > header") });
    });
  });
  const isAdopted = () =>
    page.evaluate(
      () =>
        (window as unknown as { served: Element }).served ===
        document.querySelector("#root > header"),
    );
  for (const path of SAMPLE) {
    await page.goto(path);
    expect(await isAdopted(), path).toBe(true);
  }
  await page.evaluate(() => localStorage.setItem("trip-list", "[1]"));
  for (const path of ["/", "/planner"]) {
    await page.goto(path);
    expect(await isAdopted(), path).toBe(false);
  }
  expect(complaints).toEqual([]);
});

test("while the script is on its way nothing can be typed that would be lost, and links lead on", async ({
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
  await expect(name).toBeVisible();
  await expect(name).toHaveAttribute("inert", "");
  release();
  await expect(name).not.toHaveAttribute("inert");
  await name.fill("Harvest weekend");
  await expect(name).toHaveValue("Harvest weekend");
});
