/** `npm run pictures`: draws the README's screenshots anew, from a site of their own, into `docs/pictures`. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, chromium } from "playwright";
import { findChromium } from "#server/testing/local/find-chromium.ts";
import { startSite } from "#server/testing/local/site-process.ts";
import { isBuildCurrent } from "./build/source-digest.ts";

const folder = resolve(import.meta.dirname, "../docs/pictures");

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Picture {
  readonly path: string;
  /** What has to be there before the picture is taken, and is brought to the top of it. */
  readonly show: string;
  readonly viewport?: typeof DESK;
  readonly colorScheme?: "dark";
}

const PICTURES: Readonly<Record<string, Picture>> = {
  home: { path: "/", show: "main h1" },
  map: { path: "/", show: ".map-marker" },
  "directory-dark": { path: "/wineries", show: "main article", colorScheme: "dark" },
  "planner-phone": { path: "/planner", show: "main form", viewport: PHONE },
  "article-phone": {
    path: "/blog/a-weekend-in-walla-walla",
    show: "main h1",
    viewport: PHONE,
  },
};

if (!(await isBuildCurrent())) await import("./build.ts");
const dataDir = await mkdtemp(join(tmpdir(), "guide-pictures-"));
const site = await startSite({ DATA_DIR: dataDir });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  await mkdir(folder, { recursive: true });
  for (const [name, picture] of Object.entries(PICTURES)) {
    await take(browser, site.url, { name, ...picture });
  }
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function take(
  from: Browser,
  url: string,
  { name, path, show, ...look }: Picture & { readonly name: string },
): Promise<void> {
  const page = await from.newPage({
    baseURL: url,
    viewport: DESK,
    colorScheme: "light",
    reducedMotion: "reduce",
    ...look,
  });
  // Other hosts' tiles would make every picture another one.
  await page.route(
    (address) => address.origin !== url,
    (request) => request.abort(),
  );
  await page.goto(path);
  if (name === "map") await page.locator("#map").scrollIntoViewIfNeeded();
  await page.locator(show).first().waitFor();
  if (name === "map") await page.locator("#map").evaluate((map) => map.scrollIntoView());
  await page.waitForLoadState("networkidle");
  const file = join(folder, `${name}.jpg`);
  await page.screenshot({ path: file, type: "jpeg", quality: 78 });
  console.log(file);
  await page.close();
}
