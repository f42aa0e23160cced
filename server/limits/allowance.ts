import { createHmac } from "node:crypto";
import { millisecondsInDay } from "date-fns/constants";
import { type ClientNetwork, clientNetwork, SCOPES } from "#server/http/guards/client-network.ts";
import { HttpProblem } from "#server/http/problem.ts";
import type { Db } from "#server/platform/database/db.ts";
import { waitInWords } from "#shared/domain/text/words.ts";
import { type Limit, takeFromLimits, type Use } from "./rate-limit-queries.ts";

/** A limit, and the sentence shown to a visitor who reaches it. */
export interface NamedLimit extends Limit {
  readonly refusal: string;
  /** 503 for a limit of the whole site; 429 otherwise. */
  readonly status?: 503;
  /** When to try again, as a sentence; by default "Try again in 5 minutes." */
  readonly again?: (seconds: number) => string;
}

/** A limit is used up; says when its window ends. */
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
 * Takes one use of each limit within the transaction `tx`, which the error rolls back: all are taken or
 * none. Callers list limits in the same order, the widest last, so that they cannot deadlock.
 *
 * @throws AllowanceUsedUp for the first limit that has nothing left.
 */
export async function takeEach(tx: Db, limits: readonly NamedLimit[], now: Date): Promise<Use[]> {
  const uses = await takeFromLimits(tx, limits, now);
  const refused = uses.find(({ granted }) => !granted);
  if (refused) throw new AllowanceUsedUp(refused.limit, secondsUntil(refused.resetsAt, now));
  return uses;
}

/**
 * Takes one use of each limit, or none at all.
 *
 * @throws AllowanceUsedUp for the first limit that has nothing left.
 */
export function takeAllowance(db: Db, limits: readonly NamedLimit[], now: Date): Promise<Use[]> {
  return db.transaction((tx) => takeEach(tx, limits, now));
}

/** Seconds to wait, at least one. */
export function secondsUntil(time: Date, now: Date): number {
  return Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000));
}

interface Counted {
  readonly secret: string;
  /** What is counted: `mail`, `sign-up`. */
  readonly call: string;
}

interface NetworkMost extends Pick<NamedLimit, "windowMs" | "refusal" | "again"> {
  /** The limit of the client and of each network around it; one without a number is not counted. */
  readonly most: Readonly<Partial<Record<keyof ClientNetwork, number>>>;
}

/** The key of a count; it does not reveal the address. */
export function limitKey({ secret, call }: Counted, kind: string, value: string): string {
  const digest = createHmac("sha256", secret).update(`${kind}:${value}`).digest("base64url");
  return `${call}:${kind}:${digest}`;
}

/** A limit for the client and each network around it, the widest last. */
export function networkLimits(
  counted: Counted,
  ip: string | undefined,
  { most, ...limit }: NetworkMost,
): NamedLimit[] {
  const networks = clientNetwork(ip);
  return SCOPES.flatMap((scope) => {
    const max = most[scope];
    if (max === undefined) return [];
    return { ...limit, key: limitKey(counted, scope, networks[scope]), max };
  });
}

/**
 * How often anybody may sign up in a day, newsletter and accounts together: 20 times from one
 * client (an IPv4 address, an IPv6 /64), 60 times from its network (/24, /48), 300 times from the
 * allocation around that (/16, /32).
 */
export function signUpLimits(secret: string, ip: string | undefined): NamedLimit[] {
  const refusal = "Too many sign-ups came from your network today.";
  const most = { client: 20, network: 60, allocation: 300 };
  const counted = { secret, call: "sign-up" };
  return networkLimits(counted, ip, { most, windowMs: millisecondsInDay, refusal });
}
