/**
 * The content that tests read: what the migrations held once. What editors publish later is looked at by
 * `npm run content:check`, and changes no test.
 */
import { existsSync } from "node:fs";
import { cp, readdir, writeFile } from "node:fs/promises";
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
    if (name.endsWith(".sql") && isLaterContent(folder, name)) {
      await writeFile(join(folder, name), NOTHING);
    }
  }
}

const NOTHING = "select 1;\n";

function isLaterContent(folder: string, name: string): boolean {
  const number = name.slice(0, 4);
  return number > LAST_SEEN && !existsSync(join(folder, `meta/${number}_snapshot.json`));
}

/** Gives a database, which a site then opens, the site's tables and the tests' content. */
export async function migrateForTests(database: Parameters<typeof openDatabase>[0]): Promise<void> {
  const logger = createLogger("silent");
  const { pool, close } = await openDatabase(database, logger);
  try {
    // Under the names and digests of the files as they are, or the site would say that they were edited.
    const migrations = (await readMigrations()).map((migration) =>
      isLaterContent(migrationsFolder, migration.name)
        ? { ...migration, statements: [NOTHING] }
        : migration,
    );
    await migrateDatabase(pool, logger, migrations);
  } finally {
    await close();
  }
}
