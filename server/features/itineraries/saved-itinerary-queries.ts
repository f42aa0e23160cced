import { and, count, desc, eq, gt, isNull, lte } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { DeletedItinerary, SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";

const { savedItineraries, users } = schema;

export type SavedItineraryRow = typeof savedItineraries.$inferSelect;
export type NewItinerary = Omit<
  typeof savedItineraries.$inferInsert,
  "id" | "createdAt" | "updatedAt" | "deletedAt"
>;
export type ItineraryChanges = Partial<Pick<NewItinerary, "name" | "startDate" | "wineryIds">>;

/** A stored trip as the API answers it. */
export function savedItinerary(row: SavedItineraryRow): SavedItinerary {
  return {
    ...row,
    accommodation: row.startCity,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** One trip as its owner names it; nobody else's id finds it. */
export interface OwnItinerary {
  readonly id: string;
  readonly userId: string;
}

const isOwn = ({ id, userId }: OwnItinerary) =>
  and(eq(savedItineraries.id, id), eq(savedItineraries.userId, userId));

/** The user's trips, newest first, without the deleted ones. */
export function listItineraries(db: Db, userId: string): Promise<SavedItineraryRow[]> {
  return db
    .select()
    .from(savedItineraries)
    .where(and(eq(savedItineraries.userId, userId), isNull(savedItineraries.deletedAt)))
    .orderBy(desc(savedItineraries.createdAt), desc(savedItineraries.id));
}

/** The user's trips deleted after `since`, the newest deletion first. */
export async function listDeletedItineraries(
  db: Db,
  userId: string,
  since: Date,
): Promise<DeletedItinerary[]> {
  const rows = await db
    .select()
    .from(savedItineraries)
    .where(and(eq(savedItineraries.userId, userId), gt(savedItineraries.deletedAt, since)))
    .orderBy(desc(savedItineraries.deletedAt), desc(savedItineraries.id));
  return rows.flatMap(({ id, name, deletedAt }) =>
    deletedAt ? [{ id, name, deletedAt: deletedAt.toISOString() }] : [],
  );
}

export async function findItinerary(
  db: Db,
  own: OwnItinerary,
): Promise<SavedItineraryRow | undefined> {
  const [row] = await db
    .select()
    .from(savedItineraries)
    .where(and(isOwn(own), isNull(savedItineraries.deletedAt)))
    .limit(1);
  return row;
}

/** Whether the account holds fewer than `max` trips; it holds no more until the transaction ends. */
async function hasRoom(tx: Db, userId: string, max: number): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const [held] = await tx
    .select({ trips: count() })
    .from(savedItineraries)
    .where(and(eq(savedItineraries.userId, userId), isNull(savedItineraries.deletedAt)));
  return (held?.trips ?? 0) < max;
}

/** Stores a trip; undefined when the account holds `max`, also when several are sent at once. */
export function insertItinerary(
  db: Db,
  itinerary: NewItinerary,
  { max, now }: { readonly max: number; readonly now: Date },
): Promise<SavedItineraryRow | undefined> {
  return db.transaction(async (tx) => {
    if (!(await hasRoom(tx, itinerary.userId, max))) return undefined;
    const [row] = await tx
      .insert(savedItineraries)
      .values({ ...itinerary, createdAt: now, updatedAt: now })
      .returning();
    return row;
  });
}

export async function updateItinerary(
  db: Db,
  own: OwnItinerary,
  changes: ItineraryChanges & { readonly updatedAt: Date },
): Promise<SavedItineraryRow | undefined> {
  const [row] = await db
    .update(savedItineraries)
    .set(changes)
    .where(and(isOwn(own), isNull(savedItineraries.deletedAt)))
    .returning();
  return row;
}

/** Takes a trip out of the list; it stays for a while, to be brought back. */
export async function markItineraryDeleted(db: Db, own: OwnItinerary, now: Date): Promise<boolean> {
  const rows = await db
    .update(savedItineraries)
    .set({ deletedAt: now })
    .where(and(isOwn(own), isNull(savedItineraries.deletedAt)))
    .returning({ id: savedItineraries.id });
  return rows.length === 1;
}

/** Brings back a trip that was deleted after `since`; "full" when the account holds `max` others. */
export function restoreItinerary(
  db: Db,
  own: OwnItinerary,
  { max, since }: { readonly max: number; readonly since: Date },
): Promise<SavedItineraryRow | "full" | undefined> {
  return db.transaction(async (tx) => {
    if (!(await hasRoom(tx, own.userId, max))) return "full";
    const [row] = await tx
      .update(savedItineraries)
      .set({ deletedAt: null })
      .where(and(isOwn(own), gt(savedItineraries.deletedAt, since)))
      .returning();
    return row;
  });
}

/** Removes for good what was deleted, by anybody, up to `until`. */
export async function pruneDeletedItineraries(db: Db, until: Date): Promise<void> {
  await db.delete(savedItineraries).where(lte(savedItineraries.deletedAt, until));
}
