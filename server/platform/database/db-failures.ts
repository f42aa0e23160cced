import { DrizzleQueryError } from "drizzle-orm";
import type pg from "pg";

/** What a database error is, without a word of its text, which can quote rows and parameters. */
export interface DatabaseFailure {
  /** SQLSTATE, or the system's code of a connection that failed. */
  readonly code: string;
  readonly constraint?: string;
  /** Whether it may work later: no connection, no room, shutting down, read-only, too slow. */
  readonly away: boolean;
}

/** Errors that a connection of ours ended with; nothing in them says that they came from one. */
const ofConnections = new WeakSet<Error>();

/** A connection to the database could not be made. */
export class DatabaseAwayError extends Error {
  constructor(cause: unknown) {
    super("no connection to the database", { cause });
    this.name = "DatabaseAwayError";
  }
}

const DAMAGED =
  "the database: one of its files is missing or damaged; put a backup back (docs/operations.md)";

/** By SQLSTATE: what waiting does not help. */
const REFUSALS: Readonly<Record<string, string>> = {
  "3D000": "DATABASE_URL: the server has no database of this name",
  "28P01": "DATABASE_URL: the server refuses this name and password",
  "28000": "DATABASE_URL: the server has no such role, or lets it in from elsewhere only",
  "42501": "DATABASE_URL: this role lacks rights in that database, which should be its own",
  "58P01": DAMAGED,
  XX001: DAMAGED,
};

/** What `pg` says of a server without TLS that `sslmode` asks for; it gives no code. */
const WITHOUT_TLS = "The server does not support SSL connections";

/** What an operator has to mend, where a failure of the database says it. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof Error && error.cause instanceof Error && error.cause.message === WITHOUT_TLS
    ? "DATABASE_URL: the server has no TLS, which sslmode asks for"
    : REFUSALS[databaseFailure(error)?.code ?? ""];

/** Marks what the pool's connections end with as errors of the database. */
export function markFailuresOf(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    client.on("error", (error) => ofConnections.add(error));
  });
}

/** SQLSTATE: what the database must write has no room. */
export const DISK_FULL = "53100";

/** SQLSTATE: connection (08), read-only (25006), stood still (25P03), beside another's change (40), resources (53), operator's hand or time-out (57). */
const AWAY_STATE = /^(08|25006|25P03|40|53|57)/;
/** Errors that `pg` makes itself and gives no code. */
const PG_MESSAGE =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

/** Whether an error, or what caused it, came from the database; undefined for all others. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  let ofDatabase = false;
  for (let at = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth++) {
    const state = sqlState(at);
    if (state) return state;
    if (at instanceof DatabaseAwayError) return { code: codeOf(at.cause) ?? "08000", away: true };
    if (ofConnections.has(at) || PG_MESSAGE.test(at.message)) {
      return { code: codeOf(at) ?? "08006", away: true };
    }
    // What made a query fail without a SQLSTATE is the way to the database.
    if (ofDatabase && codeOf(at)) return { code: codeOf(at) ?? "", away: true };
    ofDatabase ||= at instanceof DrizzleQueryError;
  }
  return undefined;
}

function sqlState(error: Error): DatabaseFailure | undefined {
  if (!("severity" in error && "code" in error)) return undefined;
  if (typeof error.code !== "string" || !/^[0-9A-Z]{5}$/.test(error.code)) return undefined;
  const constraint = "constraint" in error ? error.constraint : undefined;
  return {
    code: error.code,
    ...(typeof constraint === "string" && { constraint }),
    away: AWAY_STATE.test(error.code),
  };
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!(error instanceof Error && "code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
