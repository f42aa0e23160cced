import { and, inArray, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./db.ts";

/** Few enough to hold up nobody. */
const PRUNED_AT_ONCE = 500;

/**
 * Removes the rows of a table whose time is over; for the housekeeping timer, of any number of processes.
 * Rows in use by a request are left to the next time.
 *
 * @param key tells rows apart that are over.
 * @param isOver holds for the rows to remove.
 */
export async function pruneEnded(
  db: Db,
  table: PgTable,
  key: AnyPgColumn,
  isOver: SQL | undefined,
): Promise<void> {
  for (;;) {
    const ended = db
      .select({ key })
      .from(table)
      .where(isOver)
      .limit(PRUNED_AT_ONCE)
      .for("update", { skipLocked: true });
    const removed = await db
      .delete(table)
      .where(and(inArray(key, ended), isOver))
      .returning({ key });
    if (removed.length < PRUNED_AT_ONCE) return;
  }
}
