import { createHmac } from "node:crypto";
import { clientNetwork } from "#server/http/client-network.ts";
import { tooManyRequests } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import {
  type Limit,
  pruneLimits,
  refundToLimit,
  type Taken,
  takeFromLimit,
} from "./rate-limit-queries.ts";

type Deps = Pick<AppDeps, "db" | "secret" | "now">;

interface Attempt {
  readonly ip: string | undefined;
  /** The account that is tried, by its address. */
  readonly email?: string;
}

const QUARTER_HOUR_MS = 15 * 60 * 1000;

/** How often within a quarter of an hour, for one client, one network, one account. */
const MOST = {
  begin: { client: 60, network: 240, account: 0 },
  password: { client: 30, network: 120, account: 10 },
  account: { client: 20, network: 60, account: 5 },
} as const;

export type LimitedStep = keyof typeof MOST;

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
  const taken: { limit: Limit; use: Taken }[] = [];
  const refund = async () => {
    for (const { limit, use } of taken) await refundToLimit(db, limit, use);
  };
  await pruneLimits(db, now());
  for (const limit of limitsOf(secret, step, attempt)) {
    const use = await takeFromLimit(db, limit, now());
    if (!use.granted) {
      await refund();
      const seconds = Math.max(1, Math.ceil((use.resetsAt.getTime() - now().getTime()) / 1000));
      const minutes = Math.ceil(seconds / 60);
      const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
      throw tooManyRequests(`Too many tries. Please wait ${wait} and try again.`, seconds);
    }
    taken.push({ limit, use });
  }
  return refund;
}

function limitsOf(secret: string, step: LimitedStep, { ip, email }: Attempt): Limit[] {
  const { client, network } = clientNetwork(ip);
  const most = MOST[step];
  const limit = (kind: string, value: string, max: number): Limit => {
    const digest = createHmac("sha256", secret).update(`${kind}:${value}`).digest("base64url");
    return { key: `sign-in:${step}:${kind}:${digest}`, max, windowMs: QUARTER_HOUR_MS };
  };
  return [
    limit("client", client, most.client),
    limit("network", network, most.network),
    ...(email ? [limit("account", email.toLowerCase(), most.account)] : []),
  ];
}
