import { PAGE_ROUTES } from "./page-routes.ts";

/** Longest query of an address, its `?` included: what the site writes itself stays far below. */
export const MAX_QUERY_BYTES = 2_000;

/** What the planner reads in its address: which ready-made trip fills it, and which of its stays. */
export const READY_TRIP = "ready-trip";
export const READY_STAY = "stay";
/** The article whose weekend fills it. */
export const ARTICLE_WEEKEND = "article";

/** A function of the one `:part` of a page's route. */
const filledIn = (route: string) => (part: string) =>
  route.replace(/:[a-z]+/i, () => encodeURIComponent(part));

/** Addresses of the site's pages, for links in the browser and in mails (spec §2 route table). */
export const paths = {
  home: PAGE_ROUTES.home,
  planner: PAGE_ROUTES.planner,
  wineries: PAGE_ROUTES.wineries,
  winery: filledIn(PAGE_ROUTES.winery),
  blog: PAGE_ROUTES.blog,
  post: filledIn(PAGE_ROUTES.post),
  gear: PAGE_ROUTES.gear,
  about: PAGE_ROUTES.about,
  contact: PAGE_ROUTES.contact,
  terms: PAGE_ROUTES.terms,
  privacy: PAGE_ROUTES.privacy,
  regions: PAGE_ROUTES.regions,
  region: filledIn(PAGE_ROUTES.region),
  readyTrips: PAGE_ROUTES.readyTrips,
  readyTrip: filledIn(PAGE_ROUTES.readyTrip),
  /** The planner filled with a ready-made trip, or with one stay of it, counted from 1. */
  plannerWith: (slug: string, stay?: number) =>
    `${PAGE_ROUTES.planner}?${READY_TRIP}=${encodeURIComponent(slug)}${stay === undefined ? "" : `&${READY_STAY}=${stay}`}#planner`,
  /** The planner filled with the weekend of an article. */
  plannerWithArticle: (slug: string) =>
    `${PAGE_ROUTES.planner}?${ARTICLE_WEEKEND}=${encodeURIComponent(slug)}#planner`,
  newsletterConfirm: filledIn(PAGE_ROUTES.newsletterConfirm),
  newsletterUnsubscribe: filledIn(PAGE_ROUTES.newsletterUnsubscribe),
  neverMail: filledIn(PAGE_ROUTES.neverMail),
  allowMail: filledIn(PAGE_ROUTES.allowMail),
  confirmFacts: filledIn(PAGE_ROUTES.confirmFacts),
  login: "/api/login",
  trips: PAGE_ROUTES.trips,
  trip: filledIn(PAGE_ROUTES.trip),
  /** A trip by the token of its private link. */
  sharedTrip: filledIn(PAGE_ROUTES.sharedTrip),
  account: PAGE_ROUTES.account,
  accountConfirm: filledIn(PAGE_ROUTES.accountConfirm),
  forgotPassword: PAGE_ROUTES.forgotPassword,
  resetPassword: filledIn(PAGE_ROUTES.resetPassword),
} as const;
