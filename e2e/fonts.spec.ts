/** However few fonts a machine has and however slow its network, pages do not move (docs/decisions/0005). */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import subsetFont from "subset-font";
import { FONT_KINDS } from "#client/fonts/font-stacks.ts";
import { ADVERTORIAL_PATHS } from "#shared/domain/site/page-routes.ts";
import { expect, test } from "./fixtures.ts";
import { recordLayoutShifts, tooMuchShift } from "./layout-shifts.ts";
import { ADDRESSES_OF_ALL_PAGES } from "./pages.ts";

/** A font that no style sheet names, from the packages: what every machine can be given to have alone. */
const UNKNOWN_FONT =
  "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2";

/** Pages of much text, which moved most when the site's faces still took the place of others. */
const PROSE = [
  "/",
  "/regions",
  "/regions/red-mountain",
  "/blog/a-weekend-in-walla-walla",
  "/wine-must-haves",
  "/terms-of-service",
  ADVERTORIAL_PATHS[0] ?? "",
];

/**
 * Which pages are opened with which fonts alone, and how wide. Every page at a phone's or a tablet's
 * width, half of them with other fonts; at 320 and 1440 px site.spec.ts opens them with the machine's own. (With
 * no font at all Chromium does not draw, it ends.)
 */
const FONT_SETS = [
  { family: "an unknown one", folder: undefined, visits: { 820: everyOther(0) } },
  { family: "an unknown one", folder: undefined, visits: { 390: PROSE } },
  { family: "dejavu", folder: installed("dejavu"), visits: { 390: everyOther(1) } },
  { family: "dejavu", folder: installed("dejavu"), visits: { 820: PROSE } },
  { family: "liberation", folder: installed("liberation"), visits: { 390: PROSE } },
] as const;

/** Pages that are opened at once: a page that waits for quiet leaves the processor to the others. */
const AT_ONCE = 2;

/** Half of all pages; those that lead nowhere are a few lines each, and one of them stands for all. */
function everyOther(rest: 0 | 1): readonly string[] {
  return ADDRESSES_OF_ALL_PAGES.filter((address) => !address.endsWith("/nowhere")).filter(
    (_, index) => index % 2 === rest,
  );
}

function installed(family: string): string {
  return `/usr/share/fonts/truetype/${family}`;
}

/** Writes the unknown font into a folder: narrower than any stand-in, and under a name of its own. */
async function writeUnknownFont(folder: string): Promise<void> {
  const font = await readFile(new URL(UNKNOWN_FONT, import.meta.url));
  const text = String.fromCodePoint(...Array.from({ length: 0x17f - 0x20 }, (_, at) => 0x20 + at));
  const narrow = await subsetFont(font, text, {
    targetFormat: "sfnt",
    variationAxes: { wdth: 75, wght: 400 },
  });
  await writeFile(join(folder, "unknown.ttf"), narrow);
}

const RENAMED =
  '<match target="scan"><edit name="family" mode="assign"><string>Unknown</string></edit></match>';

/** A browser that knows only the fonts of one folder; without one, only the unknown font. */
async function withFonts(
  fontFolder: string | undefined,
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const folder = await mkdtemp(join(tmpdir(), "guide-fonts-"));
  await mkdir(join(folder, "cache"));
  if (!fontFolder) await writeUnknownFont(folder);
  const file = join(folder, "fonts.conf");
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fontFolder ?? folder}</dir>${fontFolder ? "" : RENAMED}<cachedir>${folder}/cache</cachedir></fontconfig>`,
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

/**
 * Opens every route with nothing cached, a few side by side, each in a page that goes from one to the
 * next (a page of its own for each would cost more than what it shows).
 *
 * @param prepare What a page needs before its first route; answers how it visits one.
 */
async function firstVisits(
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0],
  routes: readonly string[],
  prepare: (page: Page) => Promise<(route: string) => Promise<void>>,
): Promise<void> {
  const waiting = [...routes];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send("Network.enable");
      await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
      await recordLayoutShifts(page);
      const visit = await prepare(page);
      for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
        await visit(route);
        expect(await tooMuchShift(page), route).toEqual([]);
      }
      await context.close();
    }),
  );
}

/** Visits whose fonts come only once the page stands: the worst that a network can do. */
async function withLateFonts(page: Page): Promise<(route: string) => Promise<void>> {
  let release = () => {};
  let drawn = Promise.resolve();
  let held = 0;
  await page.route("**/*.woff2", async (request) => {
    held += 1;
    await drawn;
    await request.continue();
  });
  return async (route) => {
    held = 0;
    drawn = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.goto(route, { waitUntil: "domcontentloaded" });
    await expect(page.locator("main h1")).toBeVisible();
    await expect.poll(() => held, `faces asked for anew on ${route}`).toBeGreaterThan(0);
    release();
    await page.waitForLoadState("networkidle");
  };
}

for (const { family, folder, visits } of FONT_SETS) {
  const widths = Object.keys(visits).join(" and ");
  test(`with no fonts but ${family} no page moves at ${widths} px, however late the site's own come`, async ({
    baseURL,
  }) => {
    test.skip(folder !== undefined && !existsSync(folder), `this machine has no ${folder}`);
    test.slow();
    await withFonts(folder, async (browser) => {
      for (const [width, routes] of Object.entries(visits)) {
        const viewport = { width: Number(width), height: 900 };
        const options = { ...(baseURL && { baseURL }), viewport };
        await firstVisits(browser, options, routes, withLateFonts);
      }
    });
  });
}

test("on a slow network no page moves, whether the site's own fonts come in time or not", async ({
  browser,
  baseURL,
}) => {
  const options = { ...(baseURL && { baseURL }), viewport: { width: 390, height: 900 } };
  const routes = ["/", "/blog", "/regions/red-mountain", "/wine-must-haves"];
  await firstVisits(browser, options, routes, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    // A weak mobile line: 1.6 Mbit/s with 150 ms to the server.
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    return async (route) => {
      await page.goto(route);
      await expect(page.locator("main h1")).toBeVisible();
      await page.waitForLoadState("networkidle");
    };
  });
});

/** It comes where it is set: no first screen needs it. */
const NOT_AHEAD = "newsreader-text-bold";

test("every face but the bold of running text is asked for with the page, before any style sheet is read", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const css = await readFile(new URL("../client/src/app/styles.css", import.meta.url), "utf8");
  const faces = [...css.matchAll(/fonts\/([\w-]+)\.woff2/g)].map(([, name = ""]) => name);
  expect(faces).toContain(NOT_AHEAD);
  expect(faces.length).toBeGreaterThanOrEqual(Object.keys(FONT_KINDS).length);
  for (const face of faces) {
    // A digest of eight characters follows the name.
    const ahead = new RegExp(`rel="preload"[^>]*href="/assets/${face}-[\\w-]{8}\\.`).test(html);
    expect([face, ahead]).toEqual([face, face !== NOT_AHEAD]);
  }
});
