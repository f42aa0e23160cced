import { createHmac } from "node:crypto";
import { clientNetwork } from "#server/http/client-network.ts";
import { tooManyRequests } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { type Limit, refundToLimit, type Taken, takeFromLimit } from "./rate-limit-queries.ts";

const HOUR_MS = 3_600_000;

/** Who is mailed, and from where that was asked for. */
export interface MailParties {
  readonly email: string;
  readonly ip: string | undefined;
}

interface NamedLimit extends Limit {
  readonly refusal: string;
}

type Deps = Pick<AppDeps, "db" | "secret" | "now">;

/**
 * How often anybody may have us mail an address. Enough for a family that plans at one table; too
 * little to flood a mailbox or to use the site as a relay. The limits of all kinds of mail that an
 * unknown visitor can ask for are one, since it is one mailbox that fills.
 */
function limitsFor(secret: string, { email, ip }: MailParties): NamedLimit[] {
  const { client, network } = clientNetwork(ip);
  const key = (kind: string, value: string) =>
    `mail:${kind}:${createHmac("sha256", secret).update(`${kind}:${value}`).digest("base64url")}`;
  const mailbox = mailboxOf(email);
  const perAddress = "This address has been sent as much as we send to one address for now.";
  const perNetwork = "Too many e-mails were asked for from your network.";
  return [
    { key: key("client", client), max: 20, windowMs: HOUR_MS, refusal: perNetwork },
    { key: key("network", network), max: 60, windowMs: HOUR_MS, refusal: perNetwork },
    { key: key("address-hour", mailbox), max: 10, windowMs: HOUR_MS, refusal: perAddress },
    { key: key("address-day", mailbox), max: 20, windowMs: 24 * HOUR_MS, refusal: perAddress },
  ];
}

/** One mailbox under its many spellings: case and what follows a plus sign reach the same person. */
function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  return `${local.replace(/\+.*$/, "")}@${domain}`;
}

/**
 * Counts one mail against the limits.
 *
 * @returns what takes it back, for a mail that was never sent through no fault of the visitor's.
 * @throws HttpProblem 429 that says when the next one is possible.
 */
export async function takeMailAllowance(
  { db, secret, now }: Deps,
  parties: MailParties,
): Promise<() => Promise<void>> {
  const taken: { limit: Limit; use: Taken }[] = [];
  const refund = async () => {
    for (const { limit, use } of taken) await refundToLimit(db, limit, use);
  };
  for (const limit of limitsFor(secret, parties)) {
    const asked = now();
    const use = await takeFromLimit(db, limit, asked);
    if (!use.granted) {
      await refund();
      const seconds = Math.max(1, Math.ceil((use.resetsAt.getTime() - asked.getTime()) / 1000));
      throw tooManyRequests(`${limit.refusal} Try again in ${duration(seconds)}.`, seconds);
    }
    taken.push({ limit, use });
  }
  return refund;
}

/** "1 minute", "25 minutes", "3 hours", rounded up. */
function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
