import { minutesToMilliseconds } from "date-fns";
import { millisecondsInDay as DAY_MS } from "date-fns/constants";
import type { RequestHandler } from "express";
import { clientNetwork } from "#server/http/guards/client-network.ts";
import { refuseSignIn } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import {
  AllowanceUsedUp,
  limitKey,
  type NamedLimit,
  networkLimits,
  takeAllowance,
} from "./allowance.ts";
import { findOpenWindows, type Limit, prolongWindow, refundUses } from "./rate-limit-queries.ts";

type Deps = Pick<AppDeps, "db" | "secret" | "now">;

interface Attempt {
  readonly ip: string | undefined;
  /** The address of the account that is made or tried. */
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
 * Counts a step of signing in against the limits of who takes it and, for a new account, of its address.
 *
 * @throws HttpProblem 429 that says when the next try is possible.
 */
export async function takeSignInStep(
  { db, secret, now }: Deps,
  step: LimitedStep,
  { ip, email }: Attempt,
): Promise<void> {
  const limits = stepLimits(secret, step, ip);
  if (email) {
    const key = limitKey({ secret, call: "sign-in" }, "account:address", email.toLowerCase());
    limits.push({ ...TOO_MANY, ...ACCOUNTS_OF_ADDRESS, key });
  }
  await takeAllowance(db, limits, now());
}

/**
 * Counts a password that is tried for the accounts of an address.
 *
 * @returns what takes it back, for one that turned out to be right; and which of the accounts may be tried: once
 *   a ceiling is reached, those alone that are known to be used from here.
 * @throws HttpProblem 429 that says when the next try is possible.
 */
export async function takePasswordTry(
  { db, secret, now }: Deps,
  { ip, email }: Required<Attempt>,
  accountIds: readonly string[],
): Promise<{ refund: () => Promise<void>; mayTry: readonly string[] }> {
  const { client, network } = clientNetwork(ip);
  const wrong = (kind: keyof typeof WRONG_PASSWORDS, where: string): NamedLimit => {
    const value = `${email.toLowerCase()} ${where}`;
    const key = limitKey({ secret, call: "sign-in" }, `password:account-${kind}`, value);
    return { ...TOO_MANY, ...WRONG_PASSWORDS[kind], key };
  };
  const own = [...stepLimits(secret, "password", ip), wrong("client", client)];
  const ceilings = [wrong("network", network), wrong("anywhere", "")];
  let mayTry = accountIds;
  const uses = await takeAllowance(db, [...own, ...ceilings], now()).catch(
    async (full: unknown) => {
      if (!(full instanceof AllowanceUsedUp)) throw full;
      const owners = accountIds.map((id) => ownerLimit(secret, ip, id));
      const known = await findOpenWindows(db, owners, now());
      mayTry = accountIds.filter((_id, at) => known.has(owners[at]?.key ?? ""));
      if (mayTry.length === 0) throw full;
      return takeAllowance(db, own, now());
    },
  );
  return { refund: () => refundUses(db, uses), mayTry };
}

/** Counts a step that a browser takes by its address; who is signed in already is only led on. */
export function limitedStep(deps: Deps, step: LimitedStep): RequestHandler {
  return async (req, res, next) => {
    try {
      if (!req.user) await takeSignInStep(deps, step, { ip: req.ip });
    } catch (error) {
      if (!(error instanceof AllowanceUsedUp)) throw error;
      return refuseSignIn({ req, res }, "busy", error);
    }
    next();
  };
}

/** Notes that the account is used from here: strangers' tries do not stop it here. */
export async function rememberOwner(
  { db, secret, now }: Deps,
  { ip, accountId }: { readonly ip: string | undefined; readonly accountId: string },
): Promise<void> {
  await prolongWindow(db, ownerLimit(secret, ip, accountId), now());
}

function stepLimits(secret: string, step: LimitedStep, ip: string | undefined): NamedLimit[] {
  const most = MOST[step];
  const counted = { secret, call: `sign-in:${step}` };
  return networkLimits(counted, ip, { ...TOO_MANY, most, windowMs: QUARTER_HOUR_MS });
}

/** By the account, not its address: one that a stranger made with the address lifts nothing for another. */
function ownerLimit(secret: string, ip: string | undefined, accountId: string): Limit {
  const value = `${accountId} ${clientNetwork(ip).client}`;
  return { key: limitKey({ secret, call: "sign-in" }, "owner", value), max: 1, windowMs: KNOWN_MS };
}

function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return "a minute and try again";
  if (minutes <= 90) return `${minutes} minutes and try again`;
  return `${Math.ceil(minutes / 60)} hours and try again, or choose a new password by email`;
}
