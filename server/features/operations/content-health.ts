import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import { keepContent } from "#server/platform/content/keep-content.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { InvalidRow } from "#shared/api/site.ts";
import { listInvalidRows } from "./content-health-queries.ts";

/** How a row is called where its key is not its own. */
const WHAT: Readonly<Partial<Record<InvalidRow["table"], (row: string) => string>>> = {
  fact_sources: (winery) => `a source of ${winery}`,
  ready_trips: (slug) => `the ready-made trip ${slug}`,
  places_to_eat_and_stay: (slug) => `the place ${slug}`,
};

/**
 * Knows what of the content cannot be shown. What is new among it is logged with its remedy, and what
 * can be shown again.
 */
export function invalidContent({
  db,
  logger,
  now,
  guide,
}: Pick<AppDeps, "db" | "logger" | "now"> & GuideDeps): () => Promise<readonly InvalidRow[]> {
  let before: readonly InvalidRow[] = [];
  return keepContent({ now, logger, read: guide }, async (current) => {
    const found = await listInvalidRows(db, current);
    const known = new Set(before.map(identity));
    for (const fault of found.filter((each) => !known.has(identity(each)))) {
      const { table, row, field, reason, file } = fault;
      logger.error(
        { table, row, field, file },
        `${file ?? table}, ${rowOf(fault)}, ${field}: ${reason}. It is left out of every list and page; correct it with a new migration: npm run content:new -- change "${row}"`,
      );
    }
    const still = new Set(found.map(rowOf));
    const back = new Set(before.map(rowOf).filter((row) => !still.has(row)));
    for (const row of back) logger.info(`${row} can be shown again`);
    before = found;
    return found;
  });
}

const rowOf = ({ table, row }: InvalidRow) => WHAT[table]?.(row) ?? row;

const identity = ({ table, row, field, reason }: InvalidRow) =>
  [table, row, field, reason].join("\n");
