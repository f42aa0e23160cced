import type { WayOut } from "#server/mail/never-mail.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { UNKNOWN_DISTANCE_MILES } from "#shared/domain/places/distance.ts";
import { addressLines, directionsUrl, placeOfWinery } from "#shared/domain/site/directions.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted } from "#shared/domain/site/words.ts";
import { formatLongDate, weekdayOf } from "#shared/domain/trip/calendar-date.ts";
import type { Itinerary, ItineraryDay, Stop } from "#shared/domain/trip/itinerary.ts";
import { type Weekday, weekdayName } from "#shared/domain/winery/opening-hours.ts";
import { formatPhone } from "#shared/domain/winery/phone.ts";
import { weekInShort } from "#shared/domain/winery/week-in-short.ts";
import { feeLabel, NO_HOURS, visitLabel } from "#shared/domain/winery/winery-labels.ts";

/** A plan and what its mail says about it. */
export interface PlannedTrip {
  readonly itinerary: Itinerary<Winery>;
  /** The town as the site spells it. */
  readonly startCity: string;
  /** Canonical varietals only: a visitor's own words never reach a mailbox. */
  readonly varietals: readonly string[];
}

/** Where links lead. */
export interface SiteAddress {
  readonly publicUrl: string;
}

/** What both parts of the mail say about one winery, in words. */
export interface StopFacts {
  readonly number: number;
  readonly name: string;
  /** Street, then town, state and ZIP code. */
  readonly addressLines: readonly string[];
  readonly distance: string | null;
  readonly region: string;
  readonly phone: { readonly text: string; readonly href: string } | null;
  readonly hours: readonly string[];
  /** The one day the hours are of; null for a whole week. */
  readonly hoursOf: Weekday | null;
  /** The plan comes on a day on which the winery is closed by the hours we know. */
  readonly closedNotice: string | null;
  readonly visit: string;
  readonly fee: string;
  readonly approximate: string | null;
  readonly pageUrl: string;
  readonly directionsUrl: string;
  readonly website: string | null;
  readonly verified: string;
}

export interface DayFacts {
  readonly eyebrow: string;
  readonly title: string | null;
  /** Directions from the base through all the day's stops; null where one stop has its own. */
  readonly routeUrl: string | null;
  readonly stops: readonly StopFacts[];
}

/** Everything the two parts of the mail say, so that each is complete by itself. */
export interface ItineraryWords {
  readonly title: string;
  readonly summary: string;
  readonly introduction: readonly string[];
  readonly days: readonly DayFacts[];
  readonly freeDays: string | null;
  readonly plannerUrl: string;
  readonly whyYou: string;
  readonly complaints: string;
  readonly wayOut: WayOut;
}

export function dayFacts(
  day: ItineraryDay<Winery>,
  { startCity }: PlannedTrip,
  site: SiteAddress,
): DayFacts {
  return {
    eyebrow: `Day ${day.number}`,
    title: day.date ? formatLongDate(day.date) : null,
    routeUrl: day.stops.length > 1 ? routeUrl(startCity, day.stops) : null,
    stops: day.stops.map((stop, index) => stopFacts(stop, index + 1, day, startCity, site)),
  };
}

function stopFacts(
  stop: Stop<Winery>,
  number: number,
  { date }: ItineraryDay<Winery>,
  startCity: string,
  { publicUrl }: SiteAddress,
): StopFacts {
  const { winery } = stop;
  return {
    number,
    name: winery.name,
    addressLines: addressLines(winery),
    distance: distanceText(stop.milesFromBase, startCity),
    region: winery.region,
    phone: winery.phone ? { text: formatPhone(winery.phone), href: `tel:${winery.phone}` } : null,
    ...hoursFacts(winery, date),
    visit: visitLabel(winery),
    fee: feeLabel(winery),
    approximate: winery.locationIsApproximate
      ? "We know the position only roughly: go by the street address."
      : null,
    pageUrl: publicUrl + paths.winery(winery.slug),
    directionsUrl: directionsUrl({ to: placeOfWinery(winery) }),
    website: winery.website,
    verified: winery.verifiedOn
      ? `Facts last checked on ${shortDate(winery.verifiedOn)}. Confirm before you go.`
      : "Nobody has verified these facts yet. Confirm before you go.",
  };
}

/** The hours of the day the plan comes, or the week where the trip has no date. */
function hoursFacts(winery: Winery, date: string | null) {
  if (!winery.hours) return { hoursOf: null, hours: [NO_HOURS], closedNotice: null };
  if (!date) return { hoursOf: null, hours: weekInShort(winery.hours), closedNotice: null };
  const weekday = weekdayOf(date);
  const closed = winery.openingHours?.[weekday]?.length === 0;
  return {
    hoursOf: weekday,
    hours: [winery.hours[weekday]],
    closedNotice: closed
      ? `Closed on ${weekdayName(weekday)}s by the hours we know. Swap days, or call first.`
      : null,
  };
}

function distanceText(miles: number, startCity: string): string | null {
  if (miles === UNKNOWN_DISTANCE_MILES) return null;
  if (miles === 0) return `Under a mile from ${startCity}`;
  return `About ${counted(miles, "mile")} from ${startCity}`;
}

const monthFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  month: "long",
  day: "numeric",
  year: "numeric",
});

const shortDate = (date: string) => monthFormat.format(new Date(`${date}T00:00:00Z`));

function routeUrl(startCity: string, stops: readonly Stop<Winery>[]): string {
  const places = stops.map(({ winery }) => placeOfWinery(winery));
  return directionsUrl({
    from: `${startCity}, WA`,
    to: places.at(-1) ?? "",
    // At most three, as many as the map app of a phone takes: a day has no more than four stops.
    via: places.slice(0, -1),
  });
}
