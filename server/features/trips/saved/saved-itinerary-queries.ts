import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { routeText, tripTitle } from "#shared/domain/trips/trip-name.ts";
import { readableLinks } from "../trip-links.ts";
import type { TripRow } from "../trip-queries.ts";
import { inputOf } from "../trip-row.ts";

const { itineraries } = schema;

/** The user's trips, newest first, without the deleted ones. */
export const listItineraries = (db: Db, userId: string) =>
  db.query.itineraries.findMany({
    where: and(eq(itineraries.userId, userId), isNull(itineraries.deletedAt)),
    orderBy: [desc(itineraries.createdAt), desc(itineraries.id)],
  });

/** The user's trips deleted after `since`, the newest deletion first. */
export async function listDeletedItineraries(db: Db, userId: string, since: Date) {
  const rows = await db.query.itineraries.findMany({
    where: and(eq(itineraries.userId, userId), gt(itineraries.deletedAt, since)),
    orderBy: [desc(itineraries.deletedAt), desc(itineraries.id)],
  });
  return rows.map((row) => ({
    id: row.id,
    name: tripTitle(inputOf(row)),
    deletedAt: (row.deletedAt ?? since).toISOString(),
  }));
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
