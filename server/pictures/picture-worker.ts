/** Draws pictures in a thread of its own, one after the other, so that none keeps the site waiting. */
import { answering } from "#server/platform/asked-thread.ts";
import { drawMap } from "./draw-map.ts";
import type { PictureQuestion } from "./picture-thread.ts";
import { drawShare } from "./share/draw-share.ts";

export const answer = answering((asked: PictureQuestion) =>
  "map" in asked ? drawMap(asked.map) : drawShare(asked.share),
);
