import { and, asc, inArray, isNull, like, ne, sql } from "drizzle-orm";
import { invalidPlace, placeOf, validBy } from "#server/platform/content/valid-rows.ts";
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
  return rows.filter(validBy(invalidPlace)).flatMap((row) => placeOf(row) ?? []);
}

const { cities } = schema;

export type CityRow = typeof cities.$inferSelect;

/** More suggestions than a visitor would scroll through. */
const MAX_SUGGESTIONS = 50;

/**
 * The places whose name contains the text: names that start with it first, then by name (spec §9).
 *
 * @param search already folded (`foldForSearch`); `%`, `_` and `\` in it are plain characters.
 */
export function listCitiesMatching(db: Db, search: string): Promise<CityRow[]> {
  const pattern = search.replace(/[\\%_]/g, "\\$&");
  return db
    .select()
    .from(cities)
    .where(like(cities.searchName, `%${pattern}%`))
    .orderBy(
      sql`${cities.searchName} not like ${`${pattern}%`}`,
      asc(cities.searchName),
      asc(cities.county),
    )
    .limit(MAX_SUGGESTIONS);
}

/** The places of these names, in no order; each name as `foldForSearch` leaves it. */
export function listCitiesNamed(db: Db, searchNames: readonly string[]): Promise<CityRow[]> {
  return db
    .select()
    .from(cities)
    .where(inArray(cities.searchName, [...searchNames]))
    .orderBy(asc(cities.searchName), asc(cities.county));
}
