import connectPgSimple from "connect-pg-simple";
import session from "express-session";
import type pg from "pg";
import type { Logger } from "./logger.ts";

const PRUNE_SECONDS = 15 * 60;

/** Sessions in the database, so that every process serves every visitor; expired ones are pruned. */
export function openSessionStore(pool: pg.Pool, logger: Logger) {
  const PgStore = connectPgSimple(session);
  return new PgStore({
    pool,
    tableName: "sessions",
    // Prolonging is ours (`prolongSession`): a write a day instead of one at each request.
    disableTouch: true,
    pruneSessionInterval: PRUNE_SECONDS,
    errorLog: (...details: unknown[]) => logger.warn({ details }, "pruning sessions failed"),
  });
}
