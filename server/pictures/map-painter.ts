import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "#server/platform/logger.ts";
import type { MapScene } from "./map-scene.ts";
import type { AskPicture } from "./picture-thread.ts";

/** Draws maps of plans beside the site's own thread. */
export interface MapPainter {
  /** A PNG of `PICTURE`'s size; null where it could not be drawn in time: nothing waits for a picture. */
  paint(scene: MapScene): Promise<Buffer | null>;
}

/** How long a picture may take; what asks for it goes without it else. */
const PATIENCE_MS = 7_000;

/** Makes a painter. */
export function createMapPainter(
  ask: AskPicture,
  logger: Logger,
  patienceMs = PATIENCE_MS,
): MapPainter {
  return {
    paint: async (scene) => {
      const late = new AbortController();
      try {
        const drawn = await Promise.race([
          ask({ map: scene }),
          delay(patienceMs, null, { signal: late.signal, ref: false }),
        ]);
        if (drawn === null) logger.warn("a picture was not drawn in time");
        return drawn && Buffer.from(drawn);
      } catch (error) {
        logger.warn({ err: error }, "a picture was not drawn");
        return null;
      } finally {
        late.abort();
      }
    },
  };
}
