import { createHmac } from "node:crypto";
import { type ClientNetwork, clientNetwork } from "#server/http/guards/client-network.ts";
import type { NamedLimit } from "./allowance.ts";

interface Counted {
  readonly secret: string;
  /** What is counted: `mail`, `sign-up`. */
  readonly call: string;
}

interface NetworkMost extends Pick<NamedLimit, "windowMs" | "refusal"> {
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
  { most, windowMs, refusal }: NetworkMost,
): NamedLimit[] {
  const party = clientNetwork(ip);
  return (["client", "network", "allocation"] as const).flatMap((circle) => {
    const max = most[circle];
    if (max === undefined) return [];
    return { key: limitKey(counted, circle, party[circle]), max, windowMs, refusal };
  });
}
