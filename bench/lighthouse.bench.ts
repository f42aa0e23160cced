/**
 * Lighthouse's phone preset on the built site, with a bare starter measured in the same run:
 * `npm run bench -- lighthouse [rounds] [page …]`, as `lighthouse 1 /planner winery /regions/lake-chelan`.
 */
import lighthouse from "lighthouse";
import { freePort } from "#server/testing/local/local-postgres.ts";
import { besideStarter, type Round, roundsTable } from "./beside-starter.ts";

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
    const audits = new Map<string, Round[]>([...urls.keys()].map((name) => [name, []]));
    const faults = new Map([...urls.keys()].map((name) => [name, new Set<string>()]));
    for (let count = 0; count < rounds; count++) {
      for (const [name, url] of urls) {
        const audit = await auditPage(url, port, Object.keys(MEANT[name] ?? {}));
        audits.get(name)?.push(audit.round);
        for (const fault of audit.faults) faults.get(name)?.add(fault);
      }
    }
    const toldOf = (name: string) =>
      [...(faults.get(name) ?? []), ...Object.values(MEANT[name] ?? {})].join(" ");
    console.log(roundsTable(audits, () => "starter", toldOf));
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

/** What one run says of a page: scores of 100, and times. `meant` audits are left out. */
async function auditPage(url: string, port: number, meant: string[]) {
  const { audits, categories } = await runLighthouse(url, port, meant);
  const score = (name: (typeof CATEGORIES)[number]) => (categories[name]?.score ?? 0) * 100;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const round: Round = {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])),
    "FCP ms": value("first-contentful-paint"),
    "LCP ms": value("largest-contentful-paint"),
    "TBT ms": value("total-blocking-time"),
    CLS: value("cumulative-layout-shift"),
    /** On the wire until the page is quiet. */
    kB: value("total-byte-weight") / 1000,
  };
  /** What is not perfect, by the names of Lighthouse. */
  const faults = CATEGORIES.slice(1)
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return { round, faults: faults.map(({ id }) => id) };
}
