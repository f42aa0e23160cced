import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Config } from "./config.ts";
import { type Db, schema } from "./db.ts";
import { oneConnectionEach, SitePool } from "./db-one-connection.ts";
import { startEmbeddedDatabase } from "./embedded-database.ts";
import type { Logger } from "./logger.ts";

/** A pool on either engine, and how to end it. */
export interface Database {
  readonly pool: pg.Pool;
  readonly db: Db;
  /** From now on no statement may run longer; migrations, which come before, may. */
  limitStatements(limitMs?: number): void;
  close(): Promise<void>;
}

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * Opens the database the configuration names: Postgres, or the embedded one in `dataDir`.
 *
 * @throws FolderInUseError when another process has the embedded folder open.
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  logger: Logger,
): Promise<Database> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase(config.dataDir, logger);
  const pool = new SitePool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 2_000,
    ...(embedded
      ? { user: "postgres", database: "postgres", max: 1, stream: embedded.openStream }
      : {
          connectionString: config.databaseUrl,
          max: POOL_SIZE,
          statement_timeout: STATEMENT_TIMEOUT_MS,
          keepAlive: true,
        }),
  });
  // An idle connection that breaks is replaced at the next query; it must not end the process.
  pool.on("error", (error) => logger.warn({ err: error }, "an idle database connection broke"));
  return {
    pool,
    db: oneConnectionEach(drizzle(pool, { schema })),
    limitStatements: (limitMs = STATEMENT_TIMEOUT_MS) => embedded?.limitStatements(limitMs),
    close: async () => {
      await pool.end();
      await embedded?.close();
    },
  };
}
