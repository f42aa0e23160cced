import type { AskPicture } from "../picture-thread.ts";
import type { ShareScene } from "./share-scene.ts";

/** Draws the picture of a page as a PNG. */
export type SharePainter = (scene: ShareScene) => Promise<Buffer>;

/** Makes a painter. It is asked for one picture at a time, so a mail waits for one at most. */
export function createSharePainter(ask: AskPicture): SharePainter {
  return async (share) => Buffer.from(await ask({ share }));
}
