import { createHmac } from "node:crypto";
import { millisecondsInDay } from "date-fns/constants";
import { type ClientNetwork, clientNetwork } from "#server/http/guards/client-network.ts";
import type { NamedLimit } from "./allowance.ts";

interface Counted {
  readonly secret: string;
  /** What is counted: `mail`, `sign-up`. */
  readonly call: string;
}

interface NetworkMost extends Pick<NamedLimit, "windowMs" | "refusal" | "again"> {
  /** How many are granted to each circle around a client; one without a number is not counted. */
  readonly most: Readonly<Partial<Record<keyof ClientNetwork, number>>>;
}

/** The key of a count of something for somebody, whose address it does not tell. */
export function limitKey({ secret, call }: Counted, kind: string, value: string): string {
  const digest = createHmac("sha256", secret).update(`${kind}:${value}`).digest("base64url");
  return `${call}:${kind}:${digest}`;
}

/** A limit for the client and for each circle around it, the widest last. */
export function networkLimits(
  counted: Counted,
  ip: string | undefined,
  { most, ...limit }: NetworkMost,
): NamedLimit[] {
  const party = clientNetwork(ip);
  return (["client", "network", "allocation"] as const).flatMap((circle) => {
    const max = most[circle];
    if (max === undefined) return [];
    return { ...limit, key: limitKey(counted, circle, party[circle]), max };
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
