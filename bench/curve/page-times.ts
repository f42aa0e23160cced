import { chromium, type Page } from "playwright";
import { findChromium } from "#server/testing/local/find-chromium.ts";
import { median, part } from "../load.ts";

/** Milliseconds in Chromium on a desk; NaN for what did not come within the time allowed. */
export interface PageTimes {
  /** From the map coming into view to its markers. */
  readonly markersMs: number;
  /** The longest stretch in which the page with the map answered nothing. */
  readonly mapTaskMs: number;
  /** From opening the directory until its list follows what is typed. */
  readonly directoryMs: number;
  readonly typing: TypingTimes;
}

/** Milliseconds of keystrokes in the directory's search, without the wait for a display's next frame. */
export interface TypingTimes {
  /** From the key to the letter's paint. */
  readonly letterMs: number;
  readonly p95LetterMs: number;
  /** From the key to the paint of the list that it leads to. */
  readonly listMs: number;
  readonly p95ListMs: number;
}

const ALLOWED_MS = 60_000;
/** A quick typist's pause between two letters. */
const PAUSE_MS = 120;
/** Found by the letter, by its words, by town, and only by another spelling. */
const TYPED = ["woodinville ridge", "chateau ste", "walla walla", "bazalt cellers"];

/** Opens the home map and the directory, and types. */
export async function pageTimes(origin: string): Promise<PageTimes> {
  return inBrowser(async (page) => {
    const map = await mapTimes(page, origin);
    const { directoryMs, typing } = await directoryTimes(page, origin);
    return { ...map, directoryMs, typing };
  });
}

/** Opens the directory, and types. */
export function typingTimes(origin: string): Promise<TypingTimes> {
  return inBrowser(async (page) => (await directoryTimes(page, origin)).typing);
}

async function inBrowser<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      // A frame is painted when it is due, not when a display would show it.
      "--disable-frame-rate-limit",
      "--disable-gpu-vsync",
    ],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(ALLOWED_MS);
    // tsx names functions by a helper of its own, which a page does not have.
    await page.addInitScript("globalThis.__name = (value) => value");
    await page.addInitScript(noteTimes);
    return await use(page);
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
  await search.fill("qqqq");
  const directoryMs = await page
    .getByText("Showing 0 wineries")
    .waitFor()
    .then(() => performance.now() - started)
    .catch(() => Number.NaN);
  for (const text of TYPED) {
    await search.fill("");
    await page.waitForTimeout(500);
    await page.evaluate(() => (globalThis as unknown as Noted).begin());
    await search.pressSequentially(text, { delay: PAUSE_MS });
    await page.waitForTimeout(500);
  }
  const noted = await page.evaluate(() => {
    const { letters, lists } = globalThis as unknown as Noted;
    return { letters, lists };
  });
  return { directoryMs, typing: typingOf(noted) };
}

function typingOf({ letters, lists }: Pick<Noted, "letters" | "lists">): TypingTimes {
  return {
    letterMs: median(letters),
    p95LetterMs: part(letters, 0.95),
    listMs: median(lists),
    p95ListMs: part(lists, 0.95),
  };
}

interface Noted {
  readonly tasks: number[];
  readonly letters: number[];
  readonly lists: number[];
  /** What has been noted of letters so far counts; from now on they are typed one by one. */
  begin(): void;
}

/** Runs in the page: notes long tasks, and each letter's way from the key to the paint, and the list's. */
function noteTimes(): void {
  let pressed = Number.NaN;
  let isTyping = false;
  const noted: Noted = {
    tasks: [],
    letters: [],
    lists: [],
    begin: () => {
      isTyping = true;
    },
  };
  Object.assign(globalThis, noted);
  new PerformanceObserver((list) => {
    noted.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask", buffered: true });
  const onPaint = (note: (ms: number) => void, from: number) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => note(performance.now() - from);
      port2.postMessage(null);
    });
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    true,
  );
  addEventListener(
    "input",
    () => {
      if (isTyping && !Number.isNaN(pressed)) onPaint((ms) => noted.letters.push(ms), pressed);
    },
    true,
  );
  // The list is drawn with the count above it; a letter that leaves the count draws no other list.
  const isCount = ({ target }: MutationRecord) =>
    target.parentElement?.textContent?.startsWith("Showing ") ?? false;
  new MutationObserver((changes) => {
    if (!isTyping || Number.isNaN(pressed) || !changes.some(isCount)) return;
    onPaint((ms) => noted.lists.push(ms), pressed);
    pressed = Number.NaN;
  }).observe(document, { characterData: true, subtree: true });
}
