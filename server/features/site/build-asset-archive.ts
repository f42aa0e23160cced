import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { subDays } from "date-fns";
import type { AssetArchive } from "#server/http/cached/static-site.ts";
import { cacheControl, mediaType } from "#server/http/cached/static-site.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { findBuildAsset, pruneBuildAssets, storeBuildAssets } from "./build-asset-queries.ts";

/** How long an open tab may still ask for the scripts of the build it came with. */
const KEPT_DAYS = 30;

/**
 * The assets of all builds in the database that the processes share: during a rolling release a page
 * of one build asks another process for its scripts as often as not.
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
        // The site serves its own build all the same.
        logger.warn({ err: error }, "other processes cannot serve this build's assets");
      }
    },
    find: async (path) => {
      const row = await findBuildAsset(db, path);
      if (!row) return undefined;
      const type = { path, type: mediaType(path), cacheControl: cacheControl(path) };
      if (!row.compressed) return { ...type, bodies: { identity: row.body } };
      const identity = await promisify(brotliDecompress)(row.body);
      return { ...type, bodies: { identity, br: row.body } };
    },
  };
}
