import pg from "pg";
import { DatabaseAwayError } from "./db-failures.ts";
import { refuseSecond } from "./db-one-connection.ts";

/** A statement that has ended, well or not. */
export interface EndedQuery {
  /** What it does to which table, as "select trips"; never its values. */
  readonly name: string;
  readonly ms: number;
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool of ten can hold ten connections that ended and do not know it yet. */
const ATTEMPTS = 12;

/**
 * The pool of the site. It keeps the rule of one connection each (`oneConnectionEach`) for those who use
 * it directly, such as the session store, and tells how long work waited and statements took.
 *
 * Reads are asked again when the connection that carried them ended: a failover or an operator's
 * `pg_terminate_backend` leaves connections that look idle until the next query. Only a single `select` is
 * repeated, never a write and nothing inside a transaction; a database that takes no new connection fails
 * at once.
 */
export class SitePool extends pg.Pool {
  /** Told how many seconds work waited for a connection. */
  onWaited: (seconds: number) => void = () => {};
  /** Told of each statement; those inside a transaction go by a connection of their own. */
  readonly watchers: ((query: EndedQuery) => void)[] = [];

  constructor(options: pg.PoolConfig) {
    super(options);
    const ask: (...args: unknown[]) => unknown = this.query.bind(this);
    // Set here, as the many ways to call it could not be declared again.
    Object.assign(this, { query: (...args: unknown[]) => this.#watched(args, ask) });
  }

  #watched(args: readonly unknown[], query: (...args: unknown[]) => unknown): unknown {
    const started = performance.now();
    const ask = () => query(...args);
    const first = ask();
    if (!(first instanceof Promise)) return first;
    const answer = isRead(args[0]) ? retryRead(first, ask) : first;
    const ended = () => {
      const told = { name: queryName(args[0]), ms: performance.now() - started };
      for (const watch of this.watchers) watch(told);
    };
    answer.then(ended, ended);
    return answer;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error)));
      });
    }
    refuseSecond();
    const startedAt = performance.now();
    super.connect((error, client, done) => {
      this.onWaited((performance.now() - startedAt) / 1000);
      callback(error && new DatabaseAwayError(error), client, done);
    });
    return undefined;
  }
}

async function retryRead(first: unknown, ask: () => unknown): Promise<unknown> {
  let answer = first;
  for (let attempt = 1; ; attempt++) {
    try {
      return await answer;
    } catch (error) {
      if (attempt === ATTEMPTS || !isLostConnection(error)) throw error;
      answer = ask();
    }
  }
}

const textOf = (query: unknown): unknown =>
  typeof query === "object" && query !== null && "text" in query ? query.text : query;

function isRead(query: unknown): boolean {
  const text = textOf(query);
  return typeof text === "string" && /^\s*select\b/i.test(text);
}

/** SQLSTATE 57P01 and 57P02 (ended by an operator, by a crash), or the socket's own end. */
const LOST = new Set(["57P01", "57P02", "ECONNRESET", "EPIPE"]);

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string") return LOST.has(error.code);
  return error.message.startsWith("Connection terminated unexpectedly");
}

/** The verb of a statement and its table: the first in quotes, which Drizzle writes, or the first at all. */
export function queryName(query: unknown): string {
  const text = textOf(query);
  if (typeof text !== "string") return "statement";
  const [, verb = "statement"] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table] =
    /\b(?:from|into|update)\s+"(\w+)"/i.exec(text) ??
    /\b(?:from|into|update|table)\s+(\w+)/i.exec(text) ??
    [];
  return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase();
}
