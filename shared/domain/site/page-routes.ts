import { site } from "#shared/site.ts";

interface Page {
  /** In the router's pattern form. */
  readonly path: string;
  /**
   * Its file in `client/src/pages`, which exports a component named after the page: `GearPage` of
   * `gear`. A page without a file redirects.
   */
  readonly module?: string;
  /** How the server renders it; of other, personal pages it sends only the frame. */
  readonly rendered?: "for-everybody" | "for-each-request";
  /** Its address is secret or personal: never listed, nor sent to other sites. */
  readonly isPrivate?: boolean;
}

const FOR_EVERYBODY = { rendered: "for-everybody" } as const;
const PRIVATE = { isPrivate: true } as const;
const MAILED_LINK = { module: "account/mailed-link-page", ...PRIVATE } as const;

/**
 * Every page of the site. Addresses (`paths`), the browser's routes, the server's statuses and
 * rendering, and tests of all pages follow from this table.
 */
export const PAGES = {
  home: { path: "/", module: "landing-page", ...FOR_EVERYBODY },
  planner: { path: "/planner", module: "trips/planner-page", ...FOR_EVERYBODY },
  wineries: { path: "/wineries", module: "wineries/directory-page", ...FOR_EVERYBODY },
  wineryDirectory: { path: "/winery-directory" },
  winery: { path: "/winery/:slug", module: "wineries/winery-page", ...FOR_EVERYBODY },
  blog: { path: "/blog", module: "reading/blog-page", ...FOR_EVERYBODY },
  post: { path: "/blog/:slug", module: "reading/article-page", ...FOR_EVERYBODY },
  gear: { path: "/wine-must-haves", module: "reading/gear-page", ...FOR_EVERYBODY },
  about: { path: "/about", module: "reading/about-page", ...FOR_EVERYBODY },
  contact: { path: "/contact", module: "reading/about-page", ...FOR_EVERYBODY },
  terms: { path: "/terms-of-service", module: "reading/legal-page", ...FOR_EVERYBODY },
  privacy: { path: "/privacy-policy", module: "reading/legal-page", ...FOR_EVERYBODY },
  regions: { path: "/regions", module: "wineries/regions-page", ...FOR_EVERYBODY },
  region: { path: "/regions/:id", module: "wineries/region-page", ...FOR_EVERYBODY },
  readyTrips: { path: "/ready-made-trips", module: "trips/ready-trips-page", ...FOR_EVERYBODY },
  readyTrip: { path: "/ready-made-trips/:slug", module: "trips/ready-trip-page", ...FOR_EVERYBODY },
  newsletterConfirm: { path: "/newsletter/confirm/:token", ...MAILED_LINK },
  newsletterUnsubscribe: { path: "/newsletter/unsubscribe/:token", ...MAILED_LINK },
  neverMail: { path: "/mail/never/:token", ...MAILED_LINK },
  allowMail: { path: "/mail/allow/:token", ...MAILED_LINK },
  confirmFacts: { path: "/confirm/:token", module: "wineries/confirm-facts-page", ...PRIVATE },
  signIn: { path: "/sign-in/:uid", module: "account/sign-in-page", ...PRIVATE },
  trips: { path: "/trips", module: "trips/trips-page" },
  trip: { path: "/trips/:id", module: "trips/trip-page", ...PRIVATE },
  sharedTrip: {
    path: "/trip/:token",
    module: "trips/shared-trip-page",
    rendered: "for-each-request",
    ...PRIVATE,
  },
  account: { path: "/account", module: "account/account-page" },
  accountConfirm: { path: "/account/confirm/:token", ...MAILED_LINK },
  forgotPassword: { path: "/password", module: "account/password-page" },
  resetPassword: { path: "/password/:token", module: "account/password-page", ...PRIVATE },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Pages without a path of their own. */
const PAGES_ANYWHERE = {
  advertorial: { module: "reading/advertorial-page", ...FOR_EVERYBODY },
  notFound: { module: "reading/not-found-page", ...FOR_EVERYBODY },
} as const satisfies Record<string, Partial<Page>>;

export type RenderedName = PageName | keyof typeof PAGES_ANYWHERE;

export const ALL_PAGES: Readonly<Record<RenderedName, Partial<Page>>> = {
  ...PAGES,
  ...PAGES_ANYWHERE,
};

/** Both authors' advertorials, and those of the second writer only (spec §2). */
export const ADVERTORIAL_SLUGS = {
  both: [
    "i-tried-wine-spies-for-a-month",
    "the-wine-industry-is-struggling",
    "5-unbelievable-wine-deals",
    "wine-industry-struggling-best-news",
  ],
  secondWriterOnly: [
    "i-tried-wine-spies-for-a-month-50-off",
    "the-wine-industry-is-struggling-50-off",
    "why-drinking-too-much-wine-benefits",
  ],
} as const;

/** The 11 advertorial addresses: four slugs under both prefixes, three under the second only. */
export const ADVERTORIAL_PATHS: readonly string[] = [
  ...ADVERTORIAL_SLUGS.both.map((slug) => `${site.founder.prefix}/${slug}`),
  ...ADVERTORIAL_SLUGS.both.map((slug) => `${site.wineWriter.prefix}/${slug}`),
  ...ADVERTORIAL_SLUGS.secondWriterOnly.map((slug) => `${site.wineWriter.prefix}/${slug}`),
];

export interface RouteMatch {
  readonly name: PageName | "advertorial";
  /** The route's decoded `:param`, or ""; for an advertorial its path in `ADVERTORIAL_PATHS`. */
  readonly param: string;
}

/** The page at a path; undefined for the not-found page. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  for (const [name, pattern] of PATTERNS) {
    const match = pattern.exec(pathname);
    const param = match && decoded(match[1] ?? "");
    if (param !== null) return { name, param };
  }
  const advertorial = ADVERTORIAL_PATHS.find((path) => patternOf(path).test(pathname));
  return advertorial === undefined ? undefined : { name: "advertorial", param: advertorial };
}

export function isPagePath(pathname: string): boolean {
  return matchRoute(pathname) !== undefined;
}

/** See `isPrivate` in the table. */
export function isPrivatePath(pathname: string): boolean {
  return PATTERNS.some(([name, pattern]) => ALL_PAGES[name].isPrivate && pattern.test(pathname));
}

function patternOf(route: string): RegExp {
  const source = route.replace(/:[a-z]+/gi, "([^/]+)").replace(/\/$/, "");
  return new RegExp(`^${source}/?$`, "i");
}

const PATTERNS = PAGE_NAMES.map((name) => [name, patternOf(PAGES[name].path)] as const);

/** Null for invalid percent-encoding. */
function decoded(param: string): string | null {
  try {
    return decodeURIComponent(param);
  } catch {
    return null;
  }
}
