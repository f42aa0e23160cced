/** The mail that asks a winery, twice a year, to confirm its facts, and the link in it (docs/mail.md). */
import { type MailFrame, signed, unsigned } from "#server/mail/never-mail.ts";
import { shortMail } from "#server/mail/short-mail.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Mail } from "#server/platform/mailer.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { formatLongDate } from "#shared/domain/trips/calendar-date.ts";
import { site } from "#shared/site.ts";
import { readWineryNames } from "./fact-answer-queries.ts";

export const SEASONS = ["summer", "winter"] as const;

/** A request of one season, or the one reminder of it. */
interface SeasonRequest {
  /** `2027-summer`. */
  readonly season: string;
  readonly isReminder: boolean;
  /** The last moment at which its links work. */
  readonly expires: Date;
}

/** What a request is known by, so that each winery gets it once. */
export const requestNameOf = (season: string, isReminder: boolean) =>
  `season:${season}${isReminder ? ":reminder" : ""}`;

/** "summer 2027". */
const seasonInWords = (season: string) => season.split("-").reverse().join(" ");

/** The words that are the same for all wineries. */
export function seasonSubject({ season, isReminder }: SeasonRequest): string {
  const what = `Your tasting room in ${seasonInWords(season)}: is this right?`;
  return isReminder ? `Reminder: ${what}` : what;
}

/** Each winery's mail, with its own link; the preview's reader is no winery. */
export async function seasonMail(db: Db, request: SeasonRequest, secret: string) {
  const names = await readWineryNames(db);
  const { season, expires } = request;
  const until = formatLongDate(clockInWashington(expires).date);
  return (
    { email, wineryId }: { readonly email: string; readonly wineryId?: number },
    { config, optOut }: MailFrame,
    messageId: string,
  ): Mail => {
    const subject = wineryId ?? [...names.keys()][0] ?? 0;
    const url =
      config.publicUrl +
      paths.confirmFacts(confirmToken(secret, { wineryId: subject, season, expires }));
    const mail = shortMail(email, {
      subject: seasonSubject(request),
      title: names.get(subject) ?? site.name,
      paragraphs: [
        `Visitors plan their days with what the ${site.name} says of your tasting room. Is it still right for ${seasonInWords(season)}? Hours, fee, bookings, dogs, children, food: it takes two minutes on a phone.`,
        "An editor reads your answer before anything changes. Whatever you would rather not publish, we take out.",
      ],
      action: { text: "Look and confirm", url },
      smallPrint: [
        `The link is for your winery alone and works until ${until}. We ask twice a year, with one reminder. To correct anything else, or to be left out, reply to this email.`,
        optOut.line,
      ],
    });
    const host = new URL(config.publicUrl).hostname;
    return { ...mail, headers: { ...optOut.headers, "Message-ID": `<${messageId}@${host}>` } };
  };
}

/** How long a winery can answer. */
const ANSWER_DAYS = 60;
const DAY_MS = 86_400_000;

export type ConfirmLink = NonNullable<ReturnType<typeof readConfirmToken>>;

/** When the links of a request that began then expire. */
export const expiryOf = (begun: Date) => new Date(begun.getTime() + ANSWER_DAYS * DAY_MS);

/** The end of the link's address. */
export function confirmToken(secret: string, { wineryId, season, expires }: ConfirmLink): string {
  const parts = [wineryId.toString(36), season, expires.getTime().toString(36)];
  return signed(secret, "confirm-facts", parts);
}

/** What a link is for, whether or not it has expired; undefined for one that no request carried. */
export function readConfirmToken(secrets: readonly string[], token: string) {
  const [wineryId, season, expires] = unsigned(secrets, "confirm-facts", token) ?? [];
  if (!wineryId || !season || !expires) return undefined;
  return {
    wineryId: Number.parseInt(wineryId, 36),
    season,
    expires: new Date(Number.parseInt(expires, 36)),
  };
}
