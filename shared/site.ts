/** The identity of this site: all names, claims and outside addresses, except in prose. */
export interface Author {
  readonly id: "founder" | "wine-writer";
  readonly name: string;
  /** Shown under the name in author boxes and on the article list. */
  readonly role: string;
  readonly bio: string;
  /** First segment of this author's advertorial addresses. */
  readonly prefix: string;
}

const founder: Author = {
  id: "founder",
  name: "The Founder",
  role: "Founder",
  bio: "More than 25 years of experience with Washington wine.",
  prefix: "/founder",
};

const wineWriter: Author = {
  id: "wine-writer",
  name: "The Wine Writer",
  role: "Wine Writer & Regional Expert",
  bio: "Writes about the places behind Washington wine.",
  prefix: "/wine-writer",
};

export const site = {
  name: "Washington Wine Country Guide",
  shortName: "Washington Wine Country",
  tagline: "An expert companion to Washington wine country",
  footerText: "A comprehensive guide to Washington wine country.",
  founder,
  wineWriter,
  /** Shown where a page of the site is shared, in the size of `SHARE_PICTURE`. */
  picture: {
    path: "/share.jpg",
    text: "Rows of vines at a river bend below a snowy mountain at sunset, drawn",
  },
  /** Played one after the other behind the home page's first words. */
  heroVideos: ["/video/hero-1.mp4", "/video/hero-2.mp4", "/video/hero-3.mp4"],
  /** The number of subscribers that the newsletter sign-up claims; empty for none. */
  subscriberClaim: "5,000+ subscribers" as string,
  minimumAge: 21,
  privacyAnswerDays: 30,
  timeZone: "America/Los_Angeles",
  credits: {
    openStreetMap: {
      text: "© OpenStreetMap contributors",
      url: "https://www.openstreetmap.org/copyright",
    },
    wsdot: { text: "Road network: WSDOT", url: "https://wsdot.wa.gov/" },
  },
  /** The operator's address on the legal pages; with null, visitors can reply to our mails. */
  contactEmail: null as string | null,
  /** Targets and parameters of paid links. */
  affiliate: {
    wineDeals: { name: "Wine Spies", url: "https://www.winespies.com/" },
    retailer: {
      name: "Amazon",
      searchUrl: "https://www.amazon.com/s",
      searchParameter: "k",
    },
    utmSource: "washington-wine-country-guide",
    utmMedium: "affiliate",
    gearCampaign: "wine-must-haves",
  },
  /** Google Maps directions, with a `destination` parameter. */
  directionsUrl: "https://www.google.com/maps/dir/?api=1",
  /** Apple Maps: `source`, `waypoint` (repeated) and `destination` (iOS 18.4 and later). */
  appleDirectionsUrl: "https://maps.apple.com/directions",
  /** Opens the form for a new event in Google Calendar. */
  googleCalendarUrl: "https://calendar.google.com/calendar/render?action=TEMPLATE",
  /** Used where the operator sets no `TILE_URL`. */
  defaultTileUrl: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
} as const;

/** The founder for the founder's id, otherwise the second writer (spec §3). */
export function authorOf(authorId: string): Author {
  return authorId === site.founder.id ? site.founder : site.wineWriter;
}
