import { createHmac } from "node:crypto";
import { clientNetwork } from "#server/http/guards/client-network.ts";
import { tooManyRequests } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { counted } from "#shared/domain/site/words.ts";
import { takeFromLimit } from "./rate-limit-queries.ts";

const MINUTE_MS = 60_000;

/** How often a call may be made from one client, and from the network around it. */
export interface OpenCallLimits {
  readonly perClient: number;
  readonly perNetwork: number;
  readonly windowMs: number;
}

/** Of calls that read. */
const A_MINUTE: OpenCallLimits = { perClient: 60, perNetwork: 240, windowMs: MINUTE_MS };

/**
 * Counts one use of a call that anybody may make and that costs the server work, by the client and
 * by its network.
 *
 * @param call tells the calls apart that are counted each on its own.
 * @throws HttpProblem 429 that says when the next one is possible.
 */
async function takeOpenCall(
  { db, secret, now }: Pick<AppDeps, "db" | "secret" | "now">,
  call: string,
  ip: string | undefined,
  { perClient, perNetwork, windowMs }: OpenCallLimits = A_MINUTE,
): Promise<void> {
  const { client, network } = clientNetwork(ip);
  const key = (kind: string, value: string) =>
    `${call}:${kind}:${createHmac("sha256", secret).update(`${kind}:${value}`).digest("base64url")}`;
  const limits = [
    { key: key("client", client), max: perClient, windowMs },
    { key: key("network", network), max: perNetwork, windowMs },
  ];
  for (const limit of limits) {
    const asked = now();
    const { granted, resetsAt } = await takeFromLimit(db, limit, asked);
    if (granted) continue;
    const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - asked.getTime()) / 1000));
    throw tooManyRequests(
      `Too many requests came from your network. Try again in ${waitText(seconds)}.`,
      seconds,
    );
  }
}

/** Counts a call by who makes it; for `mount` to do before it parses what is sent. */
export function countedCall(
  deps: Pick<AppDeps, "db" | "secret" | "now">,
  call: string,
  limits?: OpenCallLimits,
): (req: { readonly ip?: string | undefined }) => Promise<void> {
  return ({ ip }) => takeOpenCall(deps, call, ip, limits);
}

function waitText(seconds: number): string {
  const [count, unit] = seconds < 120 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return counted(count, unit);
}
