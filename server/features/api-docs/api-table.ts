import { accountApi, authApi } from "#shared/api/account/auth.ts";
import { favoritesApi } from "#shared/api/account/favorites.ts";
import { neverMailApi } from "#shared/api/account/never-mail.ts";
import { newsletterApi } from "#shared/api/account/newsletter.ts";
import { passwordApi, signInApi } from "#shared/api/account/sign-in.ts";
import { citiesApi } from "#shared/api/cities.ts";
import type { Api } from "#shared/api/endpoint.ts";
import { factConfirmationsApi } from "#shared/api/fact-confirmations.ts";
import { operationsApi } from "#shared/api/operations.ts";
import { placesApi } from "#shared/api/places.ts";
import { postsApi } from "#shared/api/posts.ts";
import { readyTripsApi } from "#shared/api/ready-trips.ts";
import { siteApi } from "#shared/api/site.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { itinerariesApi } from "#shared/api/trips/itineraries.ts";
import { plansApi } from "#shared/api/trips/plans.ts";
import { savedItinerariesApi } from "#shared/api/trips/saved-itineraries.ts";
import { tripFilesApi } from "#shared/api/trips/trip-files.ts";
import { tripListApi } from "#shared/api/trips/trip-list.ts";
import { tripEventsApi, tripsApi } from "#shared/api/trips/trips.ts";
import { factReportsApi, wineriesApi } from "#shared/api/wineries.ts";

/** Calls that belong together, under the name that readers of the documentation see. */
export interface ApiGroup {
  readonly name: string;
  readonly about: string;
  /** Under the name that it has in the contract. */
  readonly apis: Readonly<Record<string, Api>>;
}

/** The whole contract, in the order of its documentation. */
export const API_GROUPS: readonly ApiGroup[] = [
  {
    name: "Wineries",
    about: "The wineries of the guide, open to everybody.",
    apis: { wineriesApi, factReportsApi, factConfirmationsApi },
  },
  {
    name: "Ready-made trips",
    about: "The trips that the guide's editors made, open to everybody.",
    apis: { readyTripsApi },
  },
  { name: "Articles", about: "The articles, open to everybody.", apis: { postsApi } },
  {
    name: "Places and drives",
    about:
      "Towns of Washington, places to eat and to stay, and drives by road and ferry between places.",
    apis: { citiesApi, placesApi, drivesApi },
  },
  {
    name: "Trips",
    about: "Plans, private links to them, and mails with them.",
    apis: { plansApi, tripsApi, tripEventsApi, tripFilesApi, itinerariesApi },
  },
  {
    name: "A member's own",
    about: "What an account keeps. These calls need the session cookie of a signed-in visitor.",
    apis: { authApi, accountApi, favoritesApi, tripListApi, savedItinerariesApi },
  },
  {
    name: "Mail",
    about: "The newsletter, and how an address is never mailed again.",
    apis: { newsletterApi, neverMailApi },
  },
  { name: "Sign-in", about: "The site's own sign-in.", apis: { signInApi, passwordApi } },
  {
    name: "Service",
    about: "Settings, health, build and metrics of this installation.",
    apis: { siteApi, operationsApi },
  },
];
