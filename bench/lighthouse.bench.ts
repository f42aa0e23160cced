/**
 * Lighthouse's phone preset on the built site, with a bare starter measured in the same run:
 * `npm run bench -- lighthouse [rounds] [page …]`, as `lighthouse 1 /planner winery /regions/lake-chelan`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { findChromium } from "#server/testing/local/find-chromium.ts";
import { freePort } from "#server/testing/local/local-postgres.ts";
import { startSite } from "#server/testing/local/site-process.ts";
import { auditPage, type PageAudit } from "./audit-page.ts";
import { median } from "./load.ts";
import { addressesOf } from "./measured-pages.ts";
import { serveStarter } from "./starter.ts";
import { serveTiles } from "./tiles.ts";

const options = process.argv.slice(3);
const ROUNDS = Number(options.find((option) => /^\d+$/.test(option)) ?? 3);

const wanted = options.filter((option) => !/^\d+$/.test(option));

/** What is as it is meant to be, by page: the table says so and does not count it as a fault. */
const MEANT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  itinerary: { "is-crawlable": "private: noindex is meant, SEO without it" },
};

/** Each page and the starter, in turns; the middle of the rounds. */
export async function measure(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-bench-"));
  const tiles = await serveTiles();
  const site = await startSite({ DATA_DIR: dataDir, TILE_URL: tiles.url });
  const starter = await serveStarter();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-gpu"],
  });
  const version = browser.version();
  try {
    const urls = await addressesOf(wanted, site.url, starter.url);
    const rounds: Map<string, PageAudit>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const audits = new Map<string, PageAudit>();
      for (const [name, url] of urls) {
        audits.set(name, await auditPage(url, port, Object.keys(MEANT[name] ?? {})));
      }
      rounds.push(audits);
    }
    console.log(`${new Date().toISOString()}, ${cpus()[0]?.model}, ${cpus().length} cores,`);
    console.log(`Chromium ${version}, ${ROUNDS} rounds, load ${loadavg()[0]?.toFixed(1)}\n`);
    for (const line of table([...urls.keys()], rounds)) console.log(line);
  } finally {
    await browser.close();
    await starter.close();
    await site.stop();
    await tiles.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function table(names: readonly string[], rounds: readonly Map<string, PageAudit>[]): string[] {
  const middle = (name: string, of: (audit: PageAudit) => number) =>
    median(rounds.flatMap((audits) => audits.get(name) ?? []).map(of));
  const starterLcp = middle("starter", ({ lcp }) => lcp);
  const lines = names.map((name) => {
    const lcp = middle(name, (audit) => audit.lcp);
    const { [name]: meant = {} } = MEANT;
    const cells = [
      name,
      middle(name, (audit) => audit.performance),
      middle(name, (audit) => audit.accessibility),
      middle(name, (audit) => audit.bestPractices),
      middle(name, (audit) => audit.seo),
      Math.round(middle(name, (audit) => audit.fcp)),
      Math.round(lcp),
      (lcp / starterLcp).toFixed(2),
      Math.round(middle(name, (audit) => audit.tbt)),
      middle(name, (audit) => audit.cls).toFixed(3),
      Math.round(middle(name, (audit) => audit.bytes) / 1000),
      [
        ...new Set(rounds.flatMap((audits) => audits.get(name)?.faults ?? [])),
        ...Object.values(meant),
      ].join(" "),
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return [
    "| page | performance | accessibility | best practices | SEO | FCP ms | LCP ms | LCP of starter's | TBT ms | CLS | kB | faults |",
    "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ...lines,
  ];
}
