import { AsyncLocalStorage } from "node:async_hooks";
import type { Db } from "./db.ts";

/** Whether the work under way is inside a transaction, and so holds a connection. */
const held = new AsyncLocalStorage<{ open: boolean }>();

/** @throws Error inside a transaction: whoever waits for a second connection while holding one may wait for ever. */
export function refuseSecond(): void {
  if (!held.getStore()?.open) return;
  throw new Error(
    "A second database connection was asked for inside a transaction. Use the transaction's own `tx`.",
  );
}

/**
 * The database as everybody gets it: inside a transaction only the transaction itself may be asked.
 * The embedded database has one connection, where anything else would hang; on Postgres a handful of
 * requests at once would.
 *
 * @throws Error from whatever is asked of it inside one of its own transactions.
 */
export function oneConnectionEach(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      refuseSecond();
      if (name === "transaction") return transactionOf(target);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function transactionOf(db: Db): Db["transaction"] {
  return (work, config) =>
    db.transaction(async (tx) => {
      const context = { open: true };
      try {
        return await held.run(context, () => work(tx));
      } finally {
        // What the work has left running continues without the connection.
        context.open = false;
      }
    }, config);
}
