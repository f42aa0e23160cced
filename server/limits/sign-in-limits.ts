import { minutesToMilliseconds } from "date-fns";
import { millisecondsInDay as DAY_MS } from "date-fns/constants";
import type { Request, Response } from "express";
import { clientNetwork } from "#server/http/guards/client-network.ts";
import { refuseSignIn } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import {
  AllowanceUsedUp,
  limitKey,
  type NamedLimit,
  networkLimits,
  refundAllowance,
  takeAllowance,
} from "./allowance.ts";
import { findOpenWindows, type Limit, prolongWindow } from "./rate-limit-queries.ts";

type Deps = Pick<AppDeps, "db" | "secret" | "now">;

interface Attempt {
  readonly ip: string | undefined;
  /** The account that is tried, by its address. */
  readonly email?: string;
}

const QUARTER_HOUR_MS = minutesToMilliseconds(15);

/** How often within a quarter of an hour, for one client, its network and the allocation around it. */
const MOST = {
  /** `/api/login`. */
  begin: { client: 60, network: 240, allocation: 1200 },
  /** Everything of the site's own provider; signing in once takes two of it. */
  provider: { client: 150, network: 600, allocation: 3000 },
  /** `/api/callback`. */
  callback: { client: 60, network: 240, allocation: 1200 },
  /** A password that is tried: to sign in, or before it is changed or the account deleted. */
  password: { client: 30, network: 120, allocation: 600 },
  /** A new account. */
  account: { client: 20, network: 60, allocation: 300 },
  /** A link that is asked for, looked at or used. */
  link: { client: 30, network: 120, allocation: 600 },
} as const;

type LimitedStep = keyof typeof MOST;

/**
 * Wrong passwords for one account. They are counted for the account and the client together, so a
 * stranger's do not count against the owner. The slower ceilings of the account as a whole, against
 * guessing from many places, do not hold where its owner has signed in before.
 */
const WRONG_PASSWORDS = {
  client: { max: 10, windowMs: QUARTER_HOUR_MS },
  network: { max: 30, windowMs: QUARTER_HOUR_MS },
  anywhere: { max: 100, windowMs: DAY_MS },
} as const;

const TOO_MANY = {
  refusal: "Too many tries.",
  again: (seconds: number) => `Please wait ${wait(seconds)}.`,
} as const;

/** New accounts for one address, all of them unconfirmed. */
const ACCOUNTS_OF_ADDRESS = { max: 5, windowMs: QUARTER_HOUR_MS } as const;

/** How long a client from which the owner has signed in is known. */
const KNOWN_MS = 90 * DAY_MS;

/**
 * Counts a step of signing in against the limits of who takes it and of the account it is for.
 *
 * @returns what takes it back, for a step that turned out to be the owner's own.
 * @throws HttpProblem 429 that says when the next try is possible.
 */
export async function takeSignInStep(
  { db, secret, now }: Deps,
  step: LimitedStep,
  attempt: Attempt,
): Promise<() => Promise<void>> {
  const limits = await limitsOf({ db, secret, now }, step, attempt);
  const uses = await takeAllowance(db, limits, now());
  return () => refundAllowance(db, uses);
}

/**
 * Counts a step that a browser takes by its address; one too many is answered here.
 *
 * @returns whether the step may be taken.
 */
export async function mayTakeStep(
  deps: Deps,
  step: LimitedStep,
  { req, res }: { readonly req: Request; readonly res: Response },
): Promise<boolean> {
  try {
    await takeSignInStep(deps, step, { ip: req.ip });
    return true;
  } catch (error) {
    if (!(error instanceof AllowanceUsedUp)) throw error;
    refuseSignIn(req, res, { reason: "busy", problem: error });
    return false;
  }
}

/** Notes that the account's owner signs in from here: strangers' tries stop them here no more. */
export async function rememberOwner(
  { db, secret, now }: Deps,
  { ip, email }: Required<Attempt>,
): Promise<void> {
  await prolongWindow(db, ownerLimit(secret, ip, email), now());
}

async function limitsOf(
  { db, secret, now }: Deps,
  step: LimitedStep,
  { ip, email }: Attempt,
): Promise<NamedLimit[]> {
  const { client, network } = clientNetwork(ip);
  const counted = { secret, call: "sign-in" };
  const limit = (
    kind: string,
    value: string,
    most: Pick<Limit, "max" | "windowMs">,
  ): NamedLimit => ({ ...TOO_MANY, ...most, key: limitKey(counted, `${step}:${kind}`, value) });
  const limits = networkLimits({ secret, call: `sign-in:${step}` }, ip, {
    ...TOO_MANY,
    most: MOST[step],
    windowMs: QUARTER_HOUR_MS,
  });
  if (!email) return limits;
  const account = email.toLowerCase();
  if (step === "account") return [...limits, limit("address", account, ACCOUNTS_OF_ADDRESS)];
  if (step !== "password") return limits;
  const wrong = (kind: keyof typeof WRONG_PASSWORDS, where: string) =>
    limit(`account-${kind}`, `${account} ${where}`, WRONG_PASSWORDS[kind]);
  limits.push(wrong("client", client));
  const owner = ownerLimit(secret, ip, email);
  const isOwners = (await findOpenWindows(db, [owner], now())).has(owner.key);
  return isOwners ? limits : [...limits, wrong("network", network), wrong("anywhere", "")];
}

function ownerLimit(secret: string, ip: string | undefined, email: string): Limit {
  const value = `${email.toLowerCase()} ${clientNetwork(ip).client}`;
  return { key: limitKey({ secret, call: "sign-in" }, "owner", value), max: 1, windowMs: KNOWN_MS };
}

function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return "a minute and try again";
  if (minutes <= 90) return `${minutes} minutes and try again`;
  return `${Math.ceil(minutes / 60)} hours and try again, or choose a new password by email`;
}
