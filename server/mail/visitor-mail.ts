import { createHmac } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { millisecondsInDay } from "date-fns/constants";
import { type HttpProblem, wrongField } from "#server/http/problem.ts";
import { AllowanceUsedUp, secondsUntil, takeEach } from "#server/limits/allowance.ts";
import { type MailParties, mailLimits, siteShares } from "#server/limits/mail-limits.ts";
import {
  findOpenWindows,
  refundUses,
  takeFromLimit,
  type Use,
} from "#server/limits/rate-limit-queries.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import {
  type Mail,
  MailError,
  RecipientRefusedError,
  type SendOptions,
} from "#server/platform/mailer.ts";
import { type AnswerTime, answerInTime, MAIL_DEADLINES } from "./answer-time.ts";
import { findMailRefusal, isKnownAddress } from "./mailbox-queries.ts";
import { type MailFrame, mailboxDigest, optOutFor } from "./never-mail.ts";
import { DeliveryUnknownError, sendOnce } from "./send-once.ts";

/**
 * How long the latest mail took to send, and a guess before the first. A request for a mailbox on the
 * never-mail list takes as long, so that response times do not reveal who is on it.
 */
let latestMailMs = 250;

/** A mail that anybody may ask for, to any address. */
export interface VisitorMail extends MailParties {
  /** Requests with an equal identity ask for the same mail. */
  readonly identity: unknown;
  /** The caller's idempotency key; without it, requests for the same mail count as one for a minute. */
  readonly requestId?: string | undefined;
  /** Called once the limits allow the mail, with its link to stop all mail. */
  readonly compose: (frame: MailFrame) => Mail | Promise<Mail>;
  /** Undoes what `compose` stored when the mail was refused for good and can never arrive. */
  readonly onRefused?: () => Promise<void>;
  /** For the mail that lets a mailbox leave the never-mail list. */
  readonly evenIfRefused?: boolean;
}

type Deps = Pick<AppDeps, "config" | "db" | "logger" | "mailer" | "now" | "secret">;

const SAME_REQUEST_MS = 60_000;
/** An idempotency key is honored as long as a browser tab may hold on to it. */
const NAMED_REQUEST_MS = millisecondsInDay;

/**
 * Sends a mail for an unknown visitor: within the limits, and once however often the request is repeated.
 * Resolves after the mail server has accepted it, or if the mailbox is on the never-mail list: callers
 * cannot tell these apart (docs/mail.md).
 *
 * @param time the deadlines of the response, if the mail is only a part of it.
 * @throws HttpProblem 400 for an address its server refuses, 429 over the limits of the address or
 * the network, 503 over those of the site, 504 if nobody knows whether the mail arrived; MailError
 * or HttpProblem 503 for everything that may work later.
 */
export async function sendVisitorMail(
  deps: Deps,
  mail: VisitorMail,
  time?: AnswerTime,
): Promise<void> {
  if (!time) return answerInTime(MAIL_DEADLINES, (own) => sendVisitorMail(deps, mail, own));
  const { answerBy, mailBy } = time;
  const named = (...parts: unknown[]) =>
    createHmac("sha256", deps.secret)
      .update(JSON.stringify(["mail-request", mail.identity, ...parts]))
      .digest("base64url");
  const { requestId } = mail;
  const keys = requestId
    ? { key: named(requestId), content: named(), rememberMs: NAMED_REQUEST_MS }
    : { key: named(), rememberMs: SAME_REQUEST_MS };
  const once = { ...keys, signal: answerBy };
  try {
    await sendOnce(deps, once, {
      admit: async (tx) => {
        const known = await isKnownAddress(tx, mail.email);
        const { mailsPerHour } = deps.config;
        const limits = mailLimits({ secret: deps.secret, mailsPerHour, known }, mail);
        return takeEach(tx, limits, deps.now());
      },
      send: (uses, handOver) => sendOrRefund(deps, mail, uses, mailBy, handOver),
    });
  } catch (error) {
    if (error instanceof AllowanceUsedUp && error.status === 503) await tellOperator(deps, error);
    throw error;
  }
}

