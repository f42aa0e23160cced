import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { ResponseOf } from "#shared/api/endpoint.ts";
import type { SavedItinerary, savedItinerariesApi } from "#shared/api/trips/saved-itineraries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { routeText, tripTitle } from "#shared/domain/trips/trip-name.ts";
import { readableLinks } from "../trip-links.ts";
import { findStoredTrip, hasRoom, type TripRow, type WholeRow } from "../trip-queries.ts";
import { inputOf } from "../trip-row.ts";

const { itineraries } = schema;

/** One trip as its owner names it; nobody else's id finds it. */
interface OwnItinerary {
  readonly id: string;
  readonly userId: string;
}

const isOwn = ({ id, userId }: OwnItinerary) =>
  and(eq(itineraries.id, id), eq(itineraries.userId, userId));

/** The user's trips, newest first, without the deleted ones. */
export function listItineraries(db: Db, userId: string): Promise<TripRow[]> {
  return db
    .select()
    .from(itineraries)
    .where(and(eq(itineraries.userId, userId), isNull(itineraries.deletedAt)))
    .orderBy(desc(itineraries.createdAt), desc(itineraries.id));
}

/** The user's trips deleted after `since`, the newest deletion first. */
export async function listDeletedItineraries(
  db: Db,
  userId: string,
  since: Date,
): Promise<ResponseOf<typeof savedItinerariesApi.deleted>> {
  const rows = await db
    .select()
    .from(itineraries)
    .where(and(eq(itineraries.userId, userId), gt(itineraries.deletedAt, since)))
    .orderBy(desc(itineraries.deletedAt), desc(itineraries.id));
  return rows.flatMap((row) =>
    row.deletedAt
      ? [{ id: row.id, name: tripTitle(inputOf(row)), deletedAt: row.deletedAt.toISOString() }]
      : [],
  );
}

export async function findItinerary(
  db: Db,
  { id, userId }: OwnItinerary,
): Promise<WholeRow | undefined> {
  const row = await findStoredTrip(db, id);
  return row?.userId === userId && !row.deletedAt ? row : undefined;
}

/** Takes a trip out of the list; it stays for a while, to be brought back. */
export async function markItineraryDeleted(db: Db, own: OwnItinerary, now: Date): Promise<boolean> {
  const rows = await db
    .update(itineraries)
    .set({ deletedAt: now })
    .where(and(isOwn(own), isNull(itineraries.deletedAt)))
    .returning({ id: itineraries.id });
  return rows.length === 1;
}

/** Brings back a trip that was deleted after `since`; "full" when the account holds `max` others. */
export function restoreItinerary(
  db: Db,
  own: OwnItinerary,
  { max, since }: { readonly max: number; readonly since: Date },
): Promise<TripRow | "full" | undefined> {
  return db.transaction(async (tx) => {
    if (!(await hasRoom(tx, own.userId, max))) return "full";
    const [row] = await tx
      .update(itineraries)
      .set({ deletedAt: null })
      .where(and(isOwn(own), gt(itineraries.deletedAt, since)))
      .returning();
    return row;
  });
}

/** A stored trip as the API answers it to its owner, with its link. */
export async function savedItinerary(
  deps: { readonly db: Db; readonly secret: string },
  row: TripRow,
): Promise<SavedItinerary> {
  const { token } = await readableLinks(deps, row);
  return {
    ...row,
    url: paths.sharedTrip(token),
    name: tripTitle(inputOf(row)),
    route: routeText(inputOf(row)),
    accommodation: row.startCity,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
