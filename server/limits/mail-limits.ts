import { millisecondsInDay as DAY_MS, millisecondsInHour as HOUR_MS } from "date-fns/constants";
import { clientNetwork } from "#server/http/guards/client-network.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { limitKey, type NamedLimit, networkLimits, signUpLimits } from "./allowance.ts";
import { mailboxName } from "./mailbox-name.ts";
import { findOpenWindows } from "./rate-limit-queries.ts";

/** What a mail is for; a notice tells the owner of an account what was done to it. */
type MailKind = keyof typeof KINDS;

/**
 * By kind: whose share of the site's hour it uses, and most in a day for an address nobody has ever confirmed
 * or signed in with; of notices for any.
 */
const KINDS = {
  plan: { share: "plan", day: 3 },
  newsletter: { share: "newsletter", day: 3 },
  account: { share: "account", day: 5 },
  "allow-mail": { share: "account", day: 2 },
  notice: { share: "account", day: 5 },
} as const;

/** What strangers' mails may use of the site's hour, in percent. */
const STRANGERS = { plan: 40, newsletter: 15, account: 15 } as const;
/** What all mails may use of it but those about the accounts of known addresses. */
const OTHERS = 85;

/** Who is mailed what, and from where that was asked for. */
export interface MailParties {
  readonly email: string;
  readonly ip: string | undefined;
  readonly kind: MailKind;
}

interface ShareContext {
  /** Most mails of the whole site in an hour. */
  readonly mailsPerHour: number;
  /** The address was confirmed by mail, or somebody signed in with it. */
  readonly known: boolean;
}

/** Begins the keys of the site's own counts: limits that are no visitor's fault. */
const SITE_KEY = "mail:site-hour";

/** Most mails about one account in a day that one network asks for: some are left to its owner elsewhere. */
const ACCOUNT_NETWORK_DAY = 4;

const PER_ADDRESS = "We have sent this address all the email we can for now.";
const PER_NETWORK = "Too many emails were requested from your network.";

/**
 * How often anybody may have us mail an address, in the order in which the limits are taken. Enough
 * for a family that plans at one table; too little to flood an inbox or to use the site as a relay.
 * The hour and the day of an address are one count for plans and newsletter, and one for its account:
 * a stranger's plans must not keep anybody from a new password, nor those a stranger asks for from one network.
 */
export function mailLimits(
  context: ShareContext & { readonly secret: string },
  { email, ip, kind }: MailParties,
): NamedLimit[] {
  const counted = { secret: context.secret, call: "mail" };
  const shares = siteShares(context, kind);
  const perAddress = (name: string, max: number, windowMs: number, from = ""): NamedLimit => ({
    key: limitKey(counted, name, mailboxName(email) + from),
    max,
    windowMs,
    refusal: PER_ADDRESS,
  });
  // The client is not counted: who changes a password could use its limits up beforehand.
  const { share, day } = KINDS[kind];
  if (kind === "notice") return [perAddress("notice-day", day, DAY_MS), ...shares];
  const address = share === "account" ? "account-address" : "address";
  const [{ key, max }] = shares;
  const { allocation, network } = clientNetwork(ip);
  const wholeProvider = `${key} ${allocation}`;
  return [
    ...networkLimits(counted, ip, {
      most: { client: 20, network: 60 },
      windowMs: HOUR_MS,
      refusal: PER_NETWORK,
    }),
    // No provider's customers take more than half of a share, in however many networks.
    {
      key: limitKey(counted, "allocation", wholeProvider),
      max: Math.ceil(max / 2),
      windowMs: HOUR_MS,
      refusal: PER_NETWORK,
    },
    ...(kind === "newsletter" ? signUpLimits(context.secret, ip) : []),
    ...(share === "account"
      ? [perAddress("account-from", ACCOUNT_NETWORK_DAY, DAY_MS, ` ${network}`)]
      : []),
    perAddress(`${address}-hour`, 10, HOUR_MS),
    perAddress(`${address}-day`, 20, DAY_MS),
    ...(context.known ? [] : [perAddress(`stranger-day-${kind}`, day, DAY_MS)]),
    ...shares,
  ];
}

/** What a mail uses of the site's hour: first the share it has with its like, last the whole. */
export function siteShares(
  { mailsPerHour, known }: ShareContext,
  kind: MailKind,
): [NamedLimit, ...NamedLimit[]] {
  const share = (name: string, percent: number): NamedLimit => ({
    key: `${SITE_KEY}${name}`,
    max: Math.max(1, Math.floor((mailsPerHour * percent) / 100)),
    windowMs: HOUR_MS,
    refusal: "The guide has reached its email limit for this hour.",
    status: 503,
  });
  const whole = share("", 100);
  const purpose = KINDS[kind].share;
  if (!known) {
    return [share(`:strangers-${purpose}`, STRANGERS[purpose]), share(":others", OTHERS), whole];
  }
  return purpose === "account" ? [whole] : [share(":others", OTHERS), whole];
}

/** How many mails the whole site may still send in this hour. */
export async function mailsLeft({
  config,
  db,
  now,
}: Pick<AppDeps, "config" | "db" | "now">): Promise<number> {
  const open = await findOpenWindows(db, [{ key: SITE_KEY }], now());
  return Math.max(0, config.mailsPerHour - (open.get(SITE_KEY)?.count ?? 0));
}
