/**
 * Lighthouse's phone preset on the built site, with a bare starter measured in the same run:
 * `npm run bench -- lighthouse [rounds] [page …]`, as `lighthouse 1 /planner winery /regions/lake-chelan`.
 */
import { freePort } from "#server/testing/local/local-postgres.ts";
import { auditPage, type PageAudit } from "./audit-page.ts";
import { besideStarter, table } from "./beside-starter.ts";
import { median } from "./load.ts";

/** What is as it is meant to be, by page: the table says so and does not count it as a fault. */
const MEANT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  itinerary: { "is-crawlable": "private: noindex is meant, SEO without it" },
};

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
