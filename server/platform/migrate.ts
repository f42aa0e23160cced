import { setTimeout as delay } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import type { Logger } from "./logger.ts";
import { migrationsFolder } from "./paths.ts";

/** Any constant of this application's own: processes that migrate wait for each other on it. */
const MIGRATION_LOCK = 7_462_019;
const ATTEMPTS = 30;

/**
 * Brings the database to the newest migration. Of several processes that start at once, one
 * migrates and the others wait. A database that does not answer yet is waited for (30 seconds).
 */
export async function migrateDatabase(pool: pg.Pool, logger: Logger): Promise<void> {
  const client = await connectPatiently(pool, logger);
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  } finally {
    // The connection is closed rather than pooled, so that its lock cannot outlive a failure.
    client.release(true);
  }
}

async function connectPatiently(pool: pg.Pool, logger: Logger): Promise<pg.PoolClient> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await pool.connect();
    } catch (error) {
      if (attempt >= ATTEMPTS) throw error;
      if (attempt === 1) logger.warn({ err: error }, "the database does not answer yet; waiting");
      await delay(1_000);
    }
  }
}
