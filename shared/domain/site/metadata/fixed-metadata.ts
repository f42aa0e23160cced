import { site } from "#shared/site.ts";
import { PAGES, type PageName } from "../page-routes.ts";
import {
  type Absolute,
  breadcrumbs,
  type PageMetadata,
  privateMetadata,
  type StructuredData,
} from "./page-metadata.ts";

/** Pages whose metadata depends on what they show. */
type PageWithData = "winery" | "post" | "region" | "readyTrip";

const page = (name: PageName, title: string, description: string): PageMetadata => ({
  title,
  description,
  canonical: PAGES[name].path,
  data: (absolute) => [breadcrumbs(absolute, [[title, PAGES[name].path]])],
});

const home: PageMetadata = {
  title: "",
  description:
    "A map and directory of Washington State wineries, articles on its wine regions, and a trip planner that emails you the plan.",
  canonical: PAGES.home.path,
  data: (absolute) => [
    {
      "@type": "WebSite",
      "@id": absolute("/#website"),
      name: site.name,
      alternateName: site.shortName,
      url: absolute("/"),
      description: site.footerText,
      inLanguage: "en-US",
      publisher: { "@id": absolute("/#publisher") },
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${absolute(PAGES.wineries.path)}?q={search_term_string}`,
        },
        "query-input": "required name=search_term_string",
      },
    },
    publisher(absolute),
  ],
};

export function publisher(absolute: Absolute): StructuredData {
  return {
    "@type": "Organization",
    "@id": absolute("/#publisher"),
    name: site.name,
    url: absolute("/"),
    logo: absolute("/icon-512.png"),
  };
}

/** The metadata of all other pages; a missing page fails the type check. */
export const PAGE_METADATA: Readonly<Record<Exclude<PageName, PageWithData>, PageMetadata>> = {
  home,
  planner: page(
    "planner",
    "Trip Planner",
    "Plan a day or a weekend in Washington wine country: choose a base town, pick wineries near it, and get a route with drives and opening hours by email.",
  ),
  wineries: page(
    "wineries",
    "Wineries",
    "Every winery in this guide to Washington State, by region, grape, tasting fee and booking: what we know about each, and how we know it.",
  ),
  wineryDirectory: privateMetadata("Wineries"),
  blog: page(
    "blog",
    "Articles",
    "Where Washington wine comes from, how to spend a weekend among the vines, and what to know before you knock on a cellar door.",
  ),
  gear: page(
    "gear",
    "My Wine Must-Haves",
    "Six things worth having to open, pour and save a good bottle: what each is good for, and when to leave it in the drawer.",
  ),
  about: page(
    "about",
    "About",
    `Who makes the ${site.name}, where its facts come from, how they are corrected and dated, and what is paid for.`,
  ),
  contact: page(
    "contact",
    "Contact",
    `How to reach the ${site.name}: corrections, a winery's own facts, and questions about your data.`,
  ),
  terms: page(
    "terms",
    "Terms of Service",
    `The terms of ${site.name}: what the guide promises, what it does not, and what it asks of its visitors.`,
  ),
  privacy: page(
    "privacy",
    "Privacy Policy",
    `What ${site.name} knows about its visitors, why, for how long, and how to have it deleted.`,
  ),
  regions: page(
    "regions",
    "Wine Regions",
    "The American Viticultural Areas of Washington, from the Columbia Valley to Goose Gap: outlines, facts from their rules, and the wineries in each.",
  ),
  readyTrips: page(
    "readyTrips",
    "Ready-Made Trips",
    "Trips through Washington wine country from an afternoon to five days: base, wineries and starting day chosen, opening hours and drives worked out.",
  ),
  newsletterConfirm: privateMetadata("Confirm your address"),
  newsletterUnsubscribe: privateMetadata("Unsubscribe"),
  neverMail: privateMetadata("Never email me"),
  allowMail: privateMetadata("Allow email again"),
  confirmFacts: privateMetadata("Confirm your facts"),
  signIn: privateMetadata("Sign in"),
  trips: privateMetadata("Trips"),
  trip: privateMetadata("Trip"),
  sharedTrip: privateMetadata("Trip"),
  account: privateMetadata("Your account"),
  accountConfirm: privateMetadata("Confirm your address"),
  forgotPassword: privateMetadata("Forgot your password?"),
  resetPassword: privateMetadata("Choose a new password"),
};

export const NOT_FOUND_METADATA = privateMetadata("Page Not Found");
export const WINERY_NOT_FOUND_METADATA = privateMetadata("Winery Not Found");
export const READY_TRIP_NOT_FOUND_METADATA = privateMetadata("Trip Not Found");
export const POST_NOT_FOUND_METADATA = privateMetadata("Post Not Found");
