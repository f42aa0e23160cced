/** Draws pictures in a thread of its own, one after the other, so that none keeps the site waiting. */
import { answerQuestions } from "#server/platform/asked-thread.ts";
import { drawMap } from "./draw-map.ts";

answerQuestions(drawMap);
