import { asc, inArray, like, sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";

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
