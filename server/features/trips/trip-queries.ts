import { and, count, eq, gte, inArray, isNull, lt, lte, or } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import type { CalendarDate } from "#shared/domain/trip/calendar-date.ts";
import { digestOf } from "./trip-links.ts";

const { itineraries, users } = schema;

export type ItineraryRow = typeof itineraries.$inferSelect;
export type NewItinerary = typeof itineraries.$inferInsert;

/** The parts of a trip that its editors change. */
export type ItineraryContent = Pick<
  ItineraryRow,
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
>;

const isThere = isNull(itineraries.deletedAt);

/** The trip a token leads to, unless it was deleted or has expired. */
export async function findTripByDigest(
  db: Db,
  viewDigest: string,
  today: CalendarDate,
): Promise<ItineraryRow | undefined> {
  const [row] = await db
    .select()
    .from(itineraries)
    .where(
      and(
        eq(itineraries.viewDigest, viewDigest),
        isThere,
        or(isNull(itineraries.expiresOn), gte(itineraries.expiresOn, today)),
      ),
    );
  return row;
}

/** Whether a token leads to a trip: not for one that is unknown, was revoked, or whose trip is over. */
export async function isTripToken(db: Db, token: string, now: Date): Promise<boolean> {
  const trip = await findTripByDigest(db, digestOf(token), clockInWashington(now).date);
  return trip !== undefined;
}

/** A trip by its id, which no link holds; also one that was deleted and is still stored. */
export async function findStoredTrip(db: Db, id: string): Promise<ItineraryRow | undefined> {
  const [row] = await db.select().from(itineraries).where(eq(itineraries.id, id));
  return row;
}

/** Stores a trip that nobody owns; "known" where a trip with its id is stored already. */
export async function insertTrip(db: Db, trip: NewItinerary): Promise<ItineraryRow | "known"> {
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
  trip: NewItinerary & { readonly userId: string },
  max: number,
): Promise<ItineraryRow | "full" | "known"> {
  return db.transaction(async (tx) =>
    (await hasRoom(tx, trip.userId, max)) ? insertTrip(tx, trip) : "full",
  );
}

/**
 * Changes the trip if it still has the version it was read with; undefined when somebody changed or
 * deleted it meanwhile. Comparing and writing are one statement: of changes made at once one holds.
 */
export async function updateTrip(
  db: Db,
  { id, version }: Pick<ItineraryRow, "id" | "version">,
  changes: Partial<ItineraryContent> & Pick<ItineraryRow, "updatedAt" | "expiresOn">,
): Promise<ItineraryRow | undefined> {
  const [row] = await db
    .update(itineraries)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(itineraries.id, id), eq(itineraries.version, version), isThere))
    .returning();
  return row;
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
  ItineraryRow,
  "viewEpoch" | "editEpoch" | "viewDigest" | "editDigest"
>;

/**
 * Writes other links, unless somebody did so meanwhile.
 *
 * @returns whether they were written.
 */
export async function writeLinks(
  db: Db,
  { id, viewEpoch, editEpoch }: Pick<ItineraryRow, "id" | "viewEpoch" | "editEpoch">,
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
): Promise<ItineraryRow | "full" | undefined> {
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
