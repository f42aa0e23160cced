/** `npm run pictures`: takes the README's picture of the home page anew, on a site of its own. */
import { resolve } from "node:path";
import { withChromium } from "../bench/beside-starter.ts";
import { withFolder, withSite } from "../bench/sites.ts";
import { isBuildCurrent } from "./build/source-digest.ts";

const picture = resolve(import.meta.dirname, "../docs/pictures/home.jpg");

if (!(await isBuildCurrent())) await import("./build.ts");
await withFolder((dataDir) =>
  withSite(dataDir, ({ url }) =>
    withChromium(async (browser) => {
      const page = await browser.newPage({
        viewport: { width: 1440, height: 900 },
        colorScheme: "light",
        reducedMotion: "reduce",
      });
      await page.goto(url);
      await page.locator("main h1").waitFor();
      await page.waitForLoadState("networkidle");
      await page.screenshot({ path: picture, type: "jpeg", quality: 78 });
      console.log(picture);
    }),
  ),
);
