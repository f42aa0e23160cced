/** `npm run pictures`: takes the README's picture of the home page anew, on a site of its own. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import { findChromium } from "#server/testing/local/find-chromium.ts";
import { startSite } from "#server/testing/local/site-process.ts";
import { isBuildCurrent } from "./build/source-digest.ts";

const picture = resolve(import.meta.dirname, "../docs/pictures/home.jpg");

if (!(await isBuildCurrent())) await import("./build.ts");
const dataDir = await mkdtemp(join(tmpdir(), "guide-pictures-"));
const site = await startSite({ DATA_DIR: dataDir });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await page.goto(site.url);
  await page.locator("main h1").waitFor();
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: picture, type: "jpeg", quality: 78 });
  console.log(picture);
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}
