import type { Post } from "#shared/api/posts.ts";
import type { Winery } from "#shared/api/wineries.ts";

let nextId = 1;

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
    unknownFacts: [],
    sources: [],
    verifiedOn: null,
    ...overrides,
  };
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
    authorId: "founder",
    authorName: "The Founder",
    publishedAt: "2026-11-20T18:00:00.000Z",
    readTime: "5 min",
    tags: ["Walla Walla"],
    ...overrides,
  };
}
