import lighthouse from "lighthouse";

/** What one Lighthouse run says of a page: scores of 100, times in milliseconds. */
export interface PageAudit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Bytes on the wire until the page is quiet. */
  readonly bytes: number;
  /** What is not perfect, by the names of Lighthouse. */
  readonly faults: readonly string[];
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const ATTEMPTS = 4;

/**
 * Runs Lighthouse with its phone preset (simulated slow 4G, processor four times slower).
 *
 * @param port where the browser is controlled.
 * @param meant audits that are left out, as the page is meant to be so.
 * @throws Error where the page could not be measured.
 */
export async function auditPage(
  url: string,
  port: number,
  meant: readonly string[] = [],
): Promise<PageAudit> {
  const flags = { port, output: "json", logLevel: "silent" } as const;
  const run = () =>
    lighthouse(url, { ...flags, onlyCategories: [...CATEGORIES], skipAudits: [...meant] });
  let result = await run();
  // A busy machine loses the beginning of a trace now and then.
  for (let attempt = 1; attempt < ATTEMPTS && result?.lhr.runtimeError; attempt++) {
    result = await run();
  }
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url} could not be measured: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories } = result.lhr;
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
    bytes: value("total-byte-weight"),
    faults: CATEGORIES.slice(1)
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
