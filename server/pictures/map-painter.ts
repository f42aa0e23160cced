import { setTimeout as delay } from "node:timers/promises";
import { askedThread } from "#server/platform/asked-thread.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { MapScene } from "./map-scene.ts";

/** Draws maps of plans beside the site's own thread. */
export interface MapPainter {
  /** A PNG of `PICTURE`'s size; null where it could not be drawn in time: nothing waits for a picture. */
  paint(scene: MapScene): Promise<Buffer | null>;
}

/** Pictures under way at once, and how long one may take; what asks for it goes without it else. */
const MOST_WAITING = 8;
const PATIENCE_MS = 7_000;
/** A thread that draws one picture for so long is given up; until then it may still become warm. */
const THREAD_PATIENCE_MS = 60_000;

/** Makes a painter; a picture takes some tenths of a second, the first one a second more. */
export function createMapPainter(logger: Logger, patienceMs = PATIENCE_MS): MapPainter {
  const ask = askedThread<MapScene, Uint8Array>({
    source: new URL("./picture-worker.ts", import.meta.url),
    task: "draws pictures",
    logger,
    mostWaiting: MOST_WAITING,
    patienceMs: THREAD_PATIENCE_MS,
  });
  return {
    paint: async (scene) => {
      const late = new AbortController();
      try {
        const drawn = await Promise.race([
          ask(scene),
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
