/**
 * One mail for one press of Send, however often the request is repeated and whichever process it
 * reaches. docs/mail.md draws the states.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { HttpProblem, unavailable } from "#server/http/problem.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { MailFailure } from "#shared/db/tables/mail.ts";
import {
  type Claim,
  claimMailRequest,
  findMailRequest,
  holdMailBack,
  type MailOutcome,
  type MailRequest,
  markMailHanded,
  settleMailRequest,
} from "./mail-request-queries.ts";

interface OnceOptions {
  /** Equal for requests that are the same press of Send. */
  readonly key: string;
  /** Equal for all presses that ask for the same mail, where `key` names one of them. */
  readonly content?: string | undefined;
  /** How long a success answers repetitions. */
  readonly rememberMs: number;
  /** How long a request in flight is waited for. */
  readonly signal: AbortSignal;
}

interface OnceWork<A> {
  /**
   * Checks whether the mail may be sent, in the transaction that claims the request: a refusal
   * leaves no row behind.
   */
  readonly admit: (tx: Db) => Promise<A>;
  /**
   * Awaits `handOver` before the mail's last line goes out, and throws DeliveryUnknownError if the mail
   * server never answers after that.
   */
  readonly send: (admission: A, handOver: () => Promise<void>) => Promise<void>;
}

type Deps = Pick<AppDeps, "db" | "logger" | "now">;

/** A process that dies while it sends holds its request no longer than this. */
const SENDING_MS = 20_000;
/** Waiting requests poll often enough to see a failure long before it is forgotten. */
const FAILED_MS = 60_000;
const LOOK_EVERY_MS = 150;
/** After a mail with an unknown outcome, another press of Send may send it again after this long. */
const PAUSE_MS = 600_000;

/** The connection ended between the mail's last line and the mail server's answer. */
export class DeliveryUnknownError extends HttpProblem {
  constructor() {
    super(
      504,
      "The email may have been sent: the mail server took it and did not answer. Check the inbox; if nothing comes within 10 minutes, send it again.",
      { retryAfter: PAUSE_MS / 1000 },
    );
    this.name = "DeliveryUnknownError";
  }
}

/**
 * Sends unless some process has already sent the same request. While another process is sending, waits
 * for its outcome and shares it; after a failure the next request tries again. A mail that may have
 * arrived is never sent again by the same press, and by another press only after a pause.
 *
 * @throws what `admit` and `send` throw; DeliveryUnknownError during the pause after another press; HttpProblem for the failure of another's try.
 */
export async function sendOnce<A>(
  deps: Deps,
  options: OnceOptions,
  { admit, send }: OnceWork<A>,
): Promise<void> {
  const claim = { key: options.key, attempt: randomUUID() };
  const admitted = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const mine = await claimMailRequest(tx, claim, later(now, SENDING_MS), now);
    if (!mine) return null;
    const other = options.content && (await findMailRequest(tx, options.content));
    if (other && other.status === "perhaps" && other.expiresAt > now)
      throw new DeliveryUnknownError();
    return { admission: await admit(tx) };
  });
  if (!admitted) {
    await outcomeOfOther(deps, options);
    return;
  }
  const unknownMs = Math.max(options.rememberMs, PAUSE_MS);
  const overtaken = new Error("another try has taken this request over");
  const handOver = async () => {
    const now = deps.now();
    if (!(await markMailHanded(deps.db, claim, later(now, unknownMs), now))) throw overtaken;
  };
  try {
    await send(admitted.admission, handOver);
  } catch (error) {
    if (error === overtaken) return await outcomeOfOther(deps, options);
    if (error instanceof DeliveryUnknownError) {
      await settle(deps, claim, { status: "perhaps" }, unknownMs);
      const { content } = options;
      if (content) await noted(deps, holdMailBack(deps.db, content, later(deps.now(), PAUSE_MS)));
    } else {
      await settle(deps, claim, { status: "failed", failure: failureOf(error) }, FAILED_MS);
    }
    throw error;
  }
  await settle(deps, claim, { status: "sent" }, options.rememberMs);
}

function settle(deps: Deps, claim: Claim, outcome: MailOutcome, keepMs: number): Promise<void> {
  return noted(deps, settleMailRequest(deps.db, claim, outcome, later(deps.now(), keepMs)));
}

async function noted({ logger }: Deps, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    // The visitor is told what happened to the mail; the row expires by itself.
    logger.warn({ err: error }, "the outcome of a mail request could not be noted");
  }
}

async function outcomeOfOther({ db, now }: Deps, { key, signal }: OnceOptions): Promise<void> {
  while (!signal.aborted) {
    const request = await findMailRequest(db, key);
    if (!request || (request.status === "sending" && request.expiresAt <= now())) break;
    if (request.status === "sent") return;
    if (request.failure) {
      const { status, detail, ...extras } = request.failure;
      throw new HttpProblem(status, detail, extras);
    }
    if (request.status === "perhaps" && !isAwaited(request, now()))
      throw new DeliveryUnknownError();
    await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
  throw unavailable("The email has not been sent. Please try again.");
}

/** Whether the mail server may still answer; a process that waits longer has died. */
const isAwaited = ({ handedAt }: MailRequest, now: Date) =>
  handedAt !== null && later(handedAt, SENDING_MS) > now;

function failureOf(error: unknown): MailFailure {
  const { status, message, extras } =
    error instanceof HttpProblem
      ? error
      : unavailable("The email could not be sent. Please try again.");
  const { errors, retryAfter } = extras;
  return {
    ...{ status, detail: message },
    ...(errors && { errors }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

const later = (time: Date, ms: number) => new Date(time.getTime() + ms);
