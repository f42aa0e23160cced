import { and, arrayContains, count, eq, gte, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import { digestOf } from "./token-digest.ts";

const { itineraries, tripChanges, users } = schema;

export type TripRow = typeof itineraries.$inferSelect;
type NewTrip = typeof itineraries.$inferInsert;

/** What of a trip its editors decide (`trip-row.ts`). */
export type TripColumns = Pick<
  TripRow,
  | "name"
  | "guests"
  | "startCity"
  | "region"
  | "drivingDistance"
  | "timeAvailable"
  | "budget"
  | "reservationPreference"
  | "preferences"
  | "wineriesPerDay"
  | "days"
  | "startDate"
  | "wineryIds"
  | "schedule"
  | "arrangement"
  | "notes"
  | "places"
  | "dayLog"
>;

const isThere = isNull(itineraries.deletedAt);

/** The trip a token leads to: none for one that is unknown, was revoked, or whose trip is over. */
export async function findTripByToken(
  db: Db,
  token: string,
  now: Date,
): Promise<TripRow | undefined> {
  const digest = digestOf(token);
  const { viewDigest, formerViewDigests, expiresOn } = itineraries;
  const [row] = await db
    .select()
    .from(itineraries)
    .where(
      and(
        or(eq(viewDigest, digest), arrayContains(formerViewDigests, [digest])),
        isThere,
        or(isNull(expiresOn), gte(expiresOn, clockInWashington(now).date)),
      ),
    );
  return row;
}

/** A trip by its id, which no link holds; also one that was deleted and is still stored. */
export async function findStoredTrip(db: Db, id: string): Promise<TripRow | undefined> {
  const [row] = await db.select().from(itineraries).where(eq(itineraries.id, id));
  return row;
}

/** Stores a trip that nobody owns; "known" where a trip with its id is stored already. */
export async function insertTrip(db: Db, trip: NewTrip): Promise<TripRow | "known"> {
  const [row] = await db
    .insert(itineraries)
    .values(trip)
    .onConflictDoNothing({ target: itineraries.id })
    .returning();
  return row ?? "known";
}

/** Removes a trip that nobody owns and nobody has changed since it was made. */
export async function discardTrip(db: Db, id: string): Promise<void> {
  await db
    .delete(itineraries)
    .where(and(eq(itineraries.id, id), isNull(itineraries.userId), eq(itineraries.version, 1)));
}

/** Whether the account holds fewer than `max` trips; it holds no more until the transaction ends. */
export async function hasRoom(tx: Db, userId: string, max: number): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const [held] = await tx
    .select({ trips: count() })
    .from(itineraries)
    .where(and(eq(itineraries.userId, userId), isThere));
  return (held?.trips ?? 0) < max;
}

/**
 * Stores a trip of an account; "full" when the account holds `max`, also when several are sent at once,
 * "known" where a trip with its id is stored already.
 */
export function insertOwnTrip(
  db: Db,
  trip: NewTrip & { readonly userId: string },
  max: number,
): Promise<TripRow | "full" | "known"> {
  return db.transaction(async (tx) =>
    (await hasRoom(tx, trip.userId, max)) ? insertTrip(tx, trip) : "full",
  );
}

/** Ends the trip's links; the row stays for a while, so that its owner can bring it back. */
export async function markTripDeleted(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(itineraries)
    .set({ deletedAt: now })
    .where(and(eq(itineraries.id, id), isThere));
}

/** The links of a trip as they are stored. */
export type StoredLinks = Pick<
  TripRow,
  | "viewEpoch"
  | "editEpoch"
  | "viewDigest"
  | "editDigest"
  | "formerViewDigests"
  | "formerEditDigests"
>;

/**
 * Writes other links, unless somebody did so meanwhile.
 *
 * @returns whether they were written.
 */
export async function writeLinks(
  db: Db,
  { id, viewEpoch, editEpoch }: Pick<TripRow, "id" | "viewEpoch" | "editEpoch">,
  links: Partial<StoredLinks>,
): Promise<boolean> {
  const rows = await db
    .update(itineraries)
    .set(links)
    .where(
      and(
        eq(itineraries.id, id),
        eq(itineraries.viewEpoch, viewEpoch),
        eq(itineraries.editEpoch, editEpoch),
        isThere,
      ),
    )
    .returning({ id: itineraries.id });
  return rows.length === 1;
}

/** Gives a trip nobody owns to an account; "full" when the account holds `max`. */
export function claimTrip(
  db: Db,
  { id, userId }: { readonly id: string; readonly userId: string },
  max: number,
): Promise<TripRow | "full" | undefined> {
  return db.transaction(async (tx) => {
    if (!(await hasRoom(tx, userId, max))) return "full";
    const [row] = await tx
      .update(itineraries)
      .set({ userId, expiresOn: null })
      .where(and(eq(itineraries.id, id), isNull(itineraries.userId), isThere))
      .returning();
    return row;
  });
}

/** Few enough to hold up nobody. */
const PRUNED_AT_ONCE = 500;

/**
 * Removes for good what was deleted up to `deletedUntil`, and anonymous trips whose last day of
 * keeping was before `today`; for the housekeeping timer, of any number of processes.
 */
export async function pruneTrips(
  db: Db,
  { deletedUntil, today }: { readonly deletedUntil: Date; readonly today: CalendarDate },
): Promise<void> {
  const over = db
    .select({ id: itineraries.id })
    .from(itineraries)
    .where(or(lte(itineraries.deletedAt, deletedUntil), lt(itineraries.expiresOn, today)))
    .limit(PRUNED_AT_ONCE)
    .for("update", { skipLocked: true });
  for (;;) {
    const removed = await db
      .delete(itineraries)
      .where(inArray(itineraries.id, over))
      .returning({ id: itineraries.id });
    if (removed.length < PRUNED_AT_ONCE) return;
  }
}

/** Removes changes that were made before from the history of trips; for the housekeeping timer. */
export async function pruneHistory(db: Db, before: Date): Promise<void> {
  await db.delete(tripChanges).where(lt(tripChanges.madeAt, before));
}

/** What a page must know to tell whether it shows a trip as it is by now. */
export interface ShownState extends Pick<TripRow, "id" | "version" | "viewDigest"> {
  /** Goes up with each change and each mark. */
  readonly sequence: number;
}

/** The states of those of these trips that are there. */
export function listTripStates(db: Db, ids: readonly string[]): Promise<ShownState[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const { id, version, groupChanges, viewDigest } = itineraries;
  return db
    .select({ id, version, viewDigest, sequence: sql<number>`${version} + ${groupChanges}` })
    .from(itineraries)
    .where(and(inArray(id, [...ids]), isThere));
}
