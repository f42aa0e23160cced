import { contentCoverage, type Share } from "#server/features/operations/coverage.ts";
import { readContentRows } from "#server/features/operations/coverage-queries.ts";
import type { Db } from "#server/platform/database/db.ts";

/** Enough for an afternoon's work; the page /dev/content and this have the same order. */
const MOST_ROWS = 40;
const BAR = 30;

/** What the guide knows, and what is old, contradictory or missing, for `npm run content:report`. */
export async function coverageText(db: Db, now: Date): Promise<string> {
  const report = contentCoverage(await readContentRows(db, now));
  const sections: Readonly<Record<string, readonly string[]>> = {
    "Known by fact": report.facts.map(bar),
    "Known by region": report.regions.map(bar),
    "Places to eat and stay": report.places.map(bar),
    "Sources that contradict each other": report.conflicts.map(
      ({ slug, what }) => `${slug}: ${what}`,
    ),
    "Shared by several wineries": report.duplicates.map(
      ({ what, slugs }) => `${what}: ${slugs.join(", ")}`,
    ),
    "Oldest facts": report.oldest
      .slice(0, MOST_ROWS)
      .map(({ slug, fact, date }) => `${date ?? "no date"}  ${slug}, ${fact}`),
    "Named by articles": report.named
      .slice(0, MOST_ROWS)
      .map(
        ({ slug, articles, unknown }) => `${slug}, ${articles}: unknown are ${unknown.join(", ")}`,
      ),
  };
  return Object.entries(sections)
    .map(([title, lines]) => [`\n${title}`, ...lines.map((line) => `  ${line}`)].join("\n"))
    .join("\n");
}

function bar({ name, known, old, of }: Share): string {
  const full = Math.round((known / of) * BAR);
  return `${"█".repeat(full).padEnd(BAR, "·")} ${known} of ${of}${old > 0 ? `, ${old} old` : ""}  ${name}`;
}
