import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Database, openDatabase } from "#server/platform/database/db-pool.ts";
import {
  migrateDatabase,
  missingMigrations,
  readMigrations,
} from "#server/platform/database/migrate.ts";
import { createLogger } from "#server/platform/logger.ts";
import { isPublished, type PublishedMigrations } from "./published-migrations.ts";

/**
 * A data folder of the site with everything that is published, made once for each state of it; a
 * preview works on copies, where only the new files have to run.
 *
 * @param cache where databases of published content are kept.
 * @returns its path
 */
export async function publishedDatabase(
  cache: string,
  published: PublishedMigrations,
): Promise<string> {
  const migrations = (await readMigrations()).filter(({ name }) =>
    isPublished(published, `${name}.sql`),
  );
  const state = createHash("sha256");
  for (const { name, hash } of migrations) state.update(`${name}\0${hash}\0`);
  const base = join(cache, state.digest("hex").slice(0, 16));
  if ((await readdir(base).catch(() => [])).length > 0) return base;
  await rm(cache, { recursive: true, force: true });
  const making = join(cache, "making");
  await mkdir(making, { recursive: true });
  await inFolder(making, ({ pool }) => migrateDatabase(pool, silent, migrations));
  await rename(making, base);
  return base;
}

/** Notes in a data folder that its new files have run, so that a site there shows what is published. */
export async function passOverNew(dataDir: string): Promise<void> {
  await inFolder(dataDir, async ({ pool }) => {
    const missing = new Set(await missingMigrations(pool));
    for (const { name, hash, writtenAt } of await readMigrations()) {
      if (!missing.has(name)) continue;
      await pool.query(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
        [hash, writtenAt],
      );
    }
  });
}

const silent = createLogger("silent");

async function inFolder(
  dataDir: string,
  use: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, silent);
  try {
    await use(database);
  } finally {
    await database.close();
  }
}
