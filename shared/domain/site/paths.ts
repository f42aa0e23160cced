import { PAGE_NAMES, PAGES, type PageName } from "./page-routes.ts";

/** Longest query of an address, its `?` included: what the site writes itself stays far below. */
export const MAX_QUERY_BYTES = 2_000;

/** What the planner reads in its address: which ready-made trip fills it, and which of its stays. */
export const READY_TRIP = "ready-trip";
export const READY_STAY = "stay";
/** The article whose weekend fills it. */
export const ARTICLE_WEEKEND = "article";

type Paths = {
  readonly [Name in PageName]: (typeof PAGES)[Name]["path"] extends `${string}:${string}`
    ? (part: string) => string
    : (typeof PAGES)[Name]["path"];
};

/** The address of each page, or for a route with a `:part` a function of it. */
const ofPages = Object.fromEntries(
  PAGE_NAMES.map((name) => {
    const { path } = PAGES[name];
    const filledIn = (part: string) => path.replace(/:[a-z]+/i, () => encodeURIComponent(part));
    return [name, path.includes(":") ? filledIn : path];
  }),
) as Paths;

/** Addresses of the site's pages, for links in the browser and in mails (spec §2 route table). */
export const paths = {
  ...ofPages,
  login: "/api/login",
  /** The planner filled with a ready-made trip, or with one stay of it, counted from 1. */
  plannerWith: (slug: string, stay?: number) =>
    `${ofPages.planner}?${READY_TRIP}=${encodeURIComponent(slug)}${stay === undefined ? "" : `&${READY_STAY}=${stay}`}#planner`,
  /** The planner filled with the weekend of an article. */
  plannerWithArticle: (slug: string) =>
    `${ofPages.planner}?${ARTICLE_WEEKEND}=${encodeURIComponent(slug)}#planner`,
};
