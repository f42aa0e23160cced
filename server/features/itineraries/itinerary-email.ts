import type { Mail } from "#server/mail/delivery/mailer.ts";
import { replyAddress } from "#server/mail/layout/mail-text.ts";
import type { WayOut } from "#server/mail/never-mail.ts";
import { counted, listed } from "#shared/domain/site/words.ts";
import { site } from "#shared/site.ts";
import {
  dayFacts,
  type ItineraryWords,
  type PlannedTrip,
  type SiteAddress,
} from "./itinerary-email-facts.ts";
import { itineraryHtml } from "./itinerary-email-html.ts";
import { itineraryText } from "./itinerary-email-text.ts";

interface MailContext extends SiteAddress {
  readonly mailFrom: string;
  readonly wayOut: WayOut;
  readonly now: Date;
}

/**
 * The mail with a plan. Every word in it is the site's own or from its database: of what the
 * visitor sent only the choice of wineries, town, days and grapes is left (spec §7, decisions).
 */
export function itineraryMail(to: string, trip: PlannedTrip, context: MailContext): Mail {
  const words = wordsFor(trip, context);
  return {
    to,
    subject: `${words.title}: ${words.summary}`,
    text: itineraryText(words),
    html: itineraryHtml(words),
    headers: context.wayOut.headers,
  };
}

function wordsFor(trip: PlannedTrip, context: MailContext): ItineraryWords {
  const { itinerary, startCity } = trip;
  const wineries = itinerary.days.reduce((sum, { stops }) => sum + stops.length, 0);
  const plannerUrl = `${context.publicUrl}/planner`;
  return {
    title: `Your wine trip from ${startCity}`,
    summary: `${counted(itinerary.days.length, "day")}, ${counted(wineries, "winery", "wineries")}`,
    introduction: introduction(trip),
    days: itinerary.days.map((day) => dayFacts(day, trip, context)),
    freeDays: freeDays(itinerary.days.length, itinerary.freeDays),
    plannerUrl,
    whyYou: `You receive this because on ${washingtonDate(context.now)} somebody typed your address into the trip planner at ${plannerUrl}. We do not know who, and we do not keep your address.`,
    complaints: complaints(replyAddress(context.mailFrom)),
    wayOut: context.wayOut,
  };
}

function introduction({ itinerary, startCity, varietals }: PlannedTrip): string[] {
  const asked = varietals.length > 0 ? ` You asked for ${listed(varietals)}.` : "";
  const dated = itinerary.days.some(({ date }) => date !== null);
  return [
    `Here is your plan, nearest to ${startCity} first, with wineries that lie close to each other on the same day.${asked}`,
    dated
      ? "The hours are those of the day you come. They change with the season: confirm with each winery before you go. Distances are as the crow flies."
      : "You gave no date, so opening hours are not checked: see each winery’s week below, and confirm before you go. Distances are as the crow flies.",
  ];
}

function freeDays(used: number, free: number): string | null {
  if (free === 0) return null;
  if (free === 1) return `Day ${used + 1} of your trip is still free.`;
  return `Days ${listed(Array.from({ length: free }, (_, index) => `${used + 1 + index}`))} of your trip are still free.`;
}

function complaints(address: string | null): string {
  const reply = address ? `reply to this e-mail (${address})` : "reply to this e-mail";
  return `If it was not you, you need do nothing: the request sent this one e-mail and no other will follow. To complain, ${reply}.`;
}

function washingtonDate(instant: Date): string {
  return new Intl.DateTimeFormat("en-US", { timeZone: site.timeZone, dateStyle: "long" }).format(
    instant,
  );
}
