/** Every page with every call it makes, and what a visitor sees when the call fails. */
import { authApi } from "#shared/api/account/auth.ts";
import { favoritesApi } from "#shared/api/account/favorites.ts";
import { neverMailApi } from "#shared/api/account/never-mail.ts";
import { newsletterApi } from "#shared/api/account/newsletter.ts";
import { passwordApi, signInApi } from "#shared/api/account/sign-in.ts";
import type { Endpoint } from "#shared/api/endpoint.ts";
import { factConfirmationsApi } from "#shared/api/fact-confirmations.ts";
import { placesApi } from "#shared/api/places.ts";
import { postsApi } from "#shared/api/posts.ts";
import { readyTripsApi } from "#shared/api/ready-trips.ts";
import { siteApi } from "#shared/api/site.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { savedItinerariesApi } from "#shared/api/trips/saved-itineraries.ts";
import { tripListApi } from "#shared/api/trips/trip-list.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import type { PageName } from "#shared/domain/site/page-routes.ts";

/** What a page shows of a call. */
export interface CallRow {
  readonly endpoint: Endpoint;
  /** What it says of a failure, above Try again; a row without it works on in silence. */
  readonly says?: string;
  /** What is there once the call has succeeded. */
  readonly shows?: string | RegExp;
  /** What it says of a 401, where that means that nobody is signed in. */
  readonly signedOut?: string;
  /** What it says of a 404, where that means that the thing is missing. */
  readonly missing?: string;
}

export interface PageCase {
  readonly at: string;
  readonly isSignedIn?: boolean;
  /** What is there once it is known who the visitor is, where the page depends on it. */
  readonly ready?: string;
  readonly calls: readonly CallRow[];
}

/** Quiet: a visitor nobody knows sees the page of everybody, and tiles are an extra on the map. */
const user: CallRow = { endpoint: authApi.user };
const settings: CallRow = { endpoint: siteApi.settings };
/** Quiet: a way whose geometry is not there is drawn straight, and the map says so. */
const geometries: CallRow = { endpoint: drivesApi.geometries };
const tripList: CallRow = { endpoint: tripListApi.read };

const wineries: CallRow = {
  endpoint: wineriesApi.list,
  says: "Failed to fetch wineries",
  shows: "Amavi",
};
const mapWineries: CallRow = { ...wineries, shows: "Showing 1 of 1 wineries" };
const featured: CallRow = {
  endpoint: wineriesApi.featured,
  says: "The featured wineries could not be loaded.",
  shows: "Featured Wineries",
};
const posts: CallRow = {
  endpoint: postsApi.list,
  says: "The articles could not be loaded.",
  shows: "On Basalt",
};
const favorites: CallRow = {
  endpoint: favoritesApi.list,
  says: "Your favorites could not be loaded. They are safe in your account.",
};
const plannerTripList = {
  says: "Your trip list could not be loaded, so the plan starts without it.",
  shows: "Plan your trip",
};
const homeTrips: CallRow = {
  endpoint: readyTripsApi.list,
  says: "The ready-made trips could not be loaded.",
  shows: "An Afternoon Out",
};
const places: CallRow = {
  endpoint: placesApi.list,
  says: "The places to eat and stay could not be loaded.",
  shows: "Brasserie",
};
const tripCalls: readonly CallRow[] = [
  settings,
  {
    endpoint: tripsApi.byToken,
    says: "This trip could not be loaded",
    shows: "Two rooms in a day",
    missing: "There is no trip at this link",
  },
  geometries,
];
const NO_CALLS: readonly CallRow[] = [];

/** The trip every test has saved. */
export const TRIP_ID = "0b8f7a52-5d0e-4f53-8a1f-1b2c3d4e5f60";

