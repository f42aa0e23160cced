import { site } from "#shared/site.ts";

/**
 * Every page of the site in the router's pattern form: the one list. Addresses (`paths`), the
 * browser's table of pages, the server's choice between 200 and 404 and the tests of every page come
 * from it, and a page that one of them leaves out fails the type check.
 */
export const PAGE_ROUTES = {
  home: "/",
  planner: "/planner",
  wineries: "/wineries",
  wineryDirectory: "/winery-directory",
  winery: "/winery/:slug",
  blog: "/blog",
  post: "/blog/:slug",
  gear: "/wine-must-haves",
  about: "/about",
  contact: "/contact",
  terms: "/terms-of-service",
  privacy: "/privacy-policy",
  regions: "/regions",
  region: "/regions/:id",
  readyTrips: "/ready-made-trips",
  readyTrip: "/ready-made-trips/:slug",
  newsletterConfirm: "/newsletter/confirm/:token",
  newsletterUnsubscribe: "/newsletter/unsubscribe/:token",
  neverMail: "/mail/never/:token",
  allowMail: "/mail/allow/:token",
  confirmFacts: "/confirm/:token",
  signIn: "/sign-in/:uid",
  trips: "/trips",
  trip: "/trips/:id",
  sharedTrip: "/trip/:token",
  account: "/account",
  accountConfirm: "/account/confirm/:token",
  forgotPassword: "/password",
  resetPassword: "/password/:token",
} as const;

/** The name of a page in the one list. */
export type PageName = keyof typeof PAGE_ROUTES;

/** A page that the server knows the code of; `notFound` answers every path that no other does. */
export type RenderedName = PageName | "advertorial" | "notFound";

/**
 * The pages that the server renders, the same for everybody, each by its module in `client/src/pages`.
 * Of the others, which are one visitor's own, it sends the frame.
 */
export const RENDERED_PAGES = {
  home: "landing-page",
  planner: "trips/planner-page",
  wineries: "wineries/directory-page",
  winery: "wineries/winery-page",
  blog: "reading/blog-page",
  post: "reading/article-page",
  gear: "reading/gear-page",
  about: "reading/about-page",
  contact: "reading/about-page",
  terms: "reading/legal-page",
  privacy: "reading/legal-page",
  readyTrips: "trips/ready-trips-page",
  readyTrip: "trips/ready-trip-page",
  regions: "wineries/regions-page",
  region: "wineries/region-page",
  advertorial: "reading/advertorial-page",
  notFound: "not-found-page",
} as const satisfies Readonly<Partial<Record<RenderedName, string>>>;

export const isRenderedPage = (name: RenderedName): name is keyof typeof RENDERED_PAGES =>
  name in RENDERED_PAGES;

/** Pages whose address holds a token, or leads to somebody's own: listed nowhere, told to no other site. */
const PRIVATE_PAGES: readonly string[] = [
  PAGE_ROUTES.sharedTrip,
  PAGE_ROUTES.trip,
  PAGE_ROUTES.newsletterConfirm,
  PAGE_ROUTES.newsletterUnsubscribe,
  PAGE_ROUTES.neverMail,
  PAGE_ROUTES.allowMail,
  PAGE_ROUTES.confirmFacts,
  PAGE_ROUTES.signIn,
  PAGE_ROUTES.accountConfirm,
  PAGE_ROUTES.resetPassword,
];

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

/** Which page a path leads to. */
export interface PageAt {
  readonly name: PageName | "advertorial";
  /** The route's one `:part`, decoded, or ""; of an advertorial its path in `ADVERTORIAL_PATHS`. */
  readonly part: string;
}

/** The page that answers at this path; undefined is the not-found page. */
export function pageAt(pathname: string): PageAt | undefined {
  for (const name of PAGE_NAMES) {
    const match = patternOf(PAGE_ROUTES[name]).exec(pathname);
    const part = match && decoded(match[1] ?? "");
    if (part !== null) return { name, part };
  }
  const advertorial = ADVERTORIAL_PATHS.find((path) => patternOf(path).test(pathname));
  return advertorial === undefined ? undefined : { name: "advertorial", part: advertorial };
}

/** Whether some page answers at this path; every other path is the not-found page. */
export function isPagePath(pathname: string): boolean {
  return pageAt(pathname) !== undefined;
}

/** Whether the page at this path is nobody else's business: see `PRIVATE_PAGES`. */
export function isPrivatePath(pathname: string): boolean {
  return PRIVATE_PAGES.some((route) => patternOf(route).test(pathname));
}
const PAGE_NAMES = Object.keys(PAGE_ROUTES).filter((name): name is PageName => name in PAGE_ROUTES);

const patterns = new Map<string, RegExp>();

function patternOf(route: string): RegExp {
  const known = patterns.get(route);
  if (known) return known;
  const source = route.replace(/:[a-z]+/gi, "([^/]+)").replace(/\/$/, "");
  const pattern = new RegExp(`^${source}/?$`, "i");
  patterns.set(route, pattern);
  return pattern;
}

/** Null for what is no text in percent signs. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