/** Logs at most once per hour and limit, across all processes. */
async function tellOperator(
  { config, db, logger, now }: Deps,
  { full, waitSeconds }: AllowanceUsedUp,
): Promise<void> {
  const notice = { key: `${full.key}-notice`, max: 1, windowMs: waitSeconds * 1000 };
  const { granted } = await takeFromLimit(db, notice, now());
  if (!granted) return;
  logger.error(
    { mailsPerHour: config.mailsPerHour, limit: full.key, most: full.max, waitSeconds },
    "the site's hourly limit of mails is reached, or a share of it: no such mail leaves until it opens again (MAILS_PER_HOUR)",
  );
}

/**
 * Whether the site's own limits allow a mail about an account, regardless of its recipient.
 *
 * @returns the refusal; undefined if a mail may go out now.
 */
export async function accountMailRefusal(
  { config, db, now }: Pick<Deps, "config" | "db" | "now">,
  known: boolean,
): Promise<HttpProblem | undefined> {
  const time = now();
  const shares = siteShares({ mailsPerHour: config.mailsPerHour, known }, "account");
  const open = await findOpenWindows(db, shares, time);
  const ends = shares.flatMap(({ key, max }) => {
    const window = open.get(key);
    return window && window.count >= max ? [window.resetsAt.getTime()] : [];
  });
  if (ends.length === 0) return undefined;
  return new AllowanceUsedUp(shares[0], secondsUntil(new Date(Math.max(...ends)), time));
}

/** @param handOver runs before the last line goes out; after it the mail server may have the mail. */
async function sendOrRefund(
  deps: Deps,
  mail: VisitorMail,
  uses: readonly Use[],
  signal: AbortSignal,
  handOver: () => Promise<void>,
): Promise<void> {
  let handed = false;
  const beforeEnd = async () => {
    await handOver();
    handed = true;
  };
  try {
    const sent = await mailUnlessRefused(deps, mail, { signal, beforeEnd });
    if (!sent) await delay(latestMailMs, undefined, { signal });
  } catch (error) {
    if (handed && !(error instanceof MailError && error.replyCode)) {
      deps.logger.warn({ err: error }, "nobody knows whether a mail was delivered");
      throw new DeliveryUnknownError();
    }
    if (error instanceof MailError && !error.temporary) {
      await mail.onRefused?.().catch((failure: unknown) => {
        deps.logger.warn({ err: failure }, "what a refused mail was about stays stored");
      });
    }
    if (error instanceof RecipientRefusedError) {
      // Not refunded: otherwise the site would tell anybody which addresses exist, without limit.
      deps.logger.info({ err: error }, "an address was refused by its mail server");
      throw wrongField("body.email", "That address was refused by its mail server");
    }
    await refundUses(deps.db, uses).catch((failure: unknown) => {
      deps.logger.warn({ err: failure }, "a mail that was not sent stays counted");
    });
    throw error;
  }
}

/**
 * Composes and sends a mail unless its mailbox is on the never-mail list. All mail goes through here.
 *
 * @returns whether it was sent.
 */
export async function mailUnlessRefused(
  { config, db, mailer, secret }: Pick<AppDeps, "config" | "db" | "mailer" | "secret">,
  mail: Pick<VisitorMail, "email" | "compose" | "evenIfRefused">,
  options: SendOptions,
): Promise<boolean> {
  const digest = await mailboxDigest(mail.email);
  if (!mail.evenIfRefused && (await findMailRefusal(db, digest))) return false;
  const optOut = optOutFor({ publicUrl: config.publicUrl, secret }, digest);
  const begun = performance.now();
  const message = await mail.compose({ config, optOut });
  if (!message.text.includes(optOut.url) || !message.html.includes(optOut.url)) {
    throw new Error("a mail was composed without its never-mail link");
  }
  await mailer.send(message, options);
  latestMailMs = performance.now() - begun;
  return true;
}
