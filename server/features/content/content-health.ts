import type { Db } from "#server/platform/database/db.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { UnsoundRow } from "#shared/api/site.ts";
import { listUnsoundRows } from "./content-health-queries.ts";

/** How a row is called where its key is not its own. */
const WHAT: Partial<Record<UnsoundRow["table"], (row: string) => string>> = {
  fact_sources: (winery) => `a source of ${winery}`,
  ready_trips: (slug) => `the ready-made trip ${slug}`,
};

/**
 * Looks through all content before the site says that it is ready. What cannot be shown is logged, a
 * line for each fault with its file and remedy; the site opens without it.
 */
export async function checkContentHealth(db: Db, logger: Logger): Promise<UnsoundRow[]> {
  const unsound = await listUnsoundRows(db);
  for (const { table, row, field, reason, file } of unsound) {
    const what = WHAT[table]?.(row) ?? row;
    logger.error(
      { table, row, field, file },
      `${file ?? table}, ${what}, ${field}: ${reason}. It is left out of every list and page; correct it with a new migration: npm run content:new -- change "${row}"`,
    );
  }
  return unsound;
}
