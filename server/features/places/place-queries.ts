import { and, asc, inArray, isNull, like, ne, sql } from "drizzle-orm";
import { invalidPlace, placeOf, validBy } from "#server/platform/content/valid-rows.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { Place } from "#shared/api/places.ts";

const { cities, placesToEatAndStay: places } = schema;

/** The places that visitors see: open as far as is known, by a source that can be relied on. */
export async function listPlaces(db: Db): Promise<Place[]> {
  const rows = await db.query.placesToEatAndStay.findMany({
    where: and(isNull(places.closedReason), ne(places.sureness, "low")),
    orderBy: [asc(places.town), asc(places.name)],
  });
  return rows.filter(validBy(invalidPlace)).flatMap((row) => placeOf(row) ?? []);
}

export type CityRow = typeof cities.$inferSelect;

/** More suggestions than a visitor would scroll through. */
const MAX_SUGGESTIONS = 50;

/**
 * The places whose name contains the text: names that start with it first, then by name (spec §9).
 *
 * @param search already folded (`foldForSearch`); `%`, `_` and `\` in it are plain characters.
 */
export function listCitiesMatching(db: Db, search: string) {
  const pattern = search.replace(/[\\%_]/g, "\\$&");
  const isLater = sql`${cities.searchName} not like ${`${pattern}%`}`;
  return db.query.cities.findMany({
    where: like(cities.searchName, `%${pattern}%`),
    orderBy: [isLater, asc(cities.searchName), asc(cities.county)],
    limit: MAX_SUGGESTIONS,
  });
}

/** The places of these names by name; each name as `foldForSearch` leaves it. */
export const listCitiesNamed = (db: Db, searchNames: readonly string[]) =>
  db.query.cities.findMany({
    where: inArray(cities.searchName, [...searchNames]),
    orderBy: [asc(cities.searchName), asc(cities.county)],
  });
