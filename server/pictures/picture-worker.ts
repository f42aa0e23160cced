/** Draws pictures in a thread of its own, one after the other, so that none keeps the site waiting. */
import { answering } from "#server/platform/asked-thread.ts";
import type { PictureQuestion } from "./picture-thread.ts";
import { renderMap, renderShare } from "./render-pictures.ts";

export const answer = answering((asked: PictureQuestion) =>
  "map" in asked ? renderMap(asked.map) : renderShare(asked.share),
);
