/** `npm run data:export [-- file.sql]`: the database the environment names, as SQL for any Postgres. */
import { createWriteStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { runDataCommand } from "#scripts/data/run-data-command.ts";
import { dumpStatements } from "#scripts/data/write-dump.ts";
import type { Config } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { readMigrations } from "#server/platform/database/migrate.ts";
import { createLogger } from "#server/platform/logger.ts";

await runDataCommand(async (config, file = join(config.dataDir, "export.sql")) => {
  await exportTo(file, config);
  return (
    `${file} holds the whole site: accounts, sessions and trips; keep it as carefully as the database.\n` +
    `Load it into an empty Postgres: psql -v ON_ERROR_STOP=1 -f ${file} DATABASE_URL\n` +
    "Whoever is signed in stays so where the site keeps its SESSION_SECRET, or its DATA_DIR."
  );
});

async function exportTo(file: string, config: Config): Promise<void> {
  const migrations = await readMigrations();
  const database = await openDatabase(config, createLogger("silent"));
  try {
    // "x": an older export is never written over.
    const handle = await open(file, "wx", 0o600);
    const client = await database.pool.connect();
    try {
      const output = createWriteStream("", { fd: handle, flush: true });
      await pipeline(dumpStatements(client, migrations), output);
    } catch (error) {
      await rm(file);
      throw error;
    } finally {
      client.release();
    }
  } finally {
    await database.close();
  }
}
