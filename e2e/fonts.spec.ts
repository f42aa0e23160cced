/** However few fonts a machine has and however slow its network, pages do not move (docs/decisions/0005). */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import subsetFont from "subset-font";
import { ADVERTORIAL_PATHS } from "#shared/domain/site/page-routes.ts";
import { expect, test } from "./fixtures.ts";
import { recordLayoutShifts, tooMuchShift } from "./layout-shifts.ts";
import { ADDRESSES_OF_ALL_PAGES } from "./pages.ts";

/** Where the fonts that a machine is given come from: the packages, so that every machine has them. */
const PACKAGES = new URL("../node_modules/", import.meta.url);

/**
 * Fonts that a machine can be given alone: their files, the names they go by there, and the stand-ins of the
 * style sheet that must find them.
 */
const FONTS = {
  /** No style sheet names it, and it is narrower than any stand-in. */
  unknown: {
    files: {
      "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2":
        "Unknown",
    },
    standIns: [],
  },
  dejavu: {
    files: {
      "dejavu-fonts-ttf/ttf/DejaVuSans.ttf": "DejaVu Sans",
      "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf": "DejaVu Sans Bold",
      "dejavu-fonts-ttf/ttf/DejaVuSerif.ttf": "DejaVu Serif",
      "dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf": "DejaVu Serif Bold",
    },
    standIns: [
      "Newsreader Display as DejaVu Serif",
      "bold 1em Newsreader as DejaVu Serif",
      "Instrument Sans as DejaVu Sans",
      "bold 1em Instrument Sans as DejaVu Sans",
    ],
  },
  /** Liberation's fonts have their widths from these. */
  liberation: {
    files: {
      "@fontsource/arimo/files/arimo-latin-400-normal.woff2": "Liberation Sans",
      "@fontsource/arimo/files/arimo-latin-700-normal.woff2": "Liberation Sans Bold",
      "@fontsource/tinos/files/tinos-latin-400-normal.woff2": "Liberation Serif",
      "@fontsource/tinos/files/tinos-latin-400-italic.woff2": "Liberation Serif Italic",
      "@fontsource/tinos/files/tinos-latin-700-normal.woff2": "Liberation Serif Bold",
    },
    standIns: [
      "Newsreader Display as Times",
      "bold 1em Newsreader as Times",
      "italic 1em Newsreader as Times",
      "Instrument Sans as Arial",
      "bold 1em Instrument Sans as Arial",
    ],
  },
} as const;

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
 * Which pages are opened with which fonts alone, and how wide: each page once, those of much text twice; at
 * 320 and 1440 px site.spec.ts opens them with the machine's own. (With no font at all Chromium does not
 * draw, it ends.)
 */
const FONT_SETS = [
  { fonts: "unknown", visits: { 390: everyOther(0) } },
  { fonts: "dejavu", visits: { 820: everyOther(1) } },
  { fonts: "liberation", visits: { 390: PROSE } },
] as const;

/** Pages that are opened at once: a page that waits for quiet leaves the processor to the others. */
const AT_ONCE = 2;

/** Half of all pages; those that lead nowhere are a few lines each, and one of them stands for all. */
function everyOther(rest: 0 | 1): readonly string[] {
  return ADDRESSES_OF_ALL_PAGES.filter((address) => !address.endsWith("/nowhere")).filter(
    (_, index) => index % 2 === rest,
  );
}

/** Writes fonts into a folder, and how they are called there. */
async function writeFonts(fonts: keyof typeof FONTS, folder: string): Promise<void> {
  const text = String.fromCodePoint(...Array.from({ length: 0x17f - 0x20 }, (_, at) => 0x20 + at));
  const named: string[] = [];
  for (const [at, [path, name]] of Object.entries(FONTS[fonts].files).entries()) {
    const font = await readFile(new URL(path, PACKAGES));
    const narrow = { variationAxes: { wdth: 75, wght: 400 } };
    const sfnt = await subsetFont(font, text, {
      targetFormat: "sfnt",
      ...(fonts === "unknown" && narrow),
    });
    const file = join(folder, `${at}.ttf`);
    await writeFile(file, sfnt);
    const names = ["family", "fullname"].map(
      (key) => `<edit name="${key}" mode="assign"><string>${name}</string></edit>`,
    );
    named.push(
      `<match target="scan"><test name="file"><string>${file}</string></test>${names.join("")}</match>`,
    );
  }
  const start = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">';
  await writeFile(
    join(folder, "fonts.conf"),
    `${start}<fontconfig><dir>${folder}</dir>${named.join("")}<cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
}

/** A browser that knows only some fonts. */
async function withFonts(
  fonts: keyof typeof FONTS,
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const folder = await mkdtemp(join(tmpdir(), "guide-fonts-"));
  await mkdir(join(folder, "cache"));
  await writeFonts(fonts, folder);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    ...(args && { args }),
    env: { ...process.env, FONTCONFIG_FILE: join(folder, "fonts.conf") },
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

for (const { fonts, visits } of FONT_SETS) {
  const widths = Object.keys(visits).join(" and ");
  test(`with no fonts but ${fonts} no page moves at ${widths} px, however late the site's own come`, async ({
    baseURL,
  }) => {
    test.slow();
    await withFonts(fonts, async (browser) => {
      const page = await browser.newPage({ ...(baseURL && { baseURL }) });
      await page.goto("/");
      for (const standIn of FONTS[fonts].standIns) {
        expect(await page.evaluate(isFound, standIn), standIn).toBe(true);
      }
      for (const [width, routes] of Object.entries(visits)) {
        const viewport = { width: Number(width), height: 900 };
        const options = { ...(baseURL && { baseURL }), viewport };
        await firstVisits(browser, options, routes, withLateFonts);
      }
    });
  });
}

/** Runs in the page: whether the machine has the font that stands in, as "bold 1em Newsreader as Times". */
async function isFound(standIn: string): Promise<boolean> {
  const [, style, family] = /^((?:bold |italic )?1em )?(.*)$/.exec(standIn) ?? [];
  const faces = await document.fonts.load(`${style ?? "1em "}"${family}"`).catch(() => []);
  return faces.length > 0;
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
  expect(faces.length).toBeGreaterThanOrEqual(5);
  for (const face of faces) {
    // A digest of eight characters follows the name.
    const ahead = new RegExp(`rel="preload"[^>]*href="/assets/${face}-[\\w-]{8}\\.`).test(html);
    expect([face, ahead]).toEqual([face, face !== NOT_AHEAD]);
  }
});
