import { and, eq, isNull, sql } from "drizzle-orm";
import { type NamedLimit, takeEach } from "#server/limits/allowance.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { MAX_TRIP_GUESTS } from "#shared/api/trips/trip-group.ts";
import { foldedGuestName } from "#shared/domain/trips/guest-name.ts";

const { itineraries, tripGuests } = schema;

/** What a guest sends; the key says which guest it is. */
type GuestMarks = Pick<
  typeof tripGuests.$inferSelect,
  "itineraryId" | "keyDigest" | "name" | "marks"
>;

/** Why marks were not kept. */
export type MarksRefused = "closed" | "full" | "name taken" | "gone";

/**
 * Keeps a guest's marks in the place of those with the same key. The trip's row is locked meanwhile,
 * so that of guests who come at once no more than `MAX_TRIP_GUESTS` get in, no two under one name or in one
 * millisecond: they stay in the order in which they came.
 *
 * @param newcomers counts a guest who is new to the trip; null for one that whoever edits it brings in.
 * @throws AllowanceUsedUp where too many newcomers were counted.
 */
export function writeMarks(
  db: Db,
  { itineraryId, keyDigest, name, marks }: GuestMarks,
  newcomers: NamedLimit | null,
  now: Date,
): Promise<{ readonly guestId: string } | MarksRefused> {
  return db.transaction(async (tx) => {
    const trip = await lockTrip(tx, itineraryId);
    if (!trip) return "gone";
    if (!trip.votingOpen) return "closed";
    const guests = await tx.query.tripGuests.findMany({
      where: eq(tripGuests.itineraryId, itineraryId),
    });
    const others = guests.filter((guest) => guest.keyDigest !== keyDigest);
    const folded = foldedGuestName(name);
    if (others.some((other) => foldedGuestName(other.name) === folded)) return "name taken";
    if (others.length >= MAX_TRIP_GUESTS) return "full";
    const isNew = others.length === guests.length;
    if (isNew && newcomers) await takeEach(tx, [newcomers], now);
    const latest = Math.max(0, ...others.map((other) => other.createdAt.getTime()));
    const createdAt = new Date(Math.max(now.getTime(), latest + 1));
    const [guest] = await tx
      .insert(tripGuests)
      .values({ itineraryId, keyDigest, name, marks, createdAt, updatedAt: now })
      .onConflictDoUpdate({
        target: [tripGuests.itineraryId, tripGuests.keyDigest],
        set: { name, marks, updatedAt: now },
      })
      .returning({ guestId: tripGuests.id });
    await countChange(tx, itineraryId);
    return guest ?? "gone";
  });
}

/** Takes a guest out, by the key or by the id; says whether there was one. */
export function removeGuest(
  db: Db,
  itineraryId: string,
  guest: { readonly keyDigest: string } | { readonly id: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockTrip(tx, itineraryId))) return false;
    const isGuest =
      "id" in guest ? eq(tripGuests.id, guest.id) : eq(tripGuests.keyDigest, guest.keyDigest);
    const removed = await tx
      .delete(tripGuests)
      .where(and(eq(tripGuests.itineraryId, itineraryId), isGuest))
      .returning({ id: tripGuests.id });
    if (removed.length > 0) await countChange(tx, itineraryId);
    return removed.length > 0;
  });
}

/** Opens or closes a trip to marks. */
export async function setVoting(db: Db, itineraryId: string, isOpen: boolean): Promise<void> {
  await db
    .update(itineraries)
    .set({ votingOpen: isOpen, groupChanges: oneMore })
    .where(eq(itineraries.id, itineraryId));
}

/** Holds the trip until the transaction ends; undefined for one that is deleted. */
async function lockTrip(tx: Db, id: string) {
  const [trip] = await tx
    .select({ votingOpen: itineraries.votingOpen })
    .from(itineraries)
    .where(and(eq(itineraries.id, id), isNull(itineraries.deletedAt)))
    .for("update");
  return trip;
}

/** By it, open pages learn that the group has changed. */
const oneMore = sql`${itineraries.groupChanges} + 1`;

async function countChange(tx: Db, id: string): Promise<void> {
  await tx.update(itineraries).set({ groupChanges: oneMore }).where(eq(itineraries.id, id));
}
