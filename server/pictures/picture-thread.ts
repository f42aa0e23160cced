import { askedThread } from "#server/platform/asked-thread.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { MapPicture } from "./map-picture.ts";
import type { SharePicture } from "./share/share-picture.ts";

/** A map of a mail, or the picture of a page for shared links. */
export type PictureQuestion = { readonly map: MapPicture } | { readonly share: SharePicture };

/** Draws a picture as a PNG in the thread. */
export type AskPicture = (question: PictureQuestion) => Promise<Uint8Array>;

/** Pictures under way at once; a mail beyond them goes without, as it would if it waited for them all. */
const MOST_WAITING = 4;
/** A thread that draws one picture for so long is given up; until then it may still become warm. */
const PATIENCE_MS = 60_000;
const HEAP_MB = 96;

/** The one thread that draws; a picture takes some tenths of a second, the first a second more. */
export function pictureThread(logger: Logger): AskPicture {
  return askedThread<PictureQuestion, Uint8Array>({
    source: new URL("./picture-worker.ts", import.meta.url),
    task: "draws pictures",
    logger,
    mostWaiting: MOST_WAITING,
    patienceMs: PATIENCE_MS,
    heapMb: HEAP_MB,
  });
}
