/** What the site costs with 186, 2,000 and 12,000 wineries: server, wire, map and directory. */
import type { SiteProcess } from "#server/testing/local/site-process.ts";
import { table, withChromium } from "./beside-starter.ts";
import { askRaw, type LoadResult, load, median } from "./load.ts";
import { machine, memoryMb } from "./processor.ts";
import { withSiteOf } from "./sites.ts";

/** Or the counts that are named: `npm run bench -- curve 186 2000`. */
const COUNTS = [186, 2_000, 12_000];
const CONNECTIONS = 32;
const SECONDS = 2;
const ROUNDS = 3;
const ALLOWED_MS = 60_000;

/** A table of each side; wineries beyond the guide's own are made up in a throw-away database. */
export async function measure(): Promise<void> {
  console.log(`${machine()}\n`);
  const named = process.argv.slice(3).map(Number);
  const counts = named.length > 0 ? named : COUNTS;
  const measured: [string, string][][] = [];
  for (const count of counts) {
    const started = performance.now();
    measured.push(await measureCount(count));
    console.log(`${count} wineries took ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  const names = measured[0]?.map(([name]) => name) ?? [];
  const headings = ["wineries", ...counts.map((count) => count.toLocaleString("en-US"))];
  const rows = names.map((name, at) => [name, ...measured.map((cells) => cells[at]?.[1] ?? "")]);
  console.log(`\n${table(headings, rows)}\n\nat the end: ${machine()}`);
}

function measureCount(count: number): Promise<[string, string][]> {
  return withSiteOf(count, async (site, startMs) => {
    const idleMb = await memoryMb(site.process.pid);
    return [
      ["start until healthy, s", (startMs / 1000).toFixed(1)],
      ["memory after the start, MB", idleMb.toFixed(0)],
      ...(await serverCells(site)),
      ["memory under load, MB", (await memoryMb(site.process.pid)).toFixed(0)],
      ...(await wireCells(site.url)),
      ...(await pageCells(site.url)),
    ];
  });
}

async function serverCells(site: SiteProcess): Promise<[string, string][]> {
  const rounds: LoadResult[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const headers = { "Accept-Encoding": "br" };
    const asked = { path: "/api/wineries", connections: CONNECTIONS, seconds: SECONDS, headers };
    rounds.push(await load(site, asked));
  }
  const middle = (of: keyof LoadResult) => median(rounds.map((round) => round[of]));
  return [
    ["`GET /api/wineries`, requests/s", middle("requestsPerSecond").toFixed(0)],
    ["CPU an answer, µs", middle("cpuUs").toFixed(0)],
    ["p99, ms", middle("p99Ms").toFixed(1)],
  ];
}

/** What goes over the wire, in kilobytes, packed with Brotli where the site packs it. */
async function wireCells(origin: string): Promise<[string, string][]> {
  const paths = ["/api/wineries", "/wineries", "/", "/sitemap.xml", "/data/wineries.geojson"];
  const cells: [string, string][] = [];
  for (const path of paths) {
    const started = performance.now();
    const { status, body } = await askRaw(origin + path, { headers: { "Accept-Encoding": "br" } });
    const ms = performance.now() - started;
    const refusal = status === 200 ? "" : ` (${status})`;
    cells.push([
      `\`${path}\`, kB brotli; first ms`,
      `${(body.length / 1000).toFixed(0)}${refusal}; ${ms.toFixed(0)}`,
    ]);
  }
  return cells;
}

/** Milliseconds in Chromium on a desk: opens the home map, and types in the directory. */
function pageCells(origin: string): Promise<[string, string][]> {
  return withChromium(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(ALLOWED_MS);
    // tsx names functions by a helper of its own, which a page does not have.
    await page.addInitScript("globalThis.__name = (value) => value");
    await page.addInitScript(noteLongTasks);
    await page.goto(origin, { waitUntil: "load" });
    const inView = performance.now();
    await page.getByRole("region", { name: /map/i }).first().scrollIntoViewIfNeeded();
    const markers = page.locator(".map-cluster, .map-ring, .map-pin").first();
    const markersMs = await msUntil(markers.waitFor(), inView);
    const tasks = await page.evaluate(() => (globalThis as unknown as Noted).longTasks);
    const opened = performance.now();
    await page.goto(`${origin}/wineries`, { waitUntil: "commit" });
    await page.getByRole("searchbox").fill("qqqq");
    const directoryMs = await msUntil(page.getByText("Showing 0 wineries").waitFor(), opened);
    return [
      ["map: list there to markers drawn, ms", markersMs],
      ["map: longest task, ms", Math.max(0, ...tasks).toFixed(0)],
      ["directory: open until its list follows the search, ms", directoryMs],
    ];
  });
}

const msUntil = (event: Promise<void>, started: number): Promise<string> =>
  event.then(
    () => (performance.now() - started).toFixed(0),
    () => "not within 60 s",
  );

interface Noted {
  readonly longTasks: number[];
}

/** Runs in the page: notes each stretch in which it answered nothing. */
function noteLongTasks(): void {
  const noted: Noted = { longTasks: [] };
  Object.assign(globalThis, noted);
  new PerformanceObserver((list) => {
    noted.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask", buffered: true });
}
