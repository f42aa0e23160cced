/** `npm run pictures`: draws the README's screenshots anew, from a site of their own, into `docs/pictures`. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, chromium } from "playwright";
import { findChromium } from "#server/testing/local/find-chromium.ts";
import { startSite } from "#server/testing/local/site-process.ts";
import { isBuildCurrent } from "./build/source-digest.ts";

const folder = resolve(import.meta.dirname, "../docs/pictures");

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly theme: "light" | "dark";
  /** What has to be there before the picture is taken, and is brought to the top of it. */
  readonly show: string;
}

const PICTURES: readonly Picture[] = [
  { name: "home", path: "/", width: 1440, height: 900, theme: "light", show: "main h1" },
  { name: "map", path: "/", width: 1440, height: 900, theme: "light", show: ".map-marker" },
  {
    name: "directory-dark",
    path: "/wineries",
    width: 1440,
    height: 900,
    theme: "dark",
    show: "main article",
  },
  {
    name: "planner-phone",
    path: "/planner",
    width: 390,
    height: 844,
    theme: "light",
    show: "main form",
  },
  {
    name: "article-phone",
    path: "/blog/a-weekend-in-walla-walla",
    width: 390,
    height: 844,
    theme: "light",
    show: "main h1",
  },
];

if (!(await isBuildCurrent())) await import("./build.ts");
const dataDir = await mkdtemp(join(tmpdir(), "guide-pictures-"));
const site = await startSite({ DATA_DIR: dataDir });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  await mkdir(folder, { recursive: true });
  for (const picture of PICTURES) await take(browser, site.url, picture);
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function take(from: Browser, url: string, picture: Picture): Promise<void> {
  const { name, path, width, height, theme, show } = picture;
  const page = await from.newPage({
    baseURL: url,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: "reduce",
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
