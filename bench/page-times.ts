import type { Page } from "playwright";
import { launchChromium } from "./beside-starter.ts";

/** Milliseconds in Chromium on a desk; NaN for what did not come within the time allowed. */
export interface PageTimes {
  /** From the map coming into view to its markers. */
  readonly markersMs: number;
  /** The longest stretch in which the page with the map answered nothing. */
  readonly mapTaskMs: number;
  /** From opening the directory until its list follows what is typed. */
  readonly directoryMs: number;
}

const ALLOWED_MS = 60_000;

/** Opens the home map, and types in the directory. */
export async function pageTimes(origin: string): Promise<PageTimes> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(ALLOWED_MS);
    // tsx names functions by a helper of its own, which a page does not have.
    await page.addInitScript("globalThis.__name = (value) => value");
    await page.addInitScript(noteLongTasks);
    const map = await mapTimes(page, origin);
    return { ...map, directoryMs: await directoryMs(page, origin) };
  } finally {
    await browser.close();
  }
}

async function mapTimes(page: Page, origin: string) {
  await page.goto(origin, { waitUntil: "load" });
  const started = performance.now();
  await page.getByRole("region", { name: /map/i }).first().scrollIntoViewIfNeeded();
  const markers = page.locator(".map-cluster, .map-ring, .map-pin").first();
  const markersMs = await msUntil(() => markers.waitFor(), started);
  const tasks = await page.evaluate(() => (globalThis as unknown as Noted).longTasks);
  return { markersMs, mapTaskMs: Math.max(0, ...tasks) };
}

async function directoryMs(page: Page, origin: string): Promise<number> {
  const started = performance.now();
  await page.goto(`${origin}/wineries`, { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("qqqq");
  return msUntil(() => page.getByText("Showing 0 wineries").waitFor(), started);
}

const msUntil = (event: () => Promise<void>, started: number): Promise<number> =>
  event().then(
    () => performance.now() - started,
    () => Number.NaN,
  );

interface Noted {
  readonly longTasks: number[];
}

/** Runs in the page. */
function noteLongTasks(): void {
  const noted: Noted = { longTasks: [] };
  Object.assign(globalThis, noted);
  new PerformanceObserver((list) => {
    noted.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask", buffered: true });
}
