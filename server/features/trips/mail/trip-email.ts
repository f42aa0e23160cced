import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import { replyAddress } from "#server/mail/layout/mail-text.ts";
import type { WayOut } from "#server/mail/never-mail.ts";
import type { Mail, MailAttachment } from "#server/platform/mailer.ts";
import { counted } from "#shared/domain/site/words.ts";
import { calendarFile } from "#shared/domain/take-out/calendar/calendar-file.ts";
import { hasDates, routeOf } from "#shared/domain/take-out/taken-trip.ts";
import { tripFiles } from "#shared/domain/take-out/trip-files.ts";
import { cappedText, oneLine } from "#shared/domain/take-out/well-formed-text.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";
import { site } from "#shared/site.ts";
import { tripHtml } from "./trip-email-html.ts";
import { tripText } from "./trip-email-text.ts";
import {
  beforeLeaving,
  feesLine,
  introductionOf,
  type Letter,
  leftOut,
  type MailWords,
  mailedDays,
} from "./trip-email-words.ts";

interface MailContext {
  readonly publicUrl: string;
  readonly mailFrom: string;
  readonly wayOut: WayOut;
  readonly now: Date;
  /** The map of the plan as a PNG; without it the mail goes without a picture. */
  readonly picture?: MapPicture | null | undefined;
}

/** A picture of the plan's map. */
export interface MapPicture {
  readonly png: Buffer;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** What it shows, for whom it is not shown. */
  readonly alternative: string;
}

/** Longest name of a trip in a subject. */
const MAX_TITLE = 80;
const PICTURE_ID = "map@plan";

/**
 * The mail with a plan. Every word in it is the site's own or from its database, but for the trip's
 * name where this reader may be shown it: of what the visitor sent only the choice of wineries, town,
 * days, times and grapes is left (spec §7, readings).
 */
export function tripMail(to: string, asked: Letter, context: MailContext): Mail {
  const plan = asked.isNamed ? asked : withoutName(asked);
  const words = wordsFor(plan, context);
  const calendar = calendarFile(plan.trip);
  const { picture } = context;
  const attachments: MailAttachment[] = [
    ...(picture
      ? [{ filename: "map.png", contentType: "image/png", content: picture.png, cid: PICTURE_ID }]
      : []),
    ...(calendar
      ? [
          {
            filename: "wine-trip.ics",
            contentType: "text/calendar; charset=utf-8; method=PUBLISH",
            content: Buffer.from(calendar),
          },
        ]
      : []),
  ];
  return {
    to,
    subject: `${words.title}: ${words.summary}`,
    text: tripText(words),
    html: tripHtml(words, picture ? { ...picture, src: `cid:${PICTURE_ID}` } : null),
    headers: context.wayOut.headers,
    attachments,
  };
}

/** The title goes into links and files as well. */
function withoutName(plan: Letter): Letter {
  const title = `Wine trip from ${routeOf(plan.trip)}`;
  return { ...plan, trip: { ...plan.trip, title } };
}

function wordsFor(plan: Letter, context: MailContext): MailWords {
  const { trip } = plan;
  const days = mailedDays(plan, context.publicUrl);
  const wineries = days.reduce((sum, { stops }) => sum + stops.length, 0);
  const plannerUrl = `${context.publicUrl}/planner`;
  return {
    title: plan.isNamed
      ? cappedText(oneLine(trip.title), MAX_TITLE)
      : `Your wine trip from ${routeOf(trip)}`,
    summary: `${counted(days.length, "day")}, ${counted(wineries, "winery", "wineries")}`,
    introduction: introductionOf(plan),
    before: beforeLeaving(days),
    days,
    left: leftOut(plan),
    fees: feesLine(trip),
    editUrl: plan.editUrl,
    viewUrl: trip.url,
    // Not as `webcal:`, which mail programs take out of their links.
    feedUrl: trip.url && hasDates(trip) ? tripFiles(trip.url).calendar : null,
    kept: keptText(plan),
    whyYou: `You receive this because on ${washingtonDate(context.now)} somebody typed your address into the trip planner at ${plannerUrl}. We do not know who, and we do not keep your address.`,
    complaints: complaints(replyAddress(context.mailFrom)),
    wayOut: context.wayOut,
  };
}

/** How long the page stays, and who may do what with it. */
function keptText({ expiresOn, editUrl }: Letter): string {
  const until = expiresOn
    ? `The page of this plan is kept until ${formatFactDate(expiresOn)}. `
    : "";
  const who = editUrl.includes("#edit=")
    ? "whoever has this email can change it"
    : "to change it, make a copy of your own there";
  return `${until}Whoever has its link can see it; ${who}.`;
}

function complaints(address: string | null): string {
  const reply = address ? `reply to this email (${address})` : "reply to this email";
  return `If it was not you, you need do nothing: the request sent this one email and no other will follow. To complain, ${reply}.`;
}

const washingtonDate = (instant: Date): string =>
  format(instant, "MMMM d, yyyy", { in: tz(site.timeZone) });
