import { HttpProblem } from "#server/http/problem.ts";
import type { Db } from "#server/platform/database/db.ts";
import { waitInWords } from "#shared/domain/text/words.ts";
import { type Limit, refundToLimit, type Taken, takeFromLimits } from "./rate-limit-queries.ts";

/** A limit and what a visitor is told who meets it, as a sentence. */
export interface NamedLimit extends Limit {
  readonly refusal: string;
  /** 503 for a limit of the whole site's, which is no visitor's fault; 429 else. */
  readonly status?: 503;
  /** When to come back, as a sentence; else "Try again in 5 minutes." */
  readonly again?: (seconds: number) => string;
}

/** One use of each of some limits. */
export type Uses = readonly { readonly limit: Limit; readonly use: Taken }[];

/** A limit has nothing left: says so, and when its window ends. */
export class AllowanceUsedUp extends HttpProblem {
  readonly full: NamedLimit;
  /** At least 1. */
  readonly waitSeconds: number;

  constructor(full: NamedLimit, waitSeconds: number) {
    const { refusal, status = 429, again = tryAgain } = full;
    super(status, `${refusal} ${again(waitSeconds)}`, { retryAfter: waitSeconds });
    this.name = "AllowanceUsedUp";
    this.full = full;
    this.waitSeconds = waitSeconds;
  }
}

const tryAgain = (seconds: number) => `Try again in ${waitInWords(seconds)}.`;

/**
 * Takes one use of each limit within the transaction `tx`, which the error undoes: then all are
 * taken or none, whatever other requests do meanwhile. All callers name limits in one order, the
 * widest last, so that no two of them wait for each other.
 *
 * @throws AllowanceUsedUp for the first limit that has nothing left.
 */
export async function takeEach(tx: Db, limits: readonly NamedLimit[], now: Date): Promise<Uses> {
  const taken = await takeFromLimits(tx, limits, now);
  return limits.map((limit, index) => {
    const use = taken[index];
    if (!use?.granted) throw new AllowanceUsedUp(limit, secondsUntil(use?.resetsAt ?? now, now));
    return { limit, use };
  });
}

/**
 * Takes one use of each limit, or none at all.
 *
 * @throws AllowanceUsedUp for the first limit that has nothing left.
 */
export function takeAllowance(db: Db, limits: readonly NamedLimit[], now: Date): Promise<Uses> {
  return db.transaction((tx) => takeEach(tx, limits, now));
}

/** Takes back what was used of each limit in the same window. */
export async function refundAllowance(db: Db, uses: Uses): Promise<void> {
  for (const { limit, use } of uses) await refundToLimit(db, limit, use);
}

/** The seconds to wait, at least one. */
export function secondsUntil(time: Date, now: Date): number {
  return Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000));
}
