import { once } from "node:events";
import { unavailable } from "#server/http/problem.ts";

export interface MailDeadlines {
  /** The mail is given up after this; what remains of the answer's time frees the request again. */
  readonly mailMs: number;
  readonly answerMs: number;
}

/** The visitor is answered within 15 seconds, whatever hangs. */
export const MAIL_DEADLINES: MailDeadlines = { mailMs: 13_000, answerMs: 14_500 };

/** Abort when the time of one answer, or that of the mail in it, is over. */
export interface AnswerTime {
  readonly mailBy: AbortSignal;
  readonly answerBy: AbortSignal;
}

/**
 * Answers with what `work` comes to, or with 503 when its time is over; from then on it works
 * unheard, and may only put things back in order.
 */
export function answerInTime<T>(
  { mailMs, answerMs }: MailDeadlines,
  work: (time: AnswerTime) => Promise<T>,
): Promise<T> {
  const answerBy = AbortSignal.timeout(answerMs);
  const late = once(answerBy, "abort").then(() => {
    throw unavailable("Sending is taking too long. Please try again.");
  });
  return Promise.race([work({ answerBy, mailBy: AbortSignal.timeout(mailMs) }), late]);
}
