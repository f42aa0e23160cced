import { and, desc, eq, inArray, isNull, lte } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { TripPatch } from "#shared/domain/trips/trip-change.ts";
import type { TripColumns, TripRow } from "../trip-queries.ts";

const { itineraries, tripChanges } = schema;

/** Changes that a trip remembers; what is sent again after so many others is taken for new. */
const REMEMBERED = 200;

/** Does work on a trip that nobody else changes meanwhile; undefined for one that is gone. */
export function holdingTrip<R>(
  db: Db,
  id: string,
  work: (tx: Db, row: TripRow) => Promise<R>,
): Promise<R | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(itineraries)
      .where(and(eq(itineraries.id, id), isNull(itineraries.deletedAt)))
      .for("update");
    return row && work(tx, row);
  });
}

/** Which of these changes the trip has already. */
export async function knownChanges(
  tx: Db,
  tripId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: tripChanges.id })
    .from(tripChanges)
    .where(and(eq(tripChanges.itineraryId, tripId), inArray(tripChanges.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** What became of a trip that is held. */
interface ChangedTrip {
  /** Null where the trip stays as it was. */
  readonly columns: TripColumns | null;
  readonly expiresOn: TripRow["expiresOn"];
  readonly made: readonly {
    readonly id: string;
    readonly text: string;
    readonly inverse: TripPatch;
  }[];
  readonly by: string | null;
  readonly now: Date;
}

/** Writes a trip that is held, with its next version, and the changes that made it. */
export async function writeTrip(
  tx: Db,
  row: TripRow,
  { columns, expiresOn, made, by, now }: ChangedTrip,
): Promise<TripRow> {
  const [written = row] = columns
    ? await tx
        .update(itineraries)
        .set({ ...columns, expiresOn, updatedAt: now, version: row.version + 1 })
        .where(eq(itineraries.id, row.id))
        .returning()
    : [row];
  if (made.length > 0) {
    const version = written.version;
    await tx
      .insert(tripChanges)
      .values(
        made.map((each) => ({ ...each, itineraryId: row.id, version, madeAt: now, madeBy: by })),
      );
    await forgetOldest(tx, row.id);
  }
  return written;
}

async function forgetOldest(tx: Db, tripId: string): Promise<void> {
  const ofTrip = eq(tripChanges.itineraryId, tripId);
  const [last] = await tx
    .select({ position: tripChanges.position })
    .from(tripChanges)
    .where(ofTrip)
    .orderBy(desc(tripChanges.position))
    .offset(REMEMBERED)
    .limit(1);
  if (last)
    await tx.delete(tripChanges).where(and(ofTrip, lte(tripChanges.position, last.position)));
}

export type ChangeRow = typeof tripChanges.$inferSelect;

/** The last changes of a trip, newest first. */
export function listChanges(db: Db, tripId: string, most = REMEMBERED): Promise<ChangeRow[]> {
  return db
    .select()
    .from(tripChanges)
    .where(eq(tripChanges.itineraryId, tripId))
    .orderBy(desc(tripChanges.position))
    .limit(most);
}
