/** Draws pictures for shared links in a thread of its own: mails do not wait behind them. */
import { answerQuestions } from "#server/platform/asked-thread.ts";
import { drawShare } from "./draw-share.ts";

answerQuestions(drawShare);
