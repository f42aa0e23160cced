import { site } from "#shared/site.ts";
import { ADVERTORIAL_SLUGS } from "./paths.ts";

/**
 * Every page of the site in the router's pattern form. The browser's route table and the server's
 * choice between 200 and 404 both come from here.
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
  terms: "/terms-of-service",
  privacy: "/privacy-policy",
  regions: "/regions",
  region: "/regions/:id",
  newsletterConfirm: "/newsletter/confirm/:token",
  newsletterUnsubscribe: "/newsletter/unsubscribe/:token",
  signIn: "/sign-in/:uid",
  trips: "/trips",
  trip: "/trips/:id",
  account: "/account",
} as const;

/** The 11 advertorial addresses: four slugs under both prefixes, three under the second only. */
export const ADVERTORIAL_PATHS: readonly string[] = [
  ...ADVERTORIAL_SLUGS.both.map((slug) => `${site.founder.prefix}/${slug}`),
  ...ADVERTORIAL_SLUGS.both.map((slug) => `${site.wineWriter.prefix}/${slug}`),
  ...ADVERTORIAL_SLUGS.secondWriterOnly.map((slug) => `${site.wineWriter.prefix}/${slug}`),
];

const patterns = [...Object.values(PAGE_ROUTES), ...ADVERTORIAL_PATHS].map(
  (route) => new RegExp(`^${route.replace(/:[a-z]+/gi, "[^/]+").replace(/\/$/, "")}/?$`, "i"),
);

/** Whether some page answers at this path; every other path is the not-found page. */
export function isPagePath(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}
