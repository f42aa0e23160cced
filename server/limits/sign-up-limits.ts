import type { AppDeps } from "#server/platform/deps.ts";
import { type NamedLimit, refundAllowance, takeAllowance } from "./allowance.ts";
import { networkLimits } from "./network-limits.ts";

const DAY_MS = 24 * 3_600_000;
const MOST = { client: 20, network: 60, allocation: 300 } as const;

const SIGN_UP_REFUSAL = "Too many sign-ups came from your network today.";

/**
 * How often anybody may sign up in a day, newsletter and accounts together: 20 times from one
 * client (an IPv4 address, an IPv6 /64), 60 times from its network (/24, /48), 300 times from the
 * allocation around that (/16, /32).
 */
export function signUpLimits(secret: string, ip: string | undefined): NamedLimit[] {
  const counted = { secret, call: "sign-up" };
  return networkLimits(counted, ip, { most: MOST, windowMs: DAY_MS, refusal: SIGN_UP_REFUSAL });
}

/**
 * Counts the making of an account against the day's sign-ups. (A newsletter sign-up is counted with
 * its mail.)
 *
 * @returns what takes it back, for a sign-up that came to nothing through no fault of the visitor's.
 * @throws AllowanceUsedUp, which says when the next one is possible.
 */
export async function takeSignUp(
  { db, now, secret }: Pick<AppDeps, "db" | "now" | "secret">,
  ip: string | undefined,
): Promise<() => Promise<void>> {
  const uses = await takeAllowance(db, signUpLimits(secret, ip), now());
  return () => refundAllowance(db, uses);
}
