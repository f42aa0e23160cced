import type pg from "pg";

/** A pool of ten can hold ten connections that ended and do not know it yet. */
const ATTEMPTS = 12;

/**
 * A pool whose reads are asked again when the connection that carried them ended: a failover or an
 * operator's `pg_terminate_backend` leaves connections that look idle until the next query. Only a
 * single `select` is repeated, never a write and nothing inside a transaction; a database that takes
 * no new connection fails at once, as before.
 */
export function readingAgain<Pool extends pg.Pool>(pool: Pool): Pool {
  return new Proxy(pool, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (name !== "query") return value.bind(target);
      return (...args: unknown[]) => {
        const ask = (): unknown => Reflect.apply(value, target, args);
        const first = ask();
        return isRead(args) ? untilCarried(first, ask) : first;
      };
    },
  });
}

async function untilCarried(first: unknown, ask: () => unknown): Promise<unknown> {
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

/** A `select` whose answer comes as a promise. */
function isRead(args: readonly unknown[]): boolean {
  if (args.some((arg) => typeof arg === "function")) return false;
  const [asked] = args;
  const text = typeof asked === "object" && asked !== null && "text" in asked ? asked.text : asked;
  return typeof text === "string" && /^\s*select\b/i.test(text);
}

/** SQLSTATE 57P01 and 57P02 (ended by an operator, by a crash), or the socket's own end. */
const LOST = new Set(["57P01", "57P02", "ECONNRESET", "EPIPE"]);

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string") return LOST.has(error.code);
  return error.message.startsWith("Connection terminated unexpectedly");
}