/** A page left out fails the type check; `memberHome` is `/` for visitors who are signed in. */
export const PAGE_CASES: Readonly<Record<PageName | "memberHome", PageCase>> = {
  home: { at: "/", calls: [user, mapWineries, featured, posts, homeTrips, settings] },
  memberHome: {
    at: "/",
    isSignedIn: true,
    ready: "Welcome, Ada Vine",
    calls: [
      user,
      { ...tripList, signedOut: "You are logged out. Logging in again..." },
      mapWineries,
      featured,
      posts,
      homeTrips,
      settings,
      {
        ...favorites,
        shows: "Your favorites",
        signedOut: "You are logged out. Logging in again...",
      },
      {
        endpoint: savedItinerariesApi.list,
        says: "Your saved trips could not be loaded.",
        shows: "One trip is saved in your account.",
        signedOut: "You are logged out. Logging in again...",
      },
    ],
  },
  planner: {
    at: "/planner",
    isSignedIn: true,
    calls: [
      { ...user, ...plannerTripList },
      {
        ...tripList,
        ...plannerTripList,
        signedOut: "Sign up for a free account to save and share your itinerary.",
      },
      {
        // They stand in the picker alone, which says so itself.
        endpoint: favoritesApi.list,
        signedOut: "Sign up for a free account to save and share your itinerary.",
      },
      // The names of wineries chosen before; without them they are counted.
      { endpoint: wineriesApi.list },
    ],
  },
  wineries: {
    at: "/wineries",
    isSignedIn: true,
    calls: [
      user,
      { ...wineries, shows: "Amavi" },
      { ...favorites, shows: "Only my favorites", signedOut: "Amavi" },
    ],
  },
  // It leads on to the directory.
  wineryDirectory: { at: "/winery-directory", calls: [user, wineries] },
  winery: {
    at: "/winery/amavi",
    isSignedIn: true,
    calls: [
      user,
      { ...tripList, signedOut: "Amavi" },
      { ...favorites, shows: "Remove from Favorites", signedOut: "Amavi" },
      settings,
      {
        endpoint: wineriesApi.bySlug,
        says: "This winery could not be loaded",
        shows: "Amavi",
        missing: "The winery you're looking for doesn't exist or has been removed.",
      },
      {
        endpoint: wineriesApi.nearby,
        says: "The wineries nearby could not be loaded.",
        shows: "Hedges",
      },
      places,
    ],
  },
  blog: { at: "/blog", calls: [posts] },
  post: {
    at: "/blog/on-basalt",
    calls: [
      {
        endpoint: postsApi.bySlug,
        says: "This article could not be loaded",
        shows: "On Basalt",
        missing: "The blog post you're looking for doesn't exist.",
      },
      {
        endpoint: wineriesApi.list,
        says: "The wineries of this article could not be loaded.",
        shows: "Amavi",
      },
      // An extra below the article.
      { endpoint: readyTripsApi.list },
      settings,
    ],
  },
  gear: { at: "/wine-must-haves", calls: NO_CALLS },
  about: { at: "/about", calls: NO_CALLS },
  contact: { at: "/contact", calls: [settings] },
  terms: { at: "/terms-of-service", calls: NO_CALLS },
  privacy: { at: "/privacy-policy", calls: NO_CALLS },
  regions: {
    at: "/regions",
    calls: [
      {
        ...wineries,
        says: "The number of wineries in each could not be loaded.",
        shows: /1 winery in this guide/,
      },
      settings,
    ],
  },
  region: {
    at: "/regions/walla-walla-valley",
    calls: [
      wineries,
      settings,
      { ...posts, says: "The articles about it could not be loaded.", shows: "On Basalt" },
      places,
      // Quiet: without a ready-made day the page leads to the planner.
      { endpoint: readyTripsApi.list },
    ],
  },
  readyTrips: {
    at: "/ready-made-trips",
    calls: [homeTrips],
  },
  readyTrip: {
    at: "/ready-made-trips/an-afternoon-out",
    calls: [
      settings,
      {
        endpoint: readyTripsApi.bySlug,
        says: "This trip could not be loaded",
        shows: "An Afternoon Out",
        missing: "There is no ready-made trip at this address.",
      },
      geometries,
      places,
    ],
  },
  newsletterConfirm: {
    at: "/newsletter/confirm/a-token",
    calls: [
      {
        endpoint: newsletterApi.confirmation,
        says: "The link could not be checked",
        shows: "Subscribe",
      },
    ],
  },
  newsletterUnsubscribe: { at: "/newsletter/unsubscribe/a-token", calls: NO_CALLS },
  neverMail: {
    at: "/mail/never/a-token",
    // Its button stops the mail whether or not the link could be looked up.
    calls: [
      {
        endpoint: neverMailApi.state,
        missing: "This isn’t one of our links. Open it from the email again, or copy all of it.",
      },
    ],
  },
  allowMail: { at: "/mail/allow/a-token", calls: NO_CALLS },
  confirmFacts: {
    at: "/confirm/a-token",
    calls: [
      {
        endpoint: factConfirmationsApi.questions,
        says: "The questions could not be loaded",
        shows: "Send your answers",
        missing: "This link is not complete",
      },
    ],
  },
  signIn: {
    at: "/sign-in/a-sign-in",
    calls: [
      user,
      {
        endpoint: signInApi.details,
        says: "The sign-in could not be loaded.",
        shows: "Email address",
        missing: "This sign-in has expired",
      },
    ],
  },
  trips: {
    at: "/trips",
    isSignedIn: true,
    calls: [
      { ...user, says: "Your trips could not be loaded.", shows: "Harvest weekend" },
      {
        ...tripList,
        says: "Your trip list could not be loaded.",
        shows: "Amavi",
        signedOut: "Sign in to keep whole trips",
      },
      { ...wineries, says: "Your trip list could not be loaded.", shows: "Amavi" },
      {
        endpoint: savedItinerariesApi.list,
        says: "Your trips could not be loaded.",
        shows: "Harvest weekend",
        signedOut: "Sign in to keep whole trips",
      },
      {
        endpoint: savedItinerariesApi.deleted,
        says: "Recently deleted trips could not be loaded.",
        shows: "Lost weekend",
        signedOut: "Sign in to keep whole trips",
      },
    ],
  },
  trip: {
    at: `/trips/${TRIP_ID}`,
    isSignedIn: true,
    calls: [
      { ...user, says: "This trip could not be loaded", shows: "Two rooms in a day" },
      {
        endpoint: savedItinerariesApi.byId,
        says: "This trip could not be loaded",
        shows: "Two rooms in a day",
        signedOut: "Sign in to open the trips you have saved.",
        missing: "This trip is not in your account. It may have been deleted.",
      },
      // It leads on to the trip's page.
      ...tripCalls,
    ],
  },
  sharedTrip: { at: "/trip/a-token", calls: [user, ...tripCalls] },
  account: {
    at: "/account",
    isSignedIn: true,
    calls: [{ ...user, says: "Your account could not be loaded.", shows: "ada@example.org" }],
  },
  accountConfirm: {
    at: "/account/confirm/a-token",
    calls: [
      {
        endpoint: passwordApi.confirmation,
        says: "The link could not be checked",
        shows: "Yes, it is mine",
      },
    ],
  },
  forgotPassword: { at: "/password", calls: NO_CALLS },
  resetPassword: {
    at: "/password/a-token",
    calls: [
      {
        endpoint: passwordApi.reset,
        says: "The link could not be checked",
        shows: "Set the new password",
      },
    ],
  },
};
