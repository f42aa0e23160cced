import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { keyOf } from "#server/planning/shared-thread.ts";
import type { Logger } from "#server/platform/logger.ts";
import { workerThread } from "#server/platform/worker-thread.ts";
import type { MapPicture } from "./map-picture.ts";
import type { SharePicture } from "./share-pictures.ts";

/** The map in a mail, or the preview picture of a page for shared links. */
export type PictureQuestion = { readonly map: MapPicture } | { readonly share: SharePicture };

/** Renders a picture as a PNG in the thread. */
export type AskPicture = (question: PictureQuestion) => Promise<Uint8Array>;

/** Most pictures in progress at once; a mail beyond that goes out without one. */
const MAX_WAITING = 4;
/** A thread that takes this long for one picture is terminated. */
const THREAD_TIMEOUT_MS = 60_000;
const HEAP_MB = 96;

/** The one thread that renders: some tenths of a second per picture, a second more for the first. */
export function pictureThread(logger: Logger): AskPicture {
  return workerThread<PictureQuestion, Uint8Array>({
    source: new URL("./picture-worker.ts", import.meta.url),
    task: "draws pictures",
    logger,
    maxWaiting: MAX_WAITING,
    timeoutMs: THREAD_TIMEOUT_MS,
    heapMb: HEAP_MB,
  });
}

/** Renders the map of a plan as a PNG of `PICTURE`'s size; null if it fails or takes too long. */
export type MapPainter = (picture: MapPicture) => Promise<Buffer | null>;

/** How long a mail waits for its map; after that it goes out without one. */
const MAP_TIMEOUT_MS = 7_000;
/** About two hundred pictures. */
const MAX_BYTES = 6_000_000;

/** Caches pictures by their content, so a trip mailed to several readers is rendered once. */
export function createMapPainter(
  ask: AskPicture,
  logger: Logger,
  timeoutMs = MAP_TIMEOUT_MS,
): MapPainter {
  const kept = new LRUCache<string, Buffer, MapPicture>({
    maxSize: MAX_BYTES,
    sizeCalculation: (png) => png.length,
    // Concurrent requests share one rendering.
    fetchMethod: async (_key, _stale, { context }) => Buffer.from(await ask({ map: context })),
    ignoreFetchAbort: true,
  });
  return async (picture) => {
    try {
      const drawn = await Promise.race([
        kept.fetch(keyOf(picture), { context: picture }),
        delay(timeoutMs, null, { ref: false }),
      ]);
      if (!drawn) logger.warn("a picture was not drawn in time");
      return drawn ?? null;
    } catch (error) {
      logger.warn({ err: error }, "a picture was not drawn");
      return null;
    }
  };
}
