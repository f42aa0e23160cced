import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { digestOf } from "#server/planning/shared-thread.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { MapPicture } from "./map-picture.ts";
import type { AskPicture } from "./picture-thread.ts";

/** Draws maps of plans beside the site's own thread. */
export interface MapPainter {
  /** A PNG of `PICTURE`'s size; null where it could not be drawn in time: nothing waits for a picture. */
  paint(picture: MapPicture): Promise<Buffer | null>;
}

/** How long a picture may take; what asks for it goes without it else. */
const PATIENCE_MS = 7_000;
/** Some two hundred pictures. */
const MOST_BYTES = 6_000_000;

/**
 * Makes a painter. A picture is known by what it shows, and kept: a trip that is mailed to several readers is
 * drawn once, and nobody gets another trip's.
 */
export function createMapPainter(
  ask: AskPicture,
  logger: Logger,
  patienceMs = PATIENCE_MS,
): MapPainter {
  const kept = new LRUCache<string, Buffer, MapPicture>({
    maxSize: MOST_BYTES,
    sizeCalculation: (png) => png.length,
    // Whoever asks while it is drawn gets the same one.
    fetchMethod: async (_key, _stale, { context }) => Buffer.from(await ask({ map: context })),
    ignoreFetchAbort: true,
  });
  return {
    paint: async (picture) => {
      try {
        const drawn = await Promise.race([
          kept.fetch(digestOf(picture), { context: picture }),
          delay(patienceMs, null, { ref: false }),
        ]);
        if (!drawn) logger.warn("a picture was not drawn in time");
        return drawn ?? null;
      } catch (error) {
        logger.warn({ err: error }, "a picture was not drawn");
        return null;
      }
    },
  };
}
