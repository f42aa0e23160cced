import connectPgSimple from "connect-pg-simple";
import type { Request } from "express";
import session, { type SessionData } from "express-session";
import type pg from "pg";
import type { Logger } from "../logger.ts";

type Got = (error: unknown, session?: SessionData | null) => void;

/** A session could not be read, which says nothing about whether it exists. */
class SessionUnreadError extends Error {
  constructor(cause: unknown) {
    // Without a `code`: express-session takes an error with ENOENT for "no such session".
    super("the session could not be read", { cause });
    this.name = "SessionUnreadError";
  }
}

/**
 * One row whatever the table holds, and the session asked for in it: no row is no answer. It ends by the
 * database's time, since a process whose clock is months ahead would sign its visitors out.
 */
const READ = `select $1::text as sid,
  (select sess from sessions where sid = $1 and expire >= now()) as sess`;

const CHANGE = "update sessions set sess = $1, expire = to_timestamp($2) where sid = $3";

/** Sessions in the database, so that every process serves every visitor. */
export function openSessionStore(pool: pg.Pool, logger: Logger) {
  const PgStore = connectPgSimple(session);
  /** Sessions that came from the database. */
  const stored = new WeakSet<SessionData>();
  class SessionStore extends PgStore {
    override createSession(req: Request, found: SessionData) {
      const current = super.createSession(req, found);
      stored.add(current);
      return current;
    }

    /** A session that came from the database is not inserted again: it may have been ended meanwhile. */
    override set(sid: string, current: SessionData, done?: (error?: unknown) => void): void {
      const { expires } = current.cookie;
      if (!stored.has(current) || !expires) {
        super.set(sid, current, done);
        return;
      }
      const seconds = new Date(expires).getTime() / 1000;
      pool.query(CHANGE, [current, seconds, sid]).then(() => done?.(), done);
    }

    /** "No such session" only where the database says so, in an answer about this very session. */
    override get(sid: string, got: Got): void {
      pool
        .query<{ sid: string; sess: SessionData | null }>(READ, [sid])
        .then(({ rows: [row] }) => {
          if (row?.sid !== sid) throw new Error("the answer is not about this session");
          return row.sess;
        })
        .then(
          (found) => got(null, found),
          (cause: unknown) => got(new SessionUnreadError(cause)),
        );
    }
  }
  return new SessionStore({
    pool,
    tableName: "sessions",
    // Prolonging is ours (`prolongSession`): a write a day instead of one at each request.
    disableTouch: true,
    // Expired ones go with the housekeeping (`pruneSignIn`).
    pruneSessionInterval: false,
    errorLog: (...details: unknown[]) => logger.warn({ details }, "the session store failed"),
  });
}
