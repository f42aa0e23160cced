import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Config } from "../config.ts";
import { startEmbeddedDatabase } from "../embedded/embedded-database.ts";
import type { Logger } from "../logger.ts";
import { schema } from "./db.ts";
import { markFailuresOf } from "./db-failures.ts";
import { noticesOfPool, noticesPastPooler } from "./db-notices.ts";
import { oneConnectionEach } from "./db-one-connection.ts";
import { poolOfCheck, watchReadiness } from "./db-readiness.ts";
import { SitePool } from "./site-pool.ts";

/** A pool on either engine, and how to end it. */
export type Database = Awaited<ReturnType<typeof openDatabase>>;

const POOL_SIZE = 10;
/** Work that waits longer for a connection is refused (503), so that an overload is seen. */
const MAX_WAIT_MS = 1_000;
/** The one connection of the embedded database is away for as long as its vacuum takes. */
const MAX_WAIT_EMBEDDED_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * Opens the database the configuration names: Postgres, or the embedded one in `dataDir`.
 *
 * @throws FolderInUseError when another process has the embedded folder open.
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir"> & Partial<Pick<Config, "databaseListenUrl">>,
  logger: Logger,
) {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase(config.dataDir, logger);
  const connection: pg.PoolConfig = embedded
    ? { user: "postgres", database: "postgres", stream: embedded.openStream }
    : { connectionString: config.databaseUrl, keepAlive: true };
  const onConnect: ((client: pg.ClientBase) => Promise<void>)[] = [];
  if (!embedded) onConnect.push(limitStatementsOf);
  const pool = new SitePool({
    ...connection,
    max: embedded ? 1 : POOL_SIZE,
    connectionTimeoutMillis: embedded ? MAX_WAIT_EMBEDDED_MS : MAX_WAIT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 2_000,
    onConnect: async (client) => {
      for (const prepare of onConnect) await prepare(client);
    },
  });
  markFailuresOf(pool);
  const checked = embedded ? pool : poolOfCheck(connection);
  // An idle connection that breaks is replaced at the next query; it must not end the process.
  pool.on("error", (error) => logger.warn({ err: error }, "an idle database connection broke"));
  return {
    pool,
    db: oneConnectionEach(drizzle(pool, { schema })),
    ...watchReadiness(pool, checked),
    /** From now on no statement may run longer; migrations, which come before, may. */
    limitStatements: (limitMs = STATEMENT_TIMEOUT_MS) => embedded?.limitStatements(limitMs),
    /** Passes on what is sent to a channel. */
    listen: (channel: string, onNotice: (payload: string) => void) => {
      if (embedded) return noticesOfPool(pool, onConnect, channel, onNotice);
      return noticesPastPooler({
        connection: config.databaseListenUrl
          ? { connectionString: config.databaseListenUrl }
          : connection,
        tell: (to, payload) => pool.query("select pg_notify($1, $2)", [to, payload]),
        ...{ channel, onNotice, logger },
      });
    },
    /** Does what an autovacuum process does elsewhere; the embedded database has none. */
    vacuum: async (): Promise<void> => {
      if (embedded) await pool.query("vacuum (analyze)");
    },
    close: async (): Promise<void> => {
      if (checked !== pool) await checked.end();
      await pool.end();
      await embedded?.close();
    },
  };
}

/**
 * No statement here is long enough to gain by being compiled, which takes a third of a second.
 * As a statement and not with the connection's start, which PgBouncer would refuse. Where the role has
 * a limit (docs/operations.md), none is set: through a pooler a setting outlives its session. A process that
 * stands still in a change holds others up for less than a statement's limit. Dates are read as ISO writes them.
 */
async function limitStatementsOf(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select set_config('statement_timeout', $1, false), set_config('jit', 'off', false)
    where current_setting('statement_timeout') = '0'
    union all select set_config('idle_in_transaction_session_timeout', '5s', false), ''
    where current_setting('idle_in_transaction_session_timeout') = '0'
    union all select set_config('datestyle', 'ISO', false), ''
    where current_setting('datestyle') not like 'ISO%'`,
    [String(STATEMENT_TIMEOUT_MS)],
  );
}
