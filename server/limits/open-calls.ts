import { createHmac } from "node:crypto";
import { clientNetwork } from "#server/http/guards/client-network.ts";
import { tooManyRequests } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { takeFromLimit } from "./rate-limit-queries.ts";

const MINUTE_MS = 60_000;

/** Calls a minute from one client, and from the network around it. */
const PER_CLIENT = 60;
const PER_NETWORK = 240;

/**
 * Counts one use of a call that anybody may make and that costs the server work, by the client and
 * by its network.
 *
 * @param call tells the calls apart that are counted each on its own.
 * @throws HttpProblem 429 that says when the next one is possible.
 */
export async function takeOpenCall(
  { db, secret, now }: Pick<AppDeps, "db" | "secret" | "now">,
  call: string,
  ip: string | undefined,
): Promise<void> {
  const { client, network } = clientNetwork(ip);
  const key = (kind: string, value: string) =>
    `${call}:${kind}:${createHmac("sha256", secret).update(`${kind}:${value}`).digest("base64url")}`;
  const limits = [
    { key: key("client", client), max: PER_CLIENT, windowMs: MINUTE_MS },
    { key: key("network", network), max: PER_NETWORK, windowMs: MINUTE_MS },
  ];
  for (const limit of limits) {
    const asked = now();
    const { granted, resetsAt } = await takeFromLimit(db, limit, asked);
    if (granted) continue;
    const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - asked.getTime()) / 1000));
    throw tooManyRequests(
      `Too many requests came from your network. Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
      seconds,
    );
  }
}
