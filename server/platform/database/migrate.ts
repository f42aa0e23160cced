import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { z } from "zod";
import type { Logger } from "../logger.ts";
import { migrationsFolder } from "../paths.ts";
import { refusalOf } from "./db-failures.ts";
import { MigrationError, migrationFailure } from "./migration-failure.ts";

/** An advisory lock, so that only one process migrates at a time. */
const MIGRATION_LOCK = 7_462_019;
const ATTEMPTS = 30;
/** Longer than any migration; the pool's limit is for visitors' requests. */
const LONG_MS = 24 * 60 * 60 * 1000;

/** One migration of this build. */
export interface Migration {
  /** The file's name without `.sql`. */
  readonly name: string;
  /** When it was written, in milliseconds; its identity in the database. */
  readonly writtenAt: number;
  readonly hash: string;
  readonly statements: readonly string[];
}

/** One row of `drizzle.__drizzle_migrations`. */
export type AppliedMigration = Pick<Migration, "writtenAt" | "hash">;

/** The migrations of this build, oldest first. */
export async function readMigrations(): Promise<Migration[]> {
  const listed = await listMigrations();
  const files = readMigrationFiles({ migrationsFolder });
  return listed.map((migration, index) => ({
    ...migration,
    hash: files[index]?.hash ?? "",
    statements: files[index]?.sql ?? [],
  }));
}

/** The migrations of this build by their journal alone, oldest first. */
async function listMigrations(): Promise<Pick<Migration, "name" | "writtenAt">[]> {
  const { entries } = await readJournalFile(migrationsFolder);
  return entries.map(({ tag, when }) => ({ name: tag, writtenAt: when }));
}

/**
 * What is left to apply, and which applied ones have another text today.
 *
 * @throws MigrationError naming those that are older than the last applied and were never applied:
 * they were written on another branch, and nobody has tried them on what came after.
 */
export function planMigrations(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
): { readonly due: readonly Migration[]; readonly edited: readonly string[] } {
  const hashes = new Map(applied.map(({ writtenAt, hash }) => [writtenAt, hash]));
  const last = Math.max(0, ...hashes.keys());
  const due = known.filter(({ writtenAt }) => !hashes.has(writtenAt));
  const late = due.filter(({ writtenAt }) => writtenAt < last).map(({ name }) => name);
  if (late.length > 0) {
    throw new MigrationError(
      `These migrations are older than the last one of this database and were never applied: ${late.join(", ")}. ` +
        "Write them anew (npm run db:generate), so that they come last.",
    );
  }
  const edited = known.filter(({ writtenAt, hash }) => {
    const before = hashes.get(writtenAt);
    return before !== undefined && before !== hash;
  });
  return { due, edited: edited.map(({ name }) => name) };
}

/**
 * Brings the database to the newest migration, in one transaction: all of them or none. Of several
 * processes that start at once, one migrates and the others wait, also behind PgBouncer. A database
 * that does not answer yet is waited for (30 seconds).
 *
 * @param migrations those of this build, unless others are named.
 * @throws MigrationError for a migration that comes too late, or that the database refuses.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  logger: Logger,
  migrations?: readonly Migration[],
): Promise<void> {
  const known = migrations ?? (await readMigrations());
  const client = await connectPatiently(pool, logger);
  let failure: Error | undefined;
  try {
    await client.query("begin");
    await applyDue(client, known, logger);
    await client.query("commit");
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    await client.query("rollback").catch(() => {});
    throw failure;
  } finally {
    client.release(failure);
  }
}

async function applyDue(
  client: pg.PoolClient,
  known: readonly Migration[],
  logger: Logger,
): Promise<void> {
  // `pg` has a limit of its own for each query, beside that of the server.
  const run = (text: string, values?: unknown[]) => {
    const query = { text, query_timeout: LONG_MS, ...(values && { values }) };
    return client.query(query);
  };
  await run("set local statement_timeout = 0");
  await run("set local lock_timeout = 0");
  // Of the transaction, so that it cannot outlive it on a connection that a proxy shares out.
  await run("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
  await run("create schema if not exists drizzle");
  await run(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  const { due, edited } = planMigrations(known, await appliedMigrations(client));
  if (edited.length > 0) {
    logger.warn(
      { edited },
      `${edited.map((name) => `${name}.sql`).join(", ")}: edited since this database applied it, so what was changed does not show. Put the old text back and write the change as a migration of its own: npm run content:new -- change "What it corrects"; an unpublished one is looked at with npm run content:preview`,
    );
  }
  for (const { name, writtenAt, hash, statements } of due) {
    for (const text of statements) {
      await run(text).catch((error: unknown) => {
        throw migrationFailure({ name, text, error });
      });
    }
    await run("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      writtenAt,
    ]);
    logger.info({ migration: name }, "migration applied");
  }
}

/** What the database has, oldest first. */
export async function appliedMigrations(
  client: pg.Pool | pg.ClientBase,
): Promise<AppliedMigration[]> {
  const { rows } = await client.query<{ created_at: string; hash: string }>(
    "select created_at, hash from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ created_at, hash }) => ({ writtenAt: Number(created_at), hash }));
}

/** The migrations of this build that the database lacks, by name. */
export async function missingMigrations(client: pg.Pool): Promise<string[]> {
  const applied = new Set((await appliedMigrations(client)).map(({ writtenAt }) => writtenAt));
  const known = await listMigrations();
  return known.filter(({ writtenAt }) => !applied.has(writtenAt)).map(({ name }) => name);
}

async function connectPatiently(pool: pg.Pool, logger: Logger): Promise<pg.PoolClient> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await pool.connect();
    } catch (error) {
      if (refusalOf(error) || attempt >= ATTEMPTS) throw error;
      if (attempt === 1) logger.warn({ err: error }, "the database does not answer yet; waiting");
      await delay(1_000);
    }
  }
}

export const journalPath = (folder: string) => join(folder, "meta/_journal.json");

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })),
});

/**
 * Reads the journal of a migrations folder.
 *
 * @throws MigrationError in one line if it is missing, has merge conflict markers, or is no journal.
 */
export async function readJournalFile(folder: string) {
  const name = `${basename(folder)}/meta/_journal.json`;
  const text = await readFile(journalPath(folder), "utf8").catch((error: unknown) => {
    const reason = reasonOf(error);
    const advice = `. Take it back from git: git checkout HEAD -- ${name}`;
    throw new MigrationError(
      `${name}: cannot be read (${reason})${reason.includes("ENOENT") ? advice : ""}`,
    );
  });
  const mark = text.split("\n").findIndex((line) => /^(?:<{7}|={7}|>{7})/.test(line));
  if (mark >= 0) {
    throw new MigrationError(
      `${name}, line ${mark + 1}: marks of a merge. Keep the entries of both sides, the published ones first, remove the marks, give each a free number in "idx" and "tag" (and its file the same name) and a later "when" than the one before it; then npm run content:check`,
    );
  }
  try {
    return journalSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new MigrationError(
      `${name}: not JSON of a journal (${reasonOf(error)}). Correct it there, or take it back from git: git checkout HEAD -- ${name}`,
    );
  }
}

const reasonOf = (error: unknown) => String(error).replace(/\s+/g, " ");
