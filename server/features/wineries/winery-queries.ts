import { asc, eq, inArray } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";

const { wineries } = schema;

export type WineryRow = typeof wineries.$inferSelect;

/** All wineries by name. */
export function listWineries(db: Db): Promise<WineryRow[]> {
  return db.select().from(wineries).orderBy(asc(wineries.name), asc(wineries.id));
}

/** The featured wineries by name. */
export function listFeaturedWineries(db: Db): Promise<WineryRow[]> {
  return db
    .select()
    .from(wineries)
    .where(eq(wineries.isFeatured, true))
    .orderBy(asc(wineries.name));
}

export type WineryPlace = Pick<
  WineryRow,
  "id" | "slug" | "name" | "city" | "region" | "latitude" | "longitude"
>;

/** Where every winery is, by name. */
export function listWineryPlaces(db: Db): Promise<WineryPlace[]> {
  const { id, slug, name, city, region, latitude, longitude } = wineries;
  return db
    .select({ id, slug, name, city, region, latitude, longitude })
    .from(wineries)
    .orderBy(asc(wineries.name), asc(wineries.id));
}

export async function findWineryBySlug(db: Db, slug: string): Promise<WineryRow | undefined> {
  const [row] = await db.select().from(wineries).where(eq(wineries.slug, slug)).limit(1);
  return row;
}

/** The wineries with these ids, in the order of the ids; unknown ids are left out. */
export async function listWineriesByIds(db: Db, ids: readonly number[]): Promise<WineryRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(wineries)
    .where(inArray(wineries.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
