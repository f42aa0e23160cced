import { askedThread } from "#server/platform/asked-thread.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { ShareScene } from "./share-scene.ts";

/** Draws the picture of a page as a PNG. */
export type SharePainter = (scene: ShareScene) => Promise<Buffer>;

/** Pictures under way at once, and how long a thread may take for one before it is given up. */
const MOST_WAITING = 8;
const PATIENCE_MS = 60_000;

/** Makes a painter: a picture takes some tenths of a second in its thread, the first a second more. */
export function createSharePainter(logger: Logger): SharePainter {
  const ask = askedThread<ShareScene, Uint8Array>({
    source: new URL("./share-worker.ts", import.meta.url),
    task: "draws pictures for shared links",
    logger,
    mostWaiting: MOST_WAITING,
    patienceMs: PATIENCE_MS,
  });
  return async (scene) => Buffer.from(await ask(scene));
}
