/** The two lists of wineries that an account keeps: favorites, and those set aside for a trip. */
import { and, asc, desc, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import { TRIP_LIST_MAX } from "#shared/api/limits.ts";

const { favorites, tripListEntries, users, wineries } = schema;

/** What an export shows of a winery, and whether it left the guide. */
const named = { name: wineries.name, slug: wineries.slug, leftKind: wineries.leftKind };

/** The user's favorites, newest first. */
export function listFavorites(db: Db, userId: string) {
  return db
    .select({ wineryId: favorites.wineryId, createdAt: favorites.createdAt, ...named })
    .from(favorites)
    .innerJoin(wineries, eq(wineries.id, favorites.wineryId))
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), desc(favorites.wineryId));
}

/** The user's trip list in the order in which wineries were added. */
export function listTripList(db: Db, userId: string) {
  return db
    .select({ wineryId: tripListEntries.wineryId, ...named })
    .from(tripListEntries)
    .innerJoin(wineries, eq(wineries.id, tripListEntries.wineryId))
    .where(eq(tripListEntries.userId, userId))
    .orderBy(asc(tripListEntries.id));
}

/** Marks a winery; once is enough. False when the guide does not have it (any more). */
export async function addFavorite(
  db: Db,
  userId: string,
  wineryId: number,
  now: Date,
): Promise<boolean> {
  const isInGuide = and(eq(wineries.id, wineryId), isNull(wineries.leftKind));
  if ((await db.$count(wineries, isInGuide)) === 0) return false;
  await db.insert(favorites).values({ userId, wineryId, createdAt: now }).onConflictDoNothing();
  return true;
}

/**
 * Puts wineries at the end of the trip list until it holds `TRIP_LIST_MAX`. Those on it already and those the
 * guide does not have (any more) are passed over.
 */
export async function addToTripList(
  db: Db,
  userId: string,
  wineryIds: readonly number[],
): Promise<void> {
  await db.transaction(async (tx) => {
    // One at a time for each user, so that two devices together do not pass the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const present = (await listTripList(tx, userId)).map(({ wineryId }) => wineryId);
    const isNew = notInArray(wineries.id, present);
    const known = await tx
      .select({ id: wineries.id })
      .from(wineries)
      .where(and(inArray(wineries.id, [...wineryIds]), isNew, isNull(wineries.leftKind)));
    const wanted = new Set(known.map(({ id }) => id));
    const added = [...new Set(wineryIds)]
      .filter((id) => wanted.has(id))
      .slice(0, Math.max(0, TRIP_LIST_MAX - present.length));
    if (added.length === 0) return;
    await tx.insert(tripListEntries).values(added.map((wineryId) => ({ userId, wineryId })));
  });
}

/** Takes a winery out of one of the lists, or all of them. */
export async function removeFromList(
  db: Db,
  list: "favorites" | "tripListEntries",
  userId: string,
  wineryId?: number,
): Promise<void> {
  const table = schema[list];
  const isIt = wineryId === undefined ? undefined : eq(table.wineryId, wineryId);
  await db.delete(table).where(and(eq(table.userId, userId), isIt));
}
