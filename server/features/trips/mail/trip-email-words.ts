import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import type { OptOut } from "#server/mail/never-mail.ts";
import { complaint } from "#server/mail/short-mail.ts";
import type { PlannedDay } from "#shared/api/trips/plan.ts";
import { googleCalendarUrl } from "#shared/domain/export/calendar/google-calendar.ts";
import { type ExportedTrip, hasDates, routeOf } from "#shared/domain/export/exported-trip.ts";
import { type DirectionsLink, dayDirections } from "#shared/domain/export/maps/day-directions.ts";
import { leftLines, NO_DATE } from "#shared/domain/export/plain-text.ts";
import { tripFiles } from "#shared/domain/export/trip-files.ts";
import { dayWords } from "#shared/domain/export/words/day-words.ts";
import { feesLine } from "#shared/domain/export/words/party-fees.ts";
import type { StopWords } from "#shared/domain/export/words/stop-words.ts";
import { isOver } from "#shared/domain/schedule/plan.ts";
import { addressLines, directionsUrl, placeOfWinery } from "#shared/domain/site/directions.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted, listed } from "#shared/domain/text/words.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";
import { formatPhone } from "#shared/domain/winery/phone.ts";
import { canonicalVarietal } from "#shared/domain/winery/varietals.ts";
import { NO_HOURS, visitLabel } from "#shared/domain/winery/winery-labels.ts";
import { site } from "#shared/site.ts";

/** What a mail says beside its trip, and to whom. */
export interface MailContext {
  readonly publicUrl: string;
  readonly mailFrom: string;
  readonly optOut: OptOut;
  readonly now: Date;
  /** The visitor's own name for the trip, where this reader may be shown it. */
  readonly name: string | null;
  /** As they were typed; only canonical varietals of them reach a stranger's mailbox. */
  readonly preferences: readonly string[];
  /** Opens this plan to be changed, on any device. */
  readonly editUrl: string;
  /** The day after which its page is gone; null where it stays. */
  readonly expiresOn: string | null;
}

/** Everything that both parts of the mail say, so that each is complete by itself. */
export type MailWords = ReturnType<typeof mailWords>;
export type MailedDay = MailWords["days"][number];
export type MailedStop = MailedDay["stops"][number];
/** A winery to ask before leaving. */
export type MailedCall = MailWords["before"][number];

const goesNowhere = ({ leaveAt }: Pick<PlannedDay, "leaveAt">) => leaveAt === null;

/** What both parts of a trip's mail say. */
export function mailWords(trip: ExportedTrip, context: MailContext) {
  const { publicUrl, name, editUrl, now, mailFrom, optOut } = context;
  const days = mailedDays(trip, publicUrl);
  const wineries = days.reduce((sum, { stops }) => sum + stops.length, 0);
  return {
    title: name ?? `Your wine trip from ${routeOf(trip)}`,
    summary: `${counted(trip.plan.days.length, "day")}, ${counted(wineries, "winery", "wineries")}`,
    introduction: introductionOf(trip, context.preferences),
    before: isOver(trip.plan.days, trip.today) ? [] : beforeLeaving(days),
    days,
    left: leftLines(trip),
    fees: feesLine(trip),
    editUrl,
    /** What the link does for whoever has it. */
    editText: mayChange(context) ? "Change the plan" : "Open the plan",
    viewUrl: trip.url === editUrl ? null : trip.url,
    /**
     * The calendar that a calendar app subscribes to; null for a plan without a date. Not as `webcal:`,
     * which mail programs take out of their links.
     */
    feedUrl: trip.url && hasDates(trip) ? tripFiles(trip.url).calendar : null,
    kept: keptText(context),
    whyYou: `You received this because someone entered your address in the trip planner at ${publicUrl}/planner on ${washingtonDate(now)}. We do not know who, and we do not keep your address.`,
    complaints: `If it was not you, ignore this email: we will not send another. ${complaint({ mailFrom })}`,
    optOut,
  };
}

/** How long the page stays, and who may do what with it. */
function keptText(context: MailContext): string {
  const { expiresOn } = context;
  const until = expiresOn
    ? `The page of this plan is kept until ${formatFactDate(expiresOn)}. `
    : "";
  const who = mayChange(context)
    ? "anyone with this email can change it"
    : "to change it, make your own copy there";
  return `${until}Anyone with its link can see it; ${who}.`;
}

