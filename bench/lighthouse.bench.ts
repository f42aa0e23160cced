/**
 * Lighthouse's phone preset on the built site, with a bare starter measured in the same run:
 * `npm run bench -- lighthouse [rounds] [page …]`, as `lighthouse 1 /planner winery /regions/lake-chelan`.
 */
import lighthouse from "lighthouse";
import { freePort } from "#server/testing/local/local-postgres.ts";
import { besideStarter, table } from "./beside-starter.ts";
import { median } from "./load.ts";

/** What is as it is meant to be, by page: the table says so and does not count it as a fault. */
const MEANT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  itinerary: { "is-crawlable": "private: noindex is meant, SEO without it" },
};

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const ATTEMPTS = 4;

/** Each page and the starter, in turns; the middle of the rounds. */
export async function measure(): Promise<void> {
  const port = await freePort();
  await besideStarter([`--remote-debugging-port=${port}`], async ({ urls, rounds }) => {
    const audits = new Map<string, PageAudit[]>([...urls.keys()].map((name) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const [name, url] of urls) {
        audits.get(name)?.push(await auditPage(url, port, Object.keys(MEANT[name] ?? {})));
      }
    }
    console.log(tableOf(audits));
  });
}

/** Runs Lighthouse; again where a busy machine has lost the beginning of a trace. */
async function runLighthouse(url: string, port: number, skipAudits: string[]) {
  const flags = { port, output: "json", logLevel: "silent", skipAudits } as const;
  let error: string | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const result = await lighthouse(url, { ...flags, onlyCategories: [...CATEGORIES] });
    if (result && !result.lhr.runtimeError) return result.lhr;
    error = result?.lhr.runtimeError?.message;
  }
  throw new Error(`${url} could not be measured: ${error}`);
}

type PageAudit = Awaited<ReturnType<typeof auditPage>>;

/** What one run says of a page: scores of 100, times in milliseconds. `meant` audits are left out. */
async function auditPage(url: string, port: number, meant: string[]) {
  const { audits, categories } = await runLighthouse(url, port, meant);
  const score = (name: (typeof CATEGORIES)[number]) =>
    Math.round((categories[name]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    /** On the wire until the page is quiet. */
    bytes: value("total-byte-weight"),
    /** What is not perfect, by the names of Lighthouse. */
    faults: CATEGORIES.slice(1)
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

function tableOf(audits: ReadonlyMap<string, readonly PageAudit[]>): string {
  const middle = (name: string, of: (audit: PageAudit) => number) =>
    median((audits.get(name) ?? []).map(of));
  const starterLcp = middle("starter", ({ lcp }) => lcp);
  const rows = [...audits].map(([name, all]) => {
    const lcp = middle(name, (audit) => audit.lcp);
    const { [name]: meant = {} } = MEANT;
    return [
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
      [...new Set(all.flatMap(({ faults }) => faults)), ...Object.values(meant)].join(" "),
    ];
  });
  const headings =
    "page | performance | accessibility | best practices | SEO | FCP ms | LCP ms | LCP of starter's | TBT ms | CLS | kB | faults";
  return table(headings.split(" | "), rows);
}
