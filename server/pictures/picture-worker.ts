/** Draws pictures in a thread of its own, one after the other, so that none keeps the site waiting. */
import { answering } from "#server/platform/worker-thread.ts";
import type { PictureQuestion } from "./picture-thread.ts";
import { renderMap, renderShare } from "./render-pictures.ts";

export const answer = answering((question: PictureQuestion) =>
  "map" in question ? renderMap(question.map) : renderShare(question.share),
);
