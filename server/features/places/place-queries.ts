import { and, asc, isNull, ne } from "drizzle-orm";
import { placeOf, soundBy, unsoundPlace } from "#server/platform/content/sound-rows.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { Place } from "#shared/api/places.ts";

const { placesToEatAndStay: places } = schema;

/** The places that visitors see: open as far as is known, by a source that can be relied on. */
export async function listPlaces(db: Db): Promise<Place[]> {
  const rows = await db
    .select()
    .from(places)
    .where(and(isNull(places.closedReason), ne(places.sureness, "low")))
    .orderBy(asc(places.town), asc(places.name));
  return rows.filter(soundBy(unsoundPlace)).flatMap((row) => placeOf(row) ?? []);
}
