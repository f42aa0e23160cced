import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import {
  migrateDatabase,
  missingMigrations,
  readMigrations as readKnown,
} from "#server/platform/database/migrate.ts";
import { createLogger } from "#server/platform/logger.ts";
import { type MigrationFile, readMigrations } from "./migration-files.ts";
import { isPublished, type PublishedMigrations } from "./published-migrations.ts";

interface PreviewFolders {
  readonly migrations: string;
  /** Where databases of published content are kept. */
  readonly cache: string;
}

/**
 * A data folder of the site with everything that is published, made once for each state of it; a
 * preview works on copies, where only the new files have to run.
 *
 * @returns its path
 */
export async function publishedDatabase(
  { migrations, cache }: PreviewFolders,
  published: PublishedMigrations,
): Promise<string> {
  const files = (await readMigrations(migrations)).filter(({ name }) =>
    isPublished(published, name),
  );
  const base = join(cache, stateOf(files));
  if ((await readdir(base).catch(() => [])).length > 0) return base;
  await rm(cache, { recursive: true, force: true });
  const making = join(cache, "making");
  const folder = join(making, "migrations");
  await copyOfPublished(migrations, folder, files);
  const dataDir = join(making, "data");
  await mkdir(dataDir, { recursive: true });
  const logger = createLogger("silent");
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, logger);
  try {
    await migrateDatabase(database.pool, logger, folder);
  } finally {
    await database.close();
  }
  await rename(dataDir, base);
  await rm(making, { recursive: true, force: true });
  return base;
}

/** Notes in a data folder that its new files have run, so that a site there shows what is published. */
export async function passOverNew(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, createLogger("silent"));
  try {
    const missing = new Set(await missingMigrations(database.pool));
    for (const { name, hash, writtenAt } of await readKnown()) {
      if (!missing.has(name)) continue;
      await database.pool.query(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
        [hash, writtenAt],
      );
    }
  } finally {
    await database.close();
  }
}

async function copyOfPublished(
  from: string,
  to: string,
  files: readonly MigrationFile[],
): Promise<void> {
  await mkdir(join(to, "meta"), { recursive: true });
  for (const { name } of files) await cp(join(from, name), join(to, name));
  const journal = JSON.parse(await readFile(join(from, "meta/_journal.json"), "utf8"));
  const names = new Set(files.map(({ name }) => name));
  const entries = journal.entries.filter(({ tag }: { tag: string }) => names.has(`${tag}.sql`));
  await writeFile(join(to, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
}

function stateOf(files: readonly MigrationFile[]): string {
  const hash = createHash("sha256");
  for (const { name, sql } of files) hash.update(`${name}\0${sql}\0`);
  return hash.digest("hex").slice(0, 16);
}
