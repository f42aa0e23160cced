/**
 * The content that tests read: what the migrations held once. What editors publish later is looked at by
 * `npm run content:check`, and changes no test.
 */
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { migrateDatabase, readMigrations } from "#server/platform/database/migrate.ts";
import { createLogger } from "#server/platform/logger.ts";
import { migrationsFolder } from "#server/platform/paths.ts";

/** The last file whose rows tests see. Raise it where a test needs rows that came later. */
const LAST_SEEN = "0043";

/**
 * Copies the site's migrations into a folder. Content that came later keeps its place there, and does
 * nothing; later changes of tables are whole.
 */
export async function copyTestMigrations(folder: string, from = migrationsFolder): Promise<void> {
  await cp(from, folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const number = name.slice(0, 4);
    const isLater = name.endsWith(".sql") && number > LAST_SEEN;
    const changesTables = existsSync(join(folder, `meta/${number}_snapshot.json`));
    if (isLater && !changesTables) await writeFile(join(folder, name), "select 1;\n");
  }
}

/** Gives a database, which a site then opens, the site's tables and the tests' content. */
export async function migrateForTests(database: Parameters<typeof openDatabase>[0]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "guide-test-content-"));
  const logger = createLogger("silent");
  const { pool, close } = await openDatabase(database, logger);
  try {
    await copyTestMigrations(folder);
    await migrateDatabase(pool, logger, folder);
    // As if the files had run as they are, or the site would say that they were edited.
    for (const { writtenAt, hash } of await readMigrations()) {
      await pool.query("update drizzle.__drizzle_migrations set hash = $2 where created_at = $1", [
        writtenAt,
        hash,
      ]);
    }
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}
