import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { subDays } from "date-fns";
import { eq, inArray, lt, max } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";

const { buildAssets } = schema;

/** How long an open tab can still load chunks of its own build. */
const KEPT_DAYS = 30;

/** A file of a build; only its Brotli copy is stored where there is one. */
interface Asset {
  readonly path: string;
  readonly bodies: { readonly identity: Buffer; readonly br?: Buffer };
}

/**
 * The assets of all recent builds, in the shared database: during a rolling release, a page of one build
 * often asks a process of another build for its chunks.
 */
export function buildAssetArchive({ db, logger, now }: Pick<AppDeps, "db" | "logger" | "now">) {
  return {
    store: async (assets: readonly Asset[]): Promise<void> => {
      try {
        await pruneAssets(db, subDays(now(), KEPT_DAYS));
        await storeAssets(db, assets, now());
      } catch (error) {
        // This process can still serve its own build.
        logger.warn({ err: error }, "other processes cannot serve this build's assets");
      }
    },
    find: async (path: string): Promise<Asset | undefined> => {
      const row = await db.query.buildAssets.findFirst({ where: eq(buildAssets.path, path) });
      if (!row?.compressed) return row && { path, bodies: { identity: row.body } };
      const identity = await promisify(brotliDecompress)(row.body);
      return { path, bodies: { identity, br: row.body } };
    },
  };
}

/**
 * Removes assets that no process has served since `before`. Those of the build that started last stay,
 * however long ago that was: it may still be running.
 */
async function pruneAssets(db: Db, before: Date): Promise<void> {
  const [latest] = await db.select({ at: max(buildAssets.servedAt) }).from(buildAssets);
  if (!latest?.at) return;
  const end = latest.at < before ? latest.at : before;
  await db.delete(buildAssets).where(lt(buildAssets.servedAt, end));
}

/** Stores assets, or notes that they are served again. */
async function storeAssets(db: Db, assets: readonly Asset[], servedAt: Date): Promise<void> {
  const paths = assets.map(({ path }) => path);
  const known = await db
    .update(buildAssets)
    .set({ servedAt })
    .where(inArray(buildAssets.path, paths))
    .returning({ path: buildAssets.path });
  const stored = new Set(known.map(({ path }) => path));
  for (const { path, bodies } of assets) {
    if (stored.has(path)) continue;
    const compressed = bodies.br !== undefined;
    const asset = { path, body: bodies.br ?? bodies.identity, compressed, servedAt };
    // Another process of the same build may be storing them right now.
    await db.insert(buildAssets).values(asset).onConflictDoNothing();
  }
}
