import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SiteProcess, startSite } from "#server/testing/local/site-process.ts";
import { addMadeUpWineries } from "./made-up-rows.ts";

/**
 * Runs the built site with so many wineries, those beyond the guide's own made up, in a database that is
 * thrown away.
 *
 * @param use is given the site and how long its start took.
 */
export async function withSiteOf<T>(
  count: number,
  use: (site: SiteProcess, startMs: number) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-bench-"));
  try {
    const migrated = await startSite({ DATA_DIR: dataDir });
    await migrated.stop();
    await addMadeUpWineries(dataDir, count);
    const log = await open(join(dataDir, "log"), "w");
    const started = performance.now();
    const site = await startSite({ DATA_DIR: dataDir }, { logTo: log.fd });
    try {
      return await use(site, performance.now() - started);
    } finally {
      await site.stop();
      await log.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
