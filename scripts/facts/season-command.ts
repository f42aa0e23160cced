/** `npm run facts:ask`: the season mail to every winery with a published address, each once. */
import { CommandError } from "#scripts/command.ts";
import { type CommandDeps, runMailing } from "#scripts/newsletter/send-command.ts";
import type { SendingOptions } from "#scripts/newsletter/send-options.ts";
import { selectRecipients } from "#server/features/facts/fact-answer-queries.ts";
import {
  expiryOf,
  requestNameOf,
  SEASONS,
  seasonMail,
  seasonSubject,
} from "#server/features/facts/season-mail.ts";
import { findIssue } from "#server/features/newsletter/issue-queries.ts";
import { digestOf } from "#server/platform/secret.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";

export interface AskOptions extends SendingOptions {
  /** `summer`, of this year or the next one, or `2027-summer`. */
  readonly season: string;
  /** Writes once more to those that have not answered. */
  readonly isReminder: boolean;
}

/** A summer is asked about until August, a winter until its year ends. */
const LAST_MONTH = { summer: 8, winter: 12 } as const;

/**
 * The season that is meant on a day: `2027-summer`.
 *
 * @throws CommandError for what is none.
 */
export function seasonOf(text: string, today: string): string {
  const [, year, name] = /^(?:(20\d\d)-)?([a-z]+)$/.exec(text) ?? [];
  const season = SEASONS.find((each) => each === name);
  if (!season) {
    throw new CommandError(`--season is ${SEASONS.join(" or ")}, or one of a year: 2027-summer`);
  }
  const [thisYear, month] = today.split("-").map(Number);
  const coming = (thisYear ?? 0) + ((month ?? 1) > LAST_MONTH[season] ? 1 : 0);
  return `${year ?? coming}-${season}`;
}

/**
 * A season, until when its links work, and whether its request has begun.
 *
 * @throws CommandError for no season, or one whose links have expired.
 */
export async function openSeason({ db, now }: Pick<CommandDeps, "db" | "now">, text: string) {
  const season = seasonOf(text, clockInWashington(now()).date);
  const first = await findIssue(db, requestNameOf(season, false));
  const expires = expiryOf(first?.startedAt ?? now());
  if (expires <= now())
    throw new CommandError(`The links of ${season} have expired: ask about the next season.`);
  return { season, expires, hasBegun: first !== undefined };
}

/** Previews, counts, asks and sends; run again, it continues where it stopped. */
export async function askWineries(deps: CommandDeps, options: AskOptions): Promise<number> {
  const { db, secret } = deps;
  const { isReminder } = options;
  const { season, expires, hasBegun } = await openSeason(deps, options.season);
  if (isReminder && !hasBegun)
    throw new CommandError(`${season} was never asked about: there is nothing to remind of.`);
  const request = { season, isReminder, expires };
  const remindsOf = isReminder ? requestNameOf(season, false) : undefined;
  return runMailing(deps, options, {
    name: requestNameOf(season, isReminder),
    subject: seasonSubject(request),
    digest: digestOf(seasonSubject(request)),
    compose: await seasonMail(db, request, secret),
    select: (tx) => selectRecipients(tx, season, remindsOf),
    called: isReminder ? "wineries have not answered" : "wineries with a published address",
    nobody: isReminder ? "Every winery that was asked has answered." : "No winery has an address.",
  });
}
