import type { User } from "#shared/api/account/auth.ts";
import type { ResponseOf } from "#shared/api/endpoint.ts";
import type { Place } from "#shared/api/places.ts";
import type { Post } from "#shared/api/posts.ts";
import type { drivesApi, TownDrives } from "#shared/api/trips/drives.ts";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { Winery, WineryDetails } from "#shared/api/wineries.ts";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";

let nextId = 1;

/** A restaurant at the center of Walla Walla, listed in 2026, with overrides. */
export function aPlace(overrides: Partial<Place> = {}): Place {
  const id = overrides.id ?? nextId++;
  return {
    id,
    slug: `place-${id}`,
    name: `Place ${id}`,
    kind: "eat",
    category: "restaurant",
    town: "Walla Walla",
    area: null,
    street: null,
    latitude: 46.0671,
    longitude: -118.3369,
    isAtTownCenter: true,
    phone: null,
    website: null,
    servesLunch: null,
    servesDinner: null,
    note: null,
    source: { name: "A newspaper", url: null, date: "2026-05-01" },
    ...overrides,
  };
}

/** A winery of which everything is known, with overrides. */
export function aWinery(overrides: Partial<Winery> = {}): Winery {
  const id = overrides.id ?? nextId++;
  return {
    id,
    slug: `winery-${id}`,
    name: `Winery ${id}`,
    region: "Walla Walla Valley",
    avas: ["Columbia Valley", "Walla Walla Valley"],
    description: null,
    address: "1 Main Street",
    city: "Walla Walla",
    county: "Walla Walla",
    state: "WA",
    zipCode: "99362",
    phone: null,
    email: null,
    website: null,
    latitude: "46.064600",
    longitude: "-118.343000",
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
    varietals: ["Syrah"],
    specialties: [],
    hours: null,
    openingHours: null,
    datedHours: null,
    illustration: "terrace",
    season: null,
    unknownFacts: [],
    asOf: {},
    ...overrides,
  };
}

/** The same as its page gets it: with the sources of its facts. */
export function aWineryPage(overrides: Partial<WineryDetails> = {}): WineryDetails {
  return { sources: [], ...aWinery(overrides), ...overrides };
}

/** A published article, with overrides. */
export function aPost(overrides: Partial<Post> = {}): Post {
  const id = overrides.id ?? nextId++;
  return {
    id,
    slug: `post-${id}`,
    title: `Post ${id}`,
    excerpt: "An excerpt.",
    content: "Some text.",
    parts: [{ kind: "text", html: "<p>Some text.</p>" }],
    authorId: "founder",
    authorName: "The Founder",
    publishedAt: "2026-11-20T18:00:00.000Z",
    readTime: "5 min",
    tags: ["Walla Walla"],
    illustration: null,
    regionIds: [],
    ...overrides,
  };
}

/** A signed-in visitor, with overrides. */
export function aUser(overrides: Partial<User> = {}): User {
  return {
    id: "6f1c1c1e-3f0a-4c35-9d59-0d3b0d1a0c01",
    email: "ada@example.org",
    emailVerified: true,
    hasPassword: false,
    name: "Ada Vine",
    picture: null,
    ...overrides,
  };
}

/** A saved trip of two days with two wineries a day, with overrides. */
export function aTrip(overrides: Partial<SavedItinerary> = {}): SavedItinerary {
  return {
    id: "0b8f7a52-5d0e-4f53-8a1f-1b2c3d4e5f60",
    url: "/trip/aTokenOfTwentyFourLetter",
    name: "Harvest weekend",
    guests: 2,
    accommodation: "Walla Walla",
    startCity: "Walla Walla",
    route: "Walla Walla",
    region: null,
    drivingDistance: "1 hour",
    timeAvailable: "Weekend (2 days)",
    budget: "No preference",
    reservationPreference: "No preference",
    wineriesPerDay: 2,
    preferences: [],
    days: 2,
    startDate: null,
    wineryIds: [],
    createdAt: "2026-11-20T18:00:00.000Z",
    updatedAt: "2026-11-20T18:00:00.000Z",
    ...overrides,
  };
}

/** The drives from a town to wineries, each by its minutes; null where no road leads. */
export function townDrives(
  minutesById: Readonly<Record<number, number | null>>,
  overrides: Partial<TownDrives> = {},
): TownDrives {
  const wineries = Object.keys(minutesById).map(Number);
  const minutes = Object.values(minutesById);
  return {
    wineries,
    minutes,
    miles: minutes.map((whole) => (whole === null ? null : whole / 2)),
    ferry: minutes.map(() => false),
    estimated: minutes.map(() => false),
    passes: [],
    ...overrides,
  };
}

/**
 * A trip of one day with two rooms, open all day, a quarter of an hour apart from each other and from
 * the base; as somebody without the editing key sees it, with overrides.
 */
export function aSharedTrip(overrides: Partial<Trip> = {}): Trip {
  const wineries = overrides.wineries ?? [
    aWinery({ id: 7, name: "Amavi", openingHours: everyDay(() => [{ opens: 600, closes: 1080 }]) }),
    aWinery({
      id: 8,
      name: "Hedges",
      openingHours: everyDay(() => [{ opens: 600, closes: 1080 }]),
    }),
  ];
  const drives = evenDrives(wineries.map(({ id }) => id));
  const request = overrides.request ?? {
    base: "Walla Walla",
    wineries: wineries.map(({ id }) => id),
    days: 1,
    wineriesPerDay: 2,
    startDate: "2026-12-05",
  };
  return {
    calendarId: "0b8f7a52-5d0e-4f53-8a1f-1b2c3d4e5f61",
    url: "/trip/a-token",
    editUrl: null,
    mayEdit: false,
    isOwner: false,
    hasOwner: false,
    version: 1,
    sequence: 1,
    name: "Two rooms in a day",
    guests: 2,
    answers: {
      drivingDistance: null,
      timeAvailable: null,
      budget: null,
      reservationPreference: null,
      region: null,
      preferences: [],
    },
    request,
    wineries,
    departed: [],
    drives,
    courses: [],
    plan: null,
    arrangement: null,
    arranged: null,
    notes: null,
    places: [],
    history: [],
    group: { isOpen: true, guests: [] },
    advice: [],
    expiresOn: "2027-03-05",
    createdAt: "2026-11-20T18:00:00.000Z",
    updatedAt: "2026-11-20T18:00:00.000Z",
    ...overrides,
  };
}

/** Drives of the same length between every two places. */
export function evenDrives(
  ids: readonly number[],
  minutes = 15,
): ResponseOf<typeof drivesApi.between> {
  const places: ["base", ...number[]] = ["base", ...ids];
  const table = <T>(value: T, same: T): T[][] =>
    places.map((_, row) => places.map((__, column) => (row === column ? same : value)));
  return {
    places,
    minutes: table(minutes, 0),
    miles: table(minutes / 2, 0),
    ferry: table(false, false),
    estimated: table(false, false),
    passes: [],
    ferries: [],
  };
}
