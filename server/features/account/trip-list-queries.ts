import { and, asc, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";

const { tripListEntries, users, wineries } = schema;

/** The user's trip list in the order in which wineries were added. */
export function listTripList(db: Db, userId: string) {
  return db
    .select({ wineryId: tripListEntries.wineryId, name: wineries.name, slug: wineries.slug })
    .from(tripListEntries)
    .innerJoin(wineries, eq(wineries.id, tripListEntries.wineryId))
    .where(eq(tripListEntries.userId, userId))
    .orderBy(asc(tripListEntries.id));
}

/**
 * Puts wineries at the end of the list until it holds `max`. Those on it already and those the
 * guide does not have (any more) are passed over.
 */
export async function addToTripList(
  db: Db,
  { userId, wineryIds, max }: { userId: string; wineryIds: readonly number[]; max: number },
): Promise<void> {
  if (wineryIds.length === 0) return;
  await db.transaction(async (tx) => {
    // One at a time for each user, so that two devices together do not pass the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const present = await tx
      .select({ wineryId: tripListEntries.wineryId })
      .from(tripListEntries)
      .where(eq(tripListEntries.userId, userId));
    const presentIds = present.map(({ wineryId }) => wineryId);
    const known = await tx
      .select({ id: wineries.id })
      .from(wineries)
      .where(
        and(
          inArray(wineries.id, [...wineryIds]),
          notInArray(wineries.id, presentIds),
          isNull(wineries.leftKind),
        ),
      );
    const wanted = new Set(known.map(({ id }) => id));
    const added = [...new Set(wineryIds)]
      .filter((id) => wanted.has(id))
      .slice(0, Math.max(0, max - presentIds.length));
    if (added.length === 0) return;
    await tx.insert(tripListEntries).values(added.map((wineryId) => ({ userId, wineryId })));
  });
}

export async function removeFromTripList(db: Db, userId: string, wineryId: number): Promise<void> {
  await db
    .delete(tripListEntries)
    .where(and(eq(tripListEntries.userId, userId), eq(tripListEntries.wineryId, wineryId)));
}

export async function clearTripList(db: Db, userId: string): Promise<void> {
  await db.delete(tripListEntries).where(eq(tripListEntries.userId, userId));
}
