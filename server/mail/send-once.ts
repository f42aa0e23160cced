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
import { claimMailRequest, findMailRequest, settleMailRequest } from "./mail-request-queries.ts";

interface OnceOptions {
  /** Equal for requests that are the same press of Send. */
  readonly key: string;
  /** How long a success answers repetitions. */
  readonly rememberMs: number;
  /** How long a request in flight is waited for. */
  readonly signal: AbortSignal;
}

interface OnceWork<A> {
  /**
   * Asks whether the mail may be sent, in the transaction that claims the request: whoever is
   * refused here leaves no row behind.
   */
  readonly admit: (tx: Db) => Promise<A>;
  readonly send: (admission: A) => Promise<void>;
}

type Deps = Pick<AppDeps, "db" | "logger" | "now">;

/** A process that dies while it sends holds its request no longer than this. */
const SENDING_MS = 20_000;
/** Those who wait look often enough to have seen a failure long before it is forgotten. */
const FAILED_MS = 60_000;
const LOOK_EVERY_MS = 150;

/**
 * Sends unless the same request has been sent already, by whichever process. While another one is
 * at it, its outcome is waited for and shared; after a failure the next request tries again.
 *
 * @throws what `admit` and `send` throw; HttpProblem for the failure of another's try.
 */
export async function sendOnce<A>(
  deps: Deps,
  options: OnceOptions,
  { admit, send }: OnceWork<A>,
): Promise<void> {
  const claim = { key: options.key, attempt: randomUUID() };
  const admitted = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const mine = await claimMailRequest(tx, { ...claim, heldUntil: later(now, SENDING_MS) }, now);
    return mine ? { admission: await admit(tx) } : null;
  });
  if (!admitted) {
    await outcomeOfOther(deps, options);
    return;
  }
  try {
    await send(admitted.admission);
  } catch (error) {
    await settle(deps, claim, failureOf(error), FAILED_MS);
    throw error;
  }
  await settle(deps, claim, null, options.rememberMs);
}

/** Notes the outcome: a failure, or null for a mail that was sent. */
async function settle(
  { db, logger, now }: Deps,
  claim: { readonly key: string; readonly attempt: string },
  failure: MailFailure | null,
  keepMs: number,
): Promise<void> {
  try {
    await settleMailRequest(db, claim, failure, later(now(), keepMs));
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
    await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
  throw unavailable("The e-mail has not been sent. Please try again.");
}

function failureOf(error: unknown): MailFailure {
  if (error instanceof HttpProblem) {
    const { errors, retryAfter } = error.extras;
    return {
      status: error.status,
      detail: error.message,
      ...(errors && { errors }),
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }
  const { status, message, extras } = unavailable(
    "The e-mail could not be sent. Please try again.",
  );
  return { status, detail: message, retryAfter: extras.retryAfter ?? 1 };
}

const later = (time: Date, ms: number) => new Date(time.getTime() + ms);
