/** An address or more of every page, for the tests that visit all; a page left out fails the type check. */
import { ADVERTORIAL_PATHS, type PageName } from "#shared/domain/site/page-routes.ts";

const ADDRESSES: Readonly<Record<PageName, readonly string[]>> = {
  home: ["/"],
  planner: ["/planner"],
  wineries: ["/wineries"],
  // Leads on to the directory.
  wineryDirectory: [],
  winery: ["/winery/cote-bonneville", "/winery/nowhere"],
  blog: ["/blog"],
  post: ["/blog/a-weekend-in-walla-walla", "/blog/nowhere"],
  regions: ["/regions"],
  region: ["/regions/red-mountain"],
  readyTrips: ["/ready-made-trips"],
  readyTrip: ["/ready-made-trips/the-lower-yakima-valley", "/ready-made-trips/nowhere"],
  gear: ["/wine-must-haves"],
  about: ["/about"],
  contact: ["/contact"],
  terms: ["/terms-of-service"],
  privacy: ["/privacy-policy"],
  newsletterConfirm: ["/newsletter/confirm/nowhere"],
  newsletterUnsubscribe: ["/newsletter/unsubscribe/nowhere"],
  neverMail: ["/mail/never/nowhere"],
  allowMail: ["/mail/allow/nowhere"],
  confirmFacts: ["/confirm/nowhere"],
  signIn: ["/sign-in/nowhere"],
  trips: ["/trips"],
  trip: ["/trips/nowhere"],
  sharedTrip: ["/trip/nowhere"],
  account: ["/account"],
  accountConfirm: ["/account/confirm/nowhere"],
  forgotPassword: ["/password"],
  resetPassword: ["/password/nowhere"],
};

/** Every page, one of the advertorials, and an address that no page answers. */
export const ADDRESSES_OF_ALL_PAGES: readonly string[] = [
  ...Object.values(ADDRESSES).flat(),
  ADVERTORIAL_PATHS[0] ?? "",
  "/no-such-page",
];
