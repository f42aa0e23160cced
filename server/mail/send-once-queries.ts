import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { HttpProblem, unavailable } from "#server/http/problem.ts";
import { type Db, schema } from "#server/platform/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { MailFailure } from "#shared/db/schema.ts";

const { mailRequests } = schema;

interface OnceOptions {
  /** Equal for requests that are the same press of Send. */
  readonly key: string;
  /** How long a success answers repetitions. */
  readonly rememberMs: number;
  /** How long a request in flight is waited for. */
  readonly signal: AbortSignal;
}

type Deps = Pick<AppDeps, "db" | "logger" | "now">;

/** A process that dies while it sends holds its key no longer than this. */
const SENDING_MS = 20_000;
/** Those who wait look often enough to have seen a failure long before it is forgotten. */
const FAILED_MS = 60_000;
const LOOK_EVERY_MS = 150;

/**
 * Runs `send` unless the same request has been sent already, by whichever process. While another
 * one is at it, its outcome is waited for and shared; after a failure the next request tries again.
 *
 * @throws what `send` throws; HttpProblem for the failure of another's try.
 */
export async function sendOnce(
  deps: Deps,
  options: OnceOptions,
  send: () => Promise<void>,
): Promise<void> {
  const { db, now } = deps;
  const attempt = randomUUID();
  await pruneMailRequests(db, now());
  if (!(await claim(db, options.key, attempt, now()))) {
    await outcomeOfOther(deps, options);
    return;
  }
  try {
    await send();
  } catch (error) {
    await settle(deps, options, attempt, { status: "failed", failure: failureOf(error) });
    throw error;
  }
  await settle(deps, options, attempt, { status: "sent", failure: null });
}

/** True for the one request that may send: the first, or the first after a failure or a crash. */
async function claim(db: Db, key: string, attempt: string, now: Date): Promise<boolean> {
  const held = {
    attempt,
    status: "sending",
    failure: null,
    expiresAt: later(now, SENDING_MS),
  } as const;
  const claimed = await db
    .insert(mailRequests)
    .values({ key, ...held })
    .onConflictDoUpdate({
      target: mailRequests.key,
      set: held,
      setWhere: sql`${eq(mailRequests.status, "failed")} or ${lte(mailRequests.expiresAt, now)}`,
    })
    .returning({ key: mailRequests.key });
  return claimed.length > 0;
}

/** Notes the outcome, unless the try took so long that another has taken over. */
async function settle(
  { db, logger, now }: Deps,
  { key, rememberMs }: OnceOptions,
  attempt: string,
  outcome: { status: "sent" | "failed"; failure: MailFailure | null },
): Promise<void> {
  const expiresAt = later(now(), outcome.status === "sent" ? rememberMs : FAILED_MS);
  try {
    await db
      .update(mailRequests)
      .set({ ...outcome, expiresAt })
      .where(and(eq(mailRequests.key, key), eq(mailRequests.attempt, attempt)));
  } catch (error) {
    // The visitor is told what happened to the mail; the row expires by itself.
    logger.warn({ err: error }, "the outcome of a mail request could not be noted");
  }
}

async function outcomeOfOther({ db, now }: Deps, { key, signal }: OnceOptions): Promise<void> {
  while (!signal.aborted) {
    const [row] = await db.select().from(mailRequests).where(eq(mailRequests.key, key));
    if (!row || (row.status === "sending" && row.expiresAt <= now())) break;
    if (row.status === "sent") return;
    if (row.failure) {
      const { status, detail, ...extras } = row.failure;
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

const PRUNED_AT_ONCE = 100;

async function pruneMailRequests(db: Db, now: Date): Promise<void> {
  const expired = db
    .select({ key: mailRequests.key })
    .from(mailRequests)
    .where(lte(mailRequests.expiresAt, now))
    .limit(PRUNED_AT_ONCE)
    .for("update", { skipLocked: true });
  await db.delete(mailRequests).where(inArray(mailRequests.key, expired));
}

const later = (time: Date, ms: number) => new Date(time.getTime() + ms);
