/** `npm run data:import -- file.sql`: an export of the site into an embedded database that is empty. */
import { readFile } from "node:fs/promises";
import { millisecondsInDay } from "date-fns/constants";
import { DataCommandError, runDataCommand } from "#scripts/data/run-data-command.ts";
import type { Config } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { createLogger } from "#server/platform/logger.ts";

/** Longer than any import; the pool's own limit is for the requests of visitors. */
const LONG_MS = millisecondsInDay;

await runDataCommand(async (config, file) => {
  if (!file) throw new DataCommandError("Name the file: npm run data:import -- file.sql");
  if (config.databaseUrl) {
    throw new DataCommandError(
      "DATABASE_URL is set, and this fills the embedded database. Unset it, or load the file with " +
        `psql -v ON_ERROR_STOP=1 -f ${file} DATABASE_URL`,
    );
  }
  await importFrom(file, config);
  return `${config.dataDir} holds what ${file} held.`;
});

async function importFrom(file: string, config: Config): Promise<void> {
  const text = await readFile(file, "utf8");
  const database = await openDatabase(config, createLogger("silent"));
  try {
    const { rows } = await database.pool.query<{ tables: number }>(
      "select count(*)::int as tables from pg_tables where schemaname in ('public', 'drizzle')",
    );
    if (rows[0]?.tables !== 0) {
      throw new DataCommandError(
        `The database in ${config.dataDir} is not empty. Give DATA_DIR a new folder, or move the old one away.`,
      );
    }
    const whole = { text, query_timeout: LONG_MS };
    await database.pool.query(whole);
  } finally {
    await database.close();
  }
}
