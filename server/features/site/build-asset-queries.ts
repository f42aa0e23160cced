import { eq, inArray, lt, max } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";

const { buildAssets } = schema;

export type BuildAsset = typeof buildAssets.$inferSelect;

/**
 * Removes assets that no process has served since `before`. Those of the build that started last stay,
 * however long ago that was: it may still be running.
 */
export async function pruneBuildAssets(db: Db, before: Date): Promise<void> {
  const [latest] = await db.select({ at: max(buildAssets.servedAt) }).from(buildAssets);
  if (!latest?.at) return;
  const end = latest.at < before ? latest.at : before;
  await db.delete(buildAssets).where(lt(buildAssets.servedAt, end));
}

/** Stores assets, or notes that they are served again. */
export async function storeBuildAssets(
  db: Db,
  assets: readonly Omit<BuildAsset, "servedAt">[],
  servedAt: Date,
): Promise<void> {
  const paths = assets.map(({ path }) => path);
  const known = await db
    .update(buildAssets)
    .set({ servedAt })
    .where(inArray(buildAssets.path, paths))
    .returning({ path: buildAssets.path });
  const stored = new Set(known.map(({ path }) => path));
  for (const asset of assets) {
    // Another process of the same build may be storing them right now.
    if (!stored.has(asset.path)) {
      await db
        .insert(buildAssets)
        .values({ ...asset, servedAt })
        .onConflictDoNothing();
    }
  }
}

export const findBuildAsset = (db: Db, path: string): Promise<BuildAsset | undefined> =>
  db.query.buildAssets.findFirst({ where: eq(buildAssets.path, path) });
