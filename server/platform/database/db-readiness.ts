import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { DISK_FULL, databaseFailure } from "./db-failures.ts";
import { missingMigrations } from "./migrate.ts";

/** Whether requests that need the database can be served, and if not, why: a sentence. */
export type Readiness = { readonly ready: true } | { readonly ready: false; readonly why: string };

/** Short enough for a proxy that gives its check a second. */
const TIMEOUT_MS = 800;

/** A connection for the check alone, so that a busy pool does not make it slow. */
export function poolOfCheck(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  });
  pool.on("error", () => {});
  return pool;
}

/**
 * What is known of the database, asked once for all who check at once: it answers, takes changes, and has every
 * migration of this build. Newer migrations are no fault; during a release the old build serves beside the new one.
 *
 * @param checked the pool of the check; a full disk is looked for by `pool`, whose role may write.
 */
export function watchReadiness(pool: pg.Pool, checked: pg.Pool) {
  let pending: Promise<Readiness> | undefined;
  let isFull = false;
  const readiness = async (): Promise<Readiness> => {
    pending ??= Promise.race([ask(checked), delay(TIMEOUT_MS, NO_ANSWER)]).finally(() => {
      pending = undefined;
    });
    const found = await pending;
    return found.ready && isFull ? FULL : found;
  };
  return {
    /** Within a second or two. */
    readiness,
    /**
     * Whether a database that failed with `code` works again. Of a full disk only a write knows that: some
     * pages of a table that ends with its statement, so that it passes a pooler and leaves nothing.
     */
    worksAgain: async (code: string | undefined): Promise<boolean> => {
      if (code !== DISK_FULL && !isFull) return (await readiness()).ready;
      try {
        await pool.query(
          "do $$ begin create temp table room on commit drop as select generate_series(1, 9999); end $$",
        );
        isFull = false;
      } catch (error) {
        // A role that may make no such table is not what was away.
        isFull = databaseFailure(error)?.away === true;
      }
      return !isFull;
    },
  };
}

const NO_ANSWER: Readiness = { ready: false, why: "The database does not answer." };
const FULL: Readiness = { ready: false, why: "The disk of the database is full." };

async function ask(pool: pg.Pool): Promise<Readiness> {
  try {
    const { rows } = await pool.query<{ read_only: boolean }>(
      "select current_setting('transaction_read_only')::bool or pg_is_in_recovery() as read_only",
    );
    if (rows[0]?.read_only !== false) return { ready: false, why: "The database is read-only." };
    if ((await missingMigrations(pool)).length === 0) return { ready: true };
    return { ready: false, why: "The database lacks migrations of this build." };
  } catch {
    return NO_ANSWER;
  }
}