const mayChange = ({ editUrl }: MailContext): boolean => editUrl.includes("#edit=");

const washingtonDate = (instant: Date): string =>
  format(instant, "MMMM d, yyyy", { in: tz(site.timeZone) });

/** What a mail says of the plan's days, in their order; days of which nothing is said are left out. */
function mailedDays(trip: ExportedTrip, publicUrl: string) {
  const isPast = isOver(trip.plan.days, trip.today);
  return trip.plan.days.flatMap((planned, day) => {
    const words = dayWords(trip, day);
    if (goesNowhere(planned) && words.places.length === 0) return [];
    const { google, apple } = dayDirections(trip, day);
    const calendar = googleCalendarUrl(trip, day);
    return {
      ...words,
      eyebrow: `Day ${words.number}`,
      /** The whole day in map apps, and into a calendar where it has a date. */
      links: [
        ...google.map((link) => partLink("Google Maps", link)),
        ...apple.map((link) => partLink("Apple Maps", link)),
        ...(calendar ? [{ text: "Add to Google Calendar", url: calendar }] : []),
      ],
      stops: words.stops.map((stop) => mailedStop(stop, publicUrl, isPast)),
    };
  });
}

const partLink = (app: string, { part, of, url }: DirectionsLink) => ({
  text: of === 1 ? app : `${app}, part ${part} of ${of}`,
  url,
});

function mailedStop({ winery, hours, ...words }: StopWords, publicUrl: string, isPast: boolean) {
  const asOf = winery.asOf?.hours;
  return {
    ...words,
    name: winery.name,
    /** Street, then town, state and ZIP code. */
    addressLines: addressLines(winery),
    region: winery.region,
    phone: winery.phone ? { text: formatPhone(winery.phone), href: `tel:${winery.phone}` } : null,
    hours: hours ?? NO_HOURS,
    visit: visitLabel(winery),
    approximate: winery.locationIsApproximate
      ? "The map position is approximate: use the street address."
      : null,
    pageUrl: publicUrl + paths.winery(winery.slug),
    directionsUrl: directionsUrl({ to: placeOfWinery(winery) }),
    website: winery.website,
    verified: [asOf && `Hours as of ${formatFactDate(asOf)}.`, !isPast && "Confirm before you go."]
      .filter(Boolean)
      .join(" "),
  };
}

/** What the plan is, how its times are meant, and which days stay free. */
function introductionOf(trip: ExportedTrip, preferences: readonly string[]): string[] {
  const varietals = [...new Set(preferences.flatMap((text) => canonicalVarietal(text) ?? []))];
  const asked = varietals.length > 0 ? ` You asked for ${listed(varietals)}.` : "";
  const { days } = trip.plan;
  if (days.every(({ stops }) => stops.length === 0)) {
    return [`None of the wineries fits into these days; the reasons are below.${asked}`];
  }
  if (isOver(days, trip.today)) return [`Here is the plan of your trip.${asked}`];
  const free = days.flatMap((planned, day) => (goesNowhere(planned) ? [`${day + 1}`] : []));
  return [
    `Here is your plan: each winery is open when you arrive, as far as its hours are known.${asked}`,
    hasDates(trip)
      ? "Drives are by road without traffic; hours change with the season, so confirm with each winery before you go."
      : `${NO_DATE} Choose a date, and we check hours and holidays and make a calendar file.`,
    ...(free.length > 1 ? [`Days ${listed(free)} of your trip are still free.`] : []),
    ...(free.length === 1 ? [`Day ${free[0]} of your trip is still free.`] : []),
  ];
}

/** Bookings and calls to make before leaving, by winery. */
function beforeLeaving(days: ReturnType<typeof mailedDays>) {
  const asked = days.flatMap(({ stops }) => stops).filter(({ asks }) => asks.length > 0);
  return asked.map(({ name, asks, contact, phone }) => ({
    ...{ name, contact, phone },
    /** "Book first". */
    why: asks.join(". "),
  }));
}
