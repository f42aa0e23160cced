/** However few fonts a machine has and however slow its network, pages do not move (docs/decisions/0014). */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { FONT_KINDS } from "../client/src/fonts/font-stacks.ts";
import { expect, test } from "./fixtures.ts";
import { recordLayoutShifts, tooMuchShift } from "./layout-shifts.ts";
import { ADDRESSES_OF_ALL_PAGES } from "./pages.ts";

/**
 * The machine's own fonts are what every other browser test runs with. (With no font at all Chromium
 * does not draw, it ends.)
 */
const FONT_SETS = [
  ...[390, 820, 1440].map((width) => ({ family: "dejavu", width })),
  { family: "liberation", width: 390 },
] as const;

/** A browser that knows only the fonts of one folder. */
async function withFonts(
  fontFolder: string,
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const folder = await mkdtemp(join(tmpdir(), "guide-fonts-"));
  await mkdir(join(folder, "cache"));
  const file = join(folder, "fonts.conf");
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fontFolder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    ...(args && { args }),
    env: { ...process.env, FONTCONFIG_FILE: file },
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A first visit whose fonts come only once the page stands: the worst that a network can do. */
async function shiftsWithLateFonts(page: Page, route: string): Promise<string[]> {
  await recordLayoutShifts(page);
  let release = () => {};
  const drawn = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (request) => {
    await drawn;
    await request.continue();
  });
  await page.goto(route, { waitUntil: "domcontentloaded" });
  await expect(page.locator("main h1")).toBeVisible();
  release();
  await page.waitForLoadState("networkidle");
  return tooMuchShift(page);
}

for (const { family, width } of FONT_SETS) {
  test(`with no fonts but ${family} no page moves at ${width} px, however late the site's own come`, async ({
    baseURL,
  }) => {
    const folder = `/usr/share/fonts/truetype/${family}`;
    test.skip(!existsSync(folder), `this machine has no ${folder}`);
    test.slow();
    await withFonts(folder, async (browser) => {
      for (const route of ADDRESSES_OF_ALL_PAGES) {
        // A context of its own: a first visit, nothing cached.
        const context = await browser.newContext({
          ...(baseURL && { baseURL }),
          viewport: { width, height: 900 },
        });
        const page = await context.newPage();
        expect(await shiftsWithLateFonts(page, route), route).toEqual([]);
        await context.close();
      }
    });
  });
}

test("on a slow network no page moves, whether the site's own fonts come in time or not", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  for (const route of ["/", "/blog", "/regions/red-mountain", "/wine-must-haves"]) {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width: 390, height: 900 },
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    // A weak mobile line: 1.6 Mbit/s with 150 ms to the server.
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await recordLayoutShifts(page);
    await page.goto(route);
    await expect(page.locator("main h1")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await tooMuchShift(page), route).toEqual([]);
    await context.close();
  }
});

test("every face of the site is asked for with the page, before any style sheet is read", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const css = await readFile(new URL("../client/src/app/styles.css", import.meta.url), "utf8");
  const faces = [...css.matchAll(/fonts\/([\w-]+)\.woff2/g)].map(([, name = ""]) => name);
  expect(faces.length).toBeGreaterThanOrEqual(Object.keys(FONT_KINDS).length);
  for (const face of faces) {
    expect(html).toMatch(new RegExp(`rel="preload"[^>]*href="/assets/${face}-`));
  }
});
