/**
 * `npm run data:export [-- file.sql]`: the database that the environment names, as SQL for any Postgres.
 * `npm run data:import -- file.sql`: such a file into an embedded database that is empty.
 */
import { createWriteStream } from "node:fs";
import { open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { millisecondsInDay } from "date-fns/constants";
import { CommandError, runCommand } from "#scripts/command.ts";
import { type Config, readConfig } from "#server/platform/config.ts";
import { type Database, openDatabase } from "#server/platform/database/db-pool.ts";
import { readMigrations } from "#server/platform/database/migrate.ts";
import { createLogger } from "#server/platform/logger.ts";
import { dumpStatements } from "./write-dump.ts";

/** Longer than any import; the pool's own limit is for the requests of visitors. */
const LONG_MS = millisecondsInDay;

// What is written belongs to the operator alone.
process.umask(0o077);
const [command, file] = process.argv.slice(2);
await runCommand(() => (command === "export" ? exportData : importData)(readConfig()));

async function exportData(config: Config): Promise<string> {
  const target = file ?? join(config.dataDir, "export.sql");
  await withDatabase(config, (database) => exportTo(target, database));
  return (
    `${target} holds the whole site: accounts, sessions and trips; keep it as carefully as the database.\n` +
    `Load it into an empty Postgres: psql -v ON_ERROR_STOP=1 -f ${target} DATABASE_URL\n` +
    "Whoever is signed in stays so where the site keeps its SESSION_SECRET, or its DATA_DIR."
  );
}

async function exportTo(target: string, { pool }: Database): Promise<void> {
  const migrations = await readMigrations();
  // "x": an older export is never written over.
  const handle = await open(target, "wx", 0o600);
  const client = await pool.connect();
  try {
    const output = createWriteStream("", { fd: handle, flush: true });
    await pipeline(dumpStatements(client, migrations), output);
  } catch (error) {
    await rm(target);
    throw error;
  } finally {
    client.release();
  }
}

async function importData(config: Config): Promise<string> {
  if (!file) throw new CommandError("Name the file: npm run data:import -- file.sql");
  if (config.databaseUrl) {
    throw new CommandError(
      "DATABASE_URL is set, and this fills the embedded database. Unset it, or load the file with " +
        `psql -v ON_ERROR_STOP=1 -f ${file} DATABASE_URL`,
    );
  }
  const text = await readFile(file, "utf8");
  await withDatabase(config, async ({ pool }) => {
    const { rows } = await pool.query<{ tables: number }>(
      "select count(*)::int as tables from pg_tables where schemaname in ('public', 'drizzle')",
    );
    if (rows[0]?.tables !== 0) {
      throw new CommandError(
        `The database in ${config.dataDir} is not empty. Give DATA_DIR a new folder, or move the old one away.`,
      );
    }
    const whole = { text, query_timeout: LONG_MS };
    await pool.query(whole);
  });
  return `${config.dataDir} holds what ${file} held.`;
}

async function withDatabase(config: Config, use: (database: Database) => Promise<void>) {
  const database = await openDatabase(config, createLogger("silent"));
  try {
    await use(database);
  } finally {
    await database.close();
  }
}
