import { and, desc, eq } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";

const { favorites, wineries } = schema;

/** The user's favorites, newest first, with the names an export shows. */
export function listFavorites(db: Db, userId: string) {
  return db
    .select({
      wineryId: favorites.wineryId,
      createdAt: favorites.createdAt,
      name: wineries.name,
      slug: wineries.slug,
    })
    .from(favorites)
    .innerJoin(wineries, eq(wineries.id, favorites.wineryId))
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), desc(favorites.wineryId));
}

/** Marks a winery; once is enough. False when there is no such winery. */
export async function addFavorite(
  db: Db,
  { userId, wineryId, now }: { readonly userId: string; readonly wineryId: number; now: Date },
): Promise<boolean> {
  const [winery] = await db
    .select({ id: wineries.id })
    .from(wineries)
    .where(eq(wineries.id, wineryId))
    .limit(1);
  if (!winery) return false;
  await db.insert(favorites).values({ userId, wineryId, createdAt: now }).onConflictDoNothing();
  return true;
}

export async function removeFavorite(db: Db, userId: string, wineryId: number): Promise<void> {
  await db
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.wineryId, wineryId)));
}
