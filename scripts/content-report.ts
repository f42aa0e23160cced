/** What the guide knows and does not know: `npm run content:report`. */
import { replayMigrations } from "#scripts/content/replay.ts";
import { contentCoverage, type Share } from "#server/features/operations/coverage.ts";
import { readContentRows } from "#server/features/operations/coverage-queries.ts";
import { migrationsFolder } from "#server/platform/paths.ts";

/** Enough for an afternoon's work; the page /dev/content and this have the same order. */
const MOST_ROWS = 40;
const BAR = 30;

const replay = await replayMigrations(migrationsFolder, () => false);
if (!replay.ok) {
  console.error(replay.failure);
  process.exit(1);
}
const report = contentCoverage(await readContentRows(replay.db, new Date()));
await replay.close();
section("Known by fact", report.facts.map(bar));
section("Known by region", report.regions.map(bar));
section("Places to eat and stay", report.places.map(bar));
section(
  "Sources that contradict each other",
  report.conflicts.map(({ slug, what }) => `${slug}: ${what}`),
);
section(
  "Shared by several wineries",
  report.duplicates.map(({ what, slugs }) => `${what}: ${slugs.join(", ")}`),
);
section(
  "Oldest facts",
  report.oldest
    .slice(0, MOST_ROWS)
    .map(({ slug, fact, date }) => `${date ?? "no date"}  ${slug}, ${fact}`),
);
section(
  "Named by articles",
  report.named
    .slice(0, MOST_ROWS)
    .map(
      ({ slug, articles, unknown }) => `${slug}, ${articles}: unknown are ${unknown.join(", ")}`,
    ),
);

function section(title: string, lines: readonly string[]): void {
  console.log([`\n${title}`, ...lines.map((line) => `  ${line}`)].join("\n"));
}

function bar({ name, known, old, of }: Share): string {
  const full = Math.round((known / of) * BAR);
  return `${"█".repeat(full).padEnd(BAR, "·")} ${known} of ${of}${old > 0 ? `, ${old} old` : ""}  ${name}`;
}
