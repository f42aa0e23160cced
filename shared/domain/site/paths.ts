import { PAGE_NAMES, PAGES, type PageName } from "./page-routes.ts";

/** Longest query of an address, with its `?`; the site's own stay far below. */
export const MAX_QUERY_BYTES = 2_000;

/** Query parameters of the planner: the ready-made trip to start from, and one of its stays. */
export const READY_TRIP = "ready-trip";
export const READY_STAY = "stay";
/** The article whose weekend to start from. */
export const ARTICLE_WEEKEND = "article";
/** After signing in to save: reopens the picker on the same choice. */
export const RESUME = "resume";

type Paths = {
  readonly [Name in PageName]: (typeof PAGES)[Name]["path"] extends `${string}:${string}`
    ? (param: string) => string
    : (typeof PAGES)[Name]["path"];
};

const ofPages = Object.fromEntries(
  PAGE_NAMES.map((name) => {
    const { path } = PAGES[name];
    const filledIn = (param: string) => path.replace(/:[a-z]+/i, () => encodeURIComponent(param));
    return [name, path.includes(":") ? filledIn : path];
  }),
) as Paths;

/** Addresses of pages (spec §2 route table); functions for routes with a `:param`. */
export const paths = {
  ...ofPages,
  login: "/api/login",
  /** The planner with a ready-made trip, or one of its stays, counted from 1. */
  plannerWith: (slug: string, stay?: number) =>
    `${ofPages.planner}?${READY_TRIP}=${encodeURIComponent(slug)}${stay === undefined ? "" : `&${READY_STAY}=${stay}`}#planner`,
  plannerWithArticle: (slug: string) =>
    `${ofPages.planner}?${ARTICLE_WEEKEND}=${encodeURIComponent(slug)}#planner`,
};
