import { and, eq, isNull, sql } from "drizzle-orm";
import { conflict, forbidden, HttpProblem } from "#server/http/problem.ts";
import { type NamedLimit, takeEach } from "#server/limits/allowance.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { MAX_TRIP_GUESTS } from "#shared/api/trips/trip-group.ts";
import { foldedGuestName } from "#shared/domain/trips/guest-name.ts";
import { noSuchTrip } from "./trip-access.ts";

const { itineraries, tripGuests } = schema;

/** What a guest sends; the key says which guest it is. */
type GuestMarks = Pick<
  typeof tripGuests.$inferSelect,
  "itineraryId" | "keyDigest" | "name" | "marks"
>;

/**
 * Keeps a guest's marks in the place of those with the same key. The trip's row is locked meanwhile,
 * so that of guests who come at once no more than `MAX_TRIP_GUESTS` get in, no two under one name or in one
 * millisecond: they stay in the order in which they came.
 *
 * @param newcomers counts a guest who is new to the trip; null for one that whoever edits it brings in.
 * @returns the guest's id.
 * @throws HttpProblem where marks are not kept: AllowanceUsedUp where too many newcomers were counted.
 */
export function writeMarks(
  db: Db,
  { itineraryId, keyDigest, name, marks }: GuestMarks,
  newcomers: NamedLimit | null,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const trip = await lockTrip(tx, itineraryId);
    if (!trip) throw noSuchTrip();
    if (!trip.votingOpen) {
      throw forbidden("Whoever planned this trip has closed the marks, so yours were not kept.");
    }
    const guests = await tx.query.tripGuests.findMany({
      where: eq(tripGuests.itineraryId, itineraryId),
    });
    const others = guests.filter((guest) => guest.keyDigest !== keyDigest);
    const folded = foldedGuestName(name);
    if (others.some((other) => foldedGuestName(other.name) === folded)) throw nameTaken();
    if (others.length >= MAX_TRIP_GUESTS) {
      throw conflict(`${MAX_TRIP_GUESTS} guests have marked this trip, which is the most.`);
    }
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
    if (!guest) throw noSuchTrip();
    return guest.guestId;
  });
}

function nameTaken(): HttpProblem {
  const message = "Another guest has this name, or one that looks the same: add a letter to yours";
  return new HttpProblem(409, `${message}.`, { errors: [{ field: "body.name", message }] });
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
