/**
 * What a visitor meets who opens a page, on a slowed phone and on a desk, for the first time and again, beside
 * a bare starter: `npm run bench -- visits [rounds] [page …]`, as `visits 1 / winery`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { findChromium } from "#server/testing/local/find-chromium.ts";
import { startSite } from "#server/testing/local/site-process.ts";
import { median } from "./load.ts";
import { addressesOf } from "./measured-pages.ts";
import { serveStarter } from "./starter.ts";
import { serveTiles } from "./tiles.ts";
import { DEVICES, type Opening, visit } from "./visit.ts";

const options = process.argv.slice(3);
const ROUNDS = Number(options.find((option) => /^\d+$/.test(option)) ?? 3);
const asked = options.filter((option) => !/^\d+$/.test(option));

/** Each page and the starter in turns, on each device; the middle of the rounds. */
export async function measure(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-bench-"));
  const tiles = await serveTiles();
  const site = await startSite({ DATA_DIR: dataDir, TILE_URL: tiles.url });
  const starter = await serveStarter();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const urls = await addressesOf(asked, site.url, starter.url);
    for (const device of DEVICES) {
      const openings = new Map<string, Opening[]>();
      for (let round = 0; round < ROUNDS; round++) {
        for (const [name, url] of urls) {
          const { first, again } = await visit(browser, device, url);
          note(openings, `${name}, first`, first);
          note(openings, `${name}, again`, again);
        }
      }
      console.log(`\n${device.name}\n`);
      for (const line of table(openings)) console.log(line);
    }
    console.log(`\n${new Date().toISOString()}, ${cpus()[0]?.model}, ${cpus().length} cores,`);
    console.log(
      `Chromium ${browser.version()}, ${ROUNDS} rounds, load ${loadavg()[0]?.toFixed(1)}`,
    );
  } finally {
    await browser.close();
    await starter.close();
    await site.stop();
    await tiles.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function note(openings: Map<string, Opening[]>, name: string, opening: Opening): void {
  openings.set(name, [...(openings.get(name) ?? []), opening]);
}

function table(openings: ReadonlyMap<string, readonly Opening[]>): string[] {
  const middle = (name: string, of: (opening: Opening) => number) =>
    median((openings.get(name) ?? []).map(of));
  const lines = [...openings.keys()].map((name) => {
    const starter = name.replace(/^.*, /, "starter, ");
    const lcp = middle(name, (opening) => opening.lcp);
    const cells = [
      name,
      Math.round(middle(name, ({ fcp }) => fcp)),
      Math.round(lcp),
      (lcp / middle(starter, (opening) => opening.lcp)).toFixed(2),
      Math.round(middle(name, ({ answers }) => answers)),
      Math.round(middle(name, ({ blocking }) => blocking)),
      middle(name, ({ shift }) => shift).toFixed(3),
      middle(name, ({ requests }) => requests),
      Math.round(middle(name, ({ bytes }) => bytes) / 1000),
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return [
    "| page | FCP ms | LCP ms | LCP of starter's | answers ms | blocking ms | shift | requests | kB |",
    "|---|---|---|---|---|---|---|---|---|",
    ...lines,
  ];
}
