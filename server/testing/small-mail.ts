/** Mails of plans that the solver makes, without a database. */

import { type MailedMap, tripMail } from "#server/features/trips/mail/trip-email.ts";
import type { MailContext } from "#server/features/trips/mail/trip-email-words.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { ExportedTrip } from "#shared/domain/export/exported-trip.ts";
import { week } from "#shared/domain/testing/small-problem.ts";
import { smallTrip } from "#shared/domain/testing/small-trip.ts";

/** A picture that nobody looks at. */
export const aPicture: MailedMap = {
  png: Buffer.from("not drawn"),
  width: 536,
  height: 300,
  alternative: "A map of the plan",
};

let nextId = 1;

/** A winery with everything known about it. */
export function aWinery(overrides: Partial<Winery> = {}): Winery {
  const id = nextId++;
  return {
    id,
    slug: `winery-${id}`,
    name: `Winery ${id}`,
    region: "Walla Walla Valley",
    avas: [],
    description: null,
    address: "1 Main Street",
    city: "Walla Walla",
    county: null,
    state: "WA",
    zipCode: "99362",
    phone: "+15095221261",
    email: null,
    website: "https://winery.example/",
    latitude: "46.0646",
    longitude: "-118.343",
    locationIsApproximate: false,
    tastingFee: 15,
    feeNote: null,
    visitNote: null,
    hoursNote: null,
    setting: [],
    founded: null,
    winemaker: null,
    rating: null,
    yelpRating: null,
    wineSearcherRating: null,
    isFeatured: false,
    reservationsRequired: false,
    walkInsWelcome: true,
    onlineSales: false,
    wineClub: false,
    shipsToState: false,
    reservationUrl: null,
    varietals: [],
    specialties: [],
    hours: null,
    openingHours: week(),
    datedHours: null,
    illustration: null,
    season: null,
    unknownFacts: [],
    asOf: { hours: "2026-08-16" },
    ...overrides,
  };
}

/** What a mail is asked of. */
export interface Asked {
  readonly wineries: readonly Winery[];
  readonly days?: number;
  readonly startDate?: string | undefined;
  readonly startWeekday?: "saturday" | "friday";
  readonly trip?: Partial<ExportedTrip>;
  readonly plan?: Partial<MailContext>;
  readonly picture?: MailedMap;
  readonly pins?: readonly { wineryId: number; day: number; begin?: number }[];
}

/** The mail of a plan that the solver makes; it starts on Saturday, December 5, unless it says else. */
export function mailFor({ wineries, trip = {}, plan = {}, picture, ...asked }: Asked) {
  return tripMail(
    "visitor@example.org",
    smallTrip({
      wineries,
      over: { title: "Wine trip from Walla Walla", ...trip },
      ...(asked.startWeekday ? { startDate: undefined } : {}),
      ...asked,
    }),
    {
      name: null,
      preferences: [],
      editUrl: "https://guide.test/trip/token#edit=key",
      expiresOn: "2027-03-05",
      publicUrl: "https://guide.test",
      mailFrom: "Guide <guide@guide.test>",
      now: new Date("2026-11-22T02:00:00Z"),
      picture: picture ?? null,
      optOut: {
        url: "https://guide.test/mail/never/token",
        line: "To get no mail again: https://guide.test/mail/never/token",
        headers: { "List-Unsubscribe": "<https://guide.test/api/mail/never/token>" },
      },
      ...plan,
    },
  );
}

/** Both parts as one line each, the HTML without its tags. */
export function bothParts(asked: Asked): string[] {
  const { text, html } = mailFor(asked);
  const body = html.slice(html.indexOf("<body"));
  return [
    text,
    body
      .replace(/<[^>]*>/g, " ")
      .replace(/&#38;/g, "&")
      .replace(/&#39;/g, "'"),
  ].map((part) => part.replace(/\s+/g, " "));
}
