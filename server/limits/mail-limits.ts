import { createHmac } from "node:crypto";
import { clientNetwork } from "#server/http/guards/client-network.ts";
import { type HttpProblem, tooManyRequests, unavailable } from "#server/http/problem.ts";
import { waitInWords } from "#shared/domain/site/words.ts";
import type { NamedLimit } from "./allowance.ts";
import { mailboxName } from "./mailbox-name.ts";
import type { Limit } from "./rate-limit-queries.ts";
import { signUpLimits } from "./sign-up-limits.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What a mail is for: strangers get few of each in a day. */
type MailKind = "plan" | "newsletter" | "account" | "allow-mail";

/** Most mails of a kind in a day for an address nobody has ever confirmed or signed in with. */
const STRANGER_DAY: Readonly<Record<MailKind, number>> = {
  plan: 3,
  newsletter: 3,
  account: 5,
  "allow-mail": 2,
};

/** Who is mailed what, and from where that was asked for. */
export interface MailParties {
  readonly email: string;
  readonly ip: string | undefined;
  readonly kind: MailKind;
}

interface LimitContext {
  readonly secret: string;
  /** Most mails of the whole site in an hour. */
  readonly mailsPerHour: number;
  /** The address was confirmed by mail, or somebody signed in with it. */
  readonly known: boolean;
}

/** Counts every mail of the site; the one limit that is no visitor's fault. */
const SITE_KEY = "mail:site-hour";

/**
 * How often anybody may have us mail an address, in the order in which the limits are taken. Enough
 * for a family that plans at one table; too little to flood a mailbox or to use the site as a relay.
 * The hour and the day of an address are one count for all kinds of mail, since it is one mailbox
 * that fills.
 */
export function mailLimits(
  { secret, mailsPerHour, known }: LimitContext,
  { email, ip, kind }: MailParties,
): NamedLimit[] {
  const { client, network } = clientNetwork(ip);
  const mailbox = mailboxName(email);
  const limit = (name: string, value: string, max: number, windowMs: number, refusal: string) => ({
    key: `mail:${name}:${createHmac("sha256", secret).update(`${name}:${value}`).digest("base64url")}`,
    max,
    windowMs,
    refusal,
  });
  const perAddress = "This address has been sent as much as we send to one address for now.";
  const perNetwork = "Too many e-mails were asked for from your network.";
  return [
    limit("client", client, 20, HOUR_MS, perNetwork),
    limit("network", network, 60, HOUR_MS, perNetwork),
    ...(kind === "newsletter" ? signUpLimits(secret, ip) : []),
    limit("address-hour", mailbox, 10, HOUR_MS, perAddress),
    limit("address-day", mailbox, 20, DAY_MS, perAddress),
    ...(known
      ? []
      : [limit(`stranger-day-${kind}`, mailbox, STRANGER_DAY[kind], DAY_MS, perAddress)]),
    {
      key: SITE_KEY,
      max: mailsPerHour,
      windowMs: HOUR_MS,
      refusal: "The guide has sent as many e-mails as it sends in an hour.",
    },
  ];
}

/** Whether this is the limit of the site as a whole. */
export const isSiteLimit = ({ key }: Limit): boolean => key === SITE_KEY;

/** Granted once while the site's limit is reached: to the process that tells the operator. */
export const siteLimitNotice = (waitSeconds: number): Limit => ({
  key: `${SITE_KEY}-notice`,
  max: 1,
  windowMs: waitSeconds * 1000,
});

/** 429 for a visitor's own limits, 503 for the site's; both say when the next mail is possible. */
export function mailRefusal(limit: NamedLimit, waitSeconds: number): HttpProblem {
  const detail = `${limit.refusal} Try again in ${waitInWords(waitSeconds)}.`;
  return isSiteLimit(limit)
    ? unavailable(detail, waitSeconds)
    : tooManyRequests(detail, waitSeconds);
}
