import { site } from "#shared/site.ts";

interface Page {
  /** In the router's pattern form. */
  readonly path: string;
  /**
   * Its file in `client/src/pages`, which exports the component that is named for the page: `GearPage`
   * of `gear`. A page without a file redirects.
   */
  readonly module?: string;
  /**
   * The server renders it once for everybody, or for each request. Of any other page, which is one
   * visitor's own, it sends the frame.
   */
  readonly rendered?: "for-everybody" | "for-each-request";
  /** Its address holds a token, or leads to somebody's own: it is listed nowhere and told to no other site. */
  readonly isPrivate?: boolean;
}

const FOR_EVERYBODY = { rendered: "for-everybody" } as const;
const PRIVATE = { isPrivate: true } as const;

/**
 * Every page of the site: the one list. Addresses (`paths`), the browser's table of pages, the server's
 * choice between 200 and 404, what it renders and the tests of every page come from it.
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
  newsletterConfirm: {
    path: "/newsletter/confirm/:token",
    module: "account/mailed-link-page",
    ...PRIVATE,
  },
  newsletterUnsubscribe: {
    path: "/newsletter/unsubscribe/:token",
    module: "account/mailed-link-page",
    ...PRIVATE,
  },
  neverMail: { path: "/mail/never/:token", module: "account/mailed-link-page", ...PRIVATE },
  allowMail: { path: "/mail/allow/:token", module: "account/mailed-link-page", ...PRIVATE },
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
  accountConfirm: {
    path: "/account/confirm/:token",
    module: "account/mailed-link-page",
    ...PRIVATE,
  },
  forgotPassword: { path: "/password", module: "account/password-page" },
  resetPassword: { path: "/password/:token", module: "account/password-page", ...PRIVATE },
} as const satisfies Record<string, Page>;

/** The name of a page in the one list. */
export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Pages without an address of their own; `notFound` answers every path that no other page does. */
const PAGES_ANYWHERE = {
  advertorial: { module: "reading/advertorial-page", ...FOR_EVERYBODY },
  notFound: { module: "reading/not-found-page", ...FOR_EVERYBODY },
} as const satisfies Record<string, Partial<Page>>;

/** A page that the server knows the code of. */
export type RenderedName = PageName | keyof typeof PAGES_ANYWHERE;

/** All of them by name. */
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

/** Which page a path leads to. */
export interface PageAt {
  readonly name: PageName | "advertorial";
  /** The route's one `:part`, decoded, or ""; of an advertorial its path in `ADVERTORIAL_PATHS`. */
  readonly part: string;
}

/** The page that answers at this path; undefined is the not-found page. */
export function pageAt(pathname: string): PageAt | undefined {
  for (const name of PAGE_NAMES) {
    const match = patternOf(PAGES[name].path).exec(pathname);
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

/** Whether the page at this path is nobody else's business: see `isPrivate` in the list. */
export function isPrivatePath(pathname: string): boolean {
  return PAGE_NAMES.some(
    (name) => ALL_PAGES[name].isPrivate && patternOf(PAGES[name].path).test(pathname),
  );
}

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
