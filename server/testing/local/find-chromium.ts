import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const SYSTEM_PLACES = [
  // Without the browser's own windows: the tests need a fifth less of the processor.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const ADVICE = `No Chromium was found, and none could be installed. Any one of these helps:
  npx playwright install chromium           (downloads one for these tests only)
  sudo apt-get install chromium             (Debian, Ubuntu)
  CHROMIUM_PATH=/path/to/chrome npm test    (one that stands somewhere else)`;

/**
 * The Chromium the browser tests drive: `CHROMIUM_PATH`, Playwright's own, the system's, or one
 * installed now.
 *
 * @throws Error that says what to do where none can be had.
 */
export function findChromium(): string {
  const found = present();
  if (found) return found;
  console.log("no Chromium found; installing one...");
  spawnSync(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"], {
    stdio: "inherit",
    timeout: 300_000,
  });
  const downloaded = present();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (present()) break;
      spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
        stdio: "inherit",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    }
  }
  const installed = present();
  if (!installed) throw new Error(ADVICE);
  return installed;
}

function present(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_PLACES];
  return places.find((place) => place && existsSync(place));
}
