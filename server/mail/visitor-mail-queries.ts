import { createHmac } from "node:crypto";
import { badRequest, unavailable } from "#server/http/problem.ts";
import { type MailParties, takeMailAllowance } from "#server/limits/mail-allowance-queries.ts";
import { pruneLimits } from "#server/limits/rate-limit-queries.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { type Mail, RecipientRefusedError } from "./mailer.ts";
import { sendOnce } from "./send-once-queries.ts";

/** A mail that anybody may ask for, to any address. */
export interface VisitorMail extends MailParties {
  /** Everything that makes two requests the same one. */
  readonly identity: unknown;
  /** How long a repetition of the request is answered without a second mail. */
  readonly rememberMs: number;
  /** Called once the limits allow the mail. */
  readonly compose: () => Mail | Promise<Mail>;
}

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
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(unavailable("Sending takes too long. Please try again."));
    answerBy.addEventListener("abort", onAbort, { once: true });
    work({ answerBy, mailBy: AbortSignal.timeout(mailMs) })
      .then(resolve, reject)
      .finally(() => answerBy.removeEventListener("abort", onAbort));
  });
}

type Deps = Pick<AppDeps, "db" | "logger" | "mailer" | "now" | "secret">;

/**
 * Sends a mail for a visitor nobody knows: within the limits, and once for each request however
 * often it is repeated. Resolves only after the mail server has accepted it.
 *
 * @throws HttpProblem 400 for an address its server refuses, 429 over the limits; MailError or
 * HttpProblem 503 for everything that may work later.
 */
export async function sendVisitorMail(
  deps: Deps,
  mail: VisitorMail,
  { answerBy, mailBy }: AnswerTime,
): Promise<void> {
  const key = createHmac("sha256", deps.secret)
    .update(JSON.stringify(["mail-request", mail.identity]))
    .digest("base64url");
  await sendOnce(deps, { key, rememberMs: mail.rememberMs, signal: answerBy }, () =>
    sendWithinLimits(deps, mail, mailBy),
  );
}

async function sendWithinLimits(deps: Deps, mail: VisitorMail, signal: AbortSignal): Promise<void> {
  await pruneLimits(deps.db, deps.now());
  const refund = await takeMailAllowance(deps, mail);
  try {
    await deps.mailer.send(await mail.compose(), { signal });
  } catch (error) {
    if (error instanceof RecipientRefusedError) {
      // Not refunded: otherwise the site would tell anybody which addresses exist, without limit.
      deps.logger.info({ err: error }, "an address was refused by its mail server");
      throw refusedAddress();
    }
    await refund().catch((failure: unknown) => {
      deps.logger.warn({ err: failure }, "a mail that was not sent stays counted");
    });
    throw error;
  }
}

function refusedAddress() {
  const message = "That address was refused by its mail server";
  return badRequest(message, [{ field: "body.email", message }]);
}
