import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { subDays } from "date-fns";
import type { AssetArchive } from "#server/http/cached/static-site.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { findBuildAsset, pruneBuildAssets, storeBuildAssets } from "./build-asset-queries.ts";

/** How long an open tab can still load chunks of its own build. */
const KEPT_DAYS = 30;

/**
 * The assets of all recent builds, in the shared database: during a rolling release, a page of one build
 * often asks a process of another build for its chunks.
 */
export function buildAssetArchive({
  db,
  logger,
  now,
}: Pick<AppDeps, "db" | "logger" | "now">): AssetArchive {
  return {
    store: async (assets) => {
      const rows = assets.map(({ path, bodies }) => ({
        path,
        body: bodies.br ?? bodies.identity,
        compressed: bodies.br !== undefined,
      }));
      try {
        const at = now();
        await pruneBuildAssets(db, subDays(at, KEPT_DAYS));
        await storeBuildAssets(db, rows, at);
      } catch (error) {
        // This process can still serve its own build.
        logger.warn({ err: error }, "other processes cannot serve this build's assets");
      }
    },
    find: async (path) => {
      const row = await findBuildAsset(db, path);
      if (!row) return undefined;
      if (!row.compressed) return { path, bodies: { identity: row.body } };
      const identity = await promisify(brotliDecompress)(row.body);
      return { path, bodies: { identity, br: row.body } };
    },
  };
}
