/** One visitor's look at a page, over a slowed network and processor. */
import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright";
import type { Round } from "./beside-starter.ts";

/** What a page is opened with. */
export interface Device {
  readonly name: string;
  readonly context: BrowserContextOptions;
  /** Bits a second down and up, and milliseconds there and back. */
  readonly network: { readonly down: number; readonly up: number; readonly latency: number };
  /** How many times slower than this machine. */
  readonly processor: number;
}

export const DEVICES: readonly Device[] = [
  {
    name: "phone: 412 by 823, 1.6 Mbit/s, 150 ms, processor four times slower",
    context: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
    network: { down: 1_600_000, up: 750_000, latency: 150 },
    processor: 4,
  },
  {
    name: "desk: 1350 by 940, 10 Mbit/s, 40 ms",
    context: { viewport: { width: 1350, height: 940 } },
    network: { down: 10_000_000, up: 10_000_000, latency: 40 },
    processor: 1,
  },
];

/** What the browser tells of a page; times in milliseconds since it was asked for. */
interface Seen {
  fcp: number;
  lcp: number;
  /** When the page's controls answer. */
  answers: number;
  /** What tasks after the first paint took beyond 50 ms each, together. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** A page that nobody touches is done when it has asked for nothing so long. */
const QUIET_MS = 2500;

/** Opens a page as a stranger, leaves it, and opens it again with what the browser has kept. */
export async function visit(browser: Browser, device: Device, url: string) {
  const context = await browser.newContext(device.context);
  try {
    // What the loader of TypeScript wraps functions in is not known to a page.
    await context.addInitScript("globalThis.__name = (value) => value;");
    await context.addInitScript(watch);
    const first = await open(await context.newPage(), device, url);
    const again = await open(await context.newPage(), device, url);
    return { first, again };
  } finally {
    await context.close();
  }
}

/** What it came to, by the headings of a table. */
async function open(page: Page, device: Device, url: string): Promise<Round> {
  const session = await page.context().newCDPSession(page);
  await slowDown(session, device);
  let requests = 0;
  let bytes = 0;
  let last = Date.now();
  session.on("Network.requestWillBeSent", ({ request }) => {
    last = Date.now();
    if (request.url.startsWith("http")) requests++;
  });
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    last = Date.now();
    bytes += encodedDataLength;
  });
  await page.goto(url);
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(200);
  const { fcp, lcp, answers, blocking, shift } = await page.evaluate(() => window.seen);
  await page.close();
  return {
    ...{ "FCP ms": fcp, "LCP ms": lcp, "answers ms": answers, "blocking ms": blocking },
    ...{ CLS: shift, requests, kB: bytes / 1000 },
  };
}

async function slowDown(session: CDPSession, { network, processor }: Device): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down / 8,
    uploadThroughput: network.up / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: processor });
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page before its own script: notes what the browser tells of it. */
function watch(): void {
  const seen: Seen = { fcp: 0, lcp: 0, answers: 0, blocking: 0, shift: 0 };
  window.seen = seen;
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  each("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  each("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  each("longtask", ({ startTime, duration }) => {
    if (seen.fcp > 0 && startTime >= seen.fcp) seen.blocking += duration - 50;
  });
  each("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") seen.shift += entry.value;
  });
  // The page's controls wait until its code has come; a page without them answers when it is drawn.
  const answers = new MutationObserver(() => {
    const isDrawn = document.querySelector("#root > *") !== null;
    if (!isDrawn || document.querySelector("#root[data-dehydrated]")) return;
    seen.answers = performance.now();
    answers.disconnect();
  });
  // Not frame by frame: frames that are only asked for take a slow processor's time from hydration.
  answers.observe(document, { subtree: true, childList: true, attributes: true });
}
