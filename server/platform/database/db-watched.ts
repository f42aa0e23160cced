import type pg from "pg";

/** A statement that has ended, well or not. */
export interface EndedQuery {
  /** What it does to which table, as "select trips"; never its values. */
  readonly name: string;
  readonly ms: number;
}

/**
 * A pool that tells of each statement asked of it. Those inside a transaction go by a connection of
 * their own and are not told.
 */
export function watchingQueries<Pool extends pg.Pool>(
  pool: Pool,
  tell: (query: EndedQuery) => void,
): Pool {
  return new Proxy(pool, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (name !== "query") return value.bind(target);
      return (...args: unknown[]) => {
        const started = performance.now();
        const answer: unknown = Reflect.apply(value, target, args);
        if (answer instanceof Promise) {
          const ended = () => tell({ name: queryName(args[0]), ms: performance.now() - started });
          answer.then(ended, ended);
        }
        return answer;
      };
    },
  });
}

/** The verb of a statement and its table: the first in quotes, which Drizzle writes, or the first at all. */
export function queryName(asked: unknown): string {
  const text = typeof asked === "object" && asked !== null && "text" in asked ? asked.text : asked;
  if (typeof text !== "string") return "statement";
  const [, verb = "statement"] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table] =
    /\b(?:from|into|update)\s+"(\w+)"/i.exec(text) ??
    /\b(?:from|into|update|table)\s+(\w+)/i.exec(text) ??
    [];
  return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase();
}
