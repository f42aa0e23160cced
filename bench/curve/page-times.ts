import { chromium, type Page } from "playwright";
import { findChromium } from "#scripts/local/find-chromium.ts";
import { median } from "../load.ts";

/** Milliseconds in Chromium on a desk; NaN for what did not come within the time allowed. */
export interface PageTimes {
  /** From the map coming into view to its markers. */
  readonly markersMs: number;
  /** The longest stretch in which the page with the map answered nothing. */
  readonly mapTaskMs: number;
  /** From opening the directory until its search can be typed into. */
  readonly directoryMs: number;
  readonly letterMs: number;
  readonly worstLetterMs: number;
}

const ALLOWED_MS = 60_000;
const TYPED = "woodinville ridge";

/** Opens the home map and the directory, and types. */
export async function pageTimes(origin: string): Promise<PageTimes> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(ALLOWED_MS);
    await page.addInitScript(noteTimes);
    return { ...(await mapTimes(page, origin)), ...(await directoryTimes(page, origin)) };
  } finally {
    await browser.close();
  }
}

async function mapTimes(page: Page, origin: string) {
  await page.goto(origin, { waitUntil: "load" });
  const started = performance.now();
  await page.getByRole("region", { name: /map/i }).first().scrollIntoViewIfNeeded();
  const markersMs = await page
    .locator(".map-cluster, .map-ring, .map-pin")
    .first()
    .waitFor()
    .then(() => performance.now() - started)
    .catch(() => Number.NaN);
  const tasks = await page.evaluate(() => (globalThis as unknown as Noted).tasks);
  return { markersMs, mapTaskMs: Math.max(0, ...tasks) };
}

async function directoryTimes(page: Page, origin: string) {
  const started = performance.now();
  await page.goto(`${origin}/wineries`, { waitUntil: "commit" });
  const search = page.getByRole("searchbox");
  const directoryMs = await search
    .fill("")
    .then(() => performance.now() - started)
    .catch(() => Number.NaN);
  await search.pressSequentially(TYPED, { delay: 150 }).catch(() => {});
  const letters = await page.evaluate(() => (globalThis as unknown as Noted).letters);
  const [, ...typed] = letters;
  return {
    directoryMs,
    letterMs: typed.length > 0 ? median(typed) : Number.NaN,
    worstLetterMs: typed.length > 0 ? Math.max(...typed) : Number.NaN,
  };
}

interface Noted {
  readonly tasks: number[];
  readonly letters: number[];
}

/** Runs in the page: notes long tasks, and each letter's way from the key to the next paint. */
function noteTimes(): void {
  const noted: Noted = { tasks: [], letters: [] };
  Object.assign(globalThis, noted);
  new PerformanceObserver((list) => {
    noted.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask", buffered: true });
  addEventListener(
    "input",
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => noted.letters.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    true,
  );
}
