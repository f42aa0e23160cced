import { Router } from "express";
import { isLoopbackUrl, onlyFromThisMachine } from "#server/http/guards/loopback.ts";
import { PLAIN_PAGE_HEADERS, plainPage } from "#server/http/plain-page.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { type Html, html } from "#server/platform/html.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { type ContentCoverage, contentCoverage, type Share } from "./coverage.ts";
import { readContentRows } from "./coverage-queries.ts";

/** `/dev/content`: the report on the content, on an editor's own machine and never in production. */
export function contentRoutes({ config, db, now }: Pick<AppDeps, "config" | "db" | "now">): Router {
  const router = Router();
  if (config.production || !isLoopbackUrl(config.publicUrl)) return router;
  router.get("/dev/content", onlyFromThisMachine(config), async (_req, res) => {
    const coverage = contentCoverage(await readContentRows(db, now()));
    res.setHeader("Cache-Control", "no-store");
    res.set(PLAIN_PAGE_HEADERS);
    res.type("html").send(coveragePage(coverage));
  });
  return router;
}

/** Enough for an afternoon's work. */
const MAX_ROWS = 40;

/** The report on the content as a page with bars, which work without script and styles of their own. */
function coveragePage(coverage: ContentCoverage): string {
  const { facts, regions, oldest, named, conflicts, duplicates, places } = coverage;
  return plainPage({
    title: "Content",
    body: html`<h1>Content</h1>
<p>What the guide knows today, and where a new source helps most. The same as text: npm run content:report</p>
<h2>Known by fact</h2>${bars(facts)}
<h2>Known by region</h2>${bars(regions)}
<h2>Places to eat and stay</h2>${bars(places)}
<h2>Sources that contradict each other</h2>
<ul>${conflicts.map(({ slug, what }) => html`<li>${winery(slug)}: ${what}</li>`)}</ul>
<h2>Shared by several wineries</h2>
<ul>${duplicates.map(({ what, slugs }) => html`<li>${what}: ${slugs.map((slug) => html`${winery(slug)} `)}</li>`)}</ul>
<h2>Oldest facts</h2>
<ul>${oldest.slice(0, MAX_ROWS).map(({ slug, fact, date }) => html`<li>${date ?? "no date"}: ${winery(slug)}, ${fact}</li>`)}</ul>
<h2>Named by articles</h2>
<ul>${named.slice(0, MAX_ROWS).map(({ slug, articles, unknown }) => html`<li>${winery(slug)}, ${articles}: unknown are ${unknown.join(", ")}</li>`)}</ul>`,
  });
}

function bars(shares: readonly Share[]): Html {
  return html`<table><thead><tr><th>Name</th><th>Known</th></tr></thead><tbody>${shares.map(
    ({ name, known, old, of }) =>
      html`<tr><td>${name}</td><td>${known} of ${of}${old > 0 ? `, ${old} old` : ""}<br><meter min="0" max="${of}" value="${known}">${known} of ${of}</meter></td></tr>`,
  )}</tbody></table>`;
}

function winery(slug: string): Html {
  return html`<a href="${paths.winery(slug)}">${slug}</a>`;
}
