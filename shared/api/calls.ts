/** The API's calls for the browser: routes with the contract's types, but without its schemas. */

import type { accountApi as AccountApi, authApi as AuthApi } from "./account/auth.ts";
import type { favoritesApi as FavoritesApi } from "./account/favorites.ts";
import type { neverMailApi as NeverMailApi } from "./account/never-mail.ts";
import type { newsletterApi as NewsletterApi } from "./account/newsletter.ts";
import type { passwordApi as PasswordApi, signInApi as SignInApi } from "./account/sign-in.ts";
import type { citiesApi as CitiesApi } from "./cities.ts";
import type { Api, Call } from "./endpoint.ts";
import type { factConfirmationsApi as FactConfirmationsApi } from "./fact-confirmations.ts";
import type { placesApi as PlacesApi } from "./places.ts";
import type { postsApi as PostsApi } from "./posts.ts";
import type { readyTripsApi as ReadyTripsApi } from "./ready-trips.ts";
import * as routes from "./routes.ts";
import type { siteApi as SiteApi } from "./site.ts";
import type { drivesApi as DrivesApi } from "./trips/drives.ts";
import type { itinerariesApi as ItinerariesApi } from "./trips/itineraries.ts";
import type { savedItinerariesApi as SavedItinerariesApi } from "./trips/saved-itineraries.ts";
import type { tripListApi as TripListApi } from "./trips/trip-list.ts";
import type { tripEventsApi as TripEventsApi, tripsApi as TripsApi } from "./trips/trips.ts";
import type { factReportsApi as FactReportsApi, wineriesApi as WineriesApi } from "./wineries.ts";

type Calls<A extends Api> = { readonly [K in keyof A]: Call<A[K]> };

export const accountApi: Calls<typeof AccountApi> = routes.accountRoutes;
export const authApi: Calls<typeof AuthApi> = routes.authRoutes;
export const favoritesApi: Calls<typeof FavoritesApi> = routes.favoritesRoutes;
export const neverMailApi: Calls<typeof NeverMailApi> = routes.neverMailRoutes;
export const newsletterApi: Calls<typeof NewsletterApi> = routes.newsletterRoutes;
export const passwordApi: Calls<typeof PasswordApi> = routes.passwordRoutes;
export const signInApi: Calls<typeof SignInApi> = routes.signInRoutes;
export const citiesApi: Calls<typeof CitiesApi> = routes.citiesRoutes;
export const placesApi: Calls<typeof PlacesApi> = routes.placesRoutes;
export const postsApi: Calls<typeof PostsApi> = routes.postsRoutes;
export const readyTripsApi: Calls<typeof ReadyTripsApi> = routes.readyTripsRoutes;
export const siteApi: Calls<typeof SiteApi> = routes.siteRoutes;
export const drivesApi: Calls<typeof DrivesApi> = routes.drivesRoutes;
export const itinerariesApi: Calls<typeof ItinerariesApi> = routes.itinerariesRoutes;
export const savedItinerariesApi: Calls<typeof SavedItinerariesApi> = routes.savedItinerariesRoutes;
export const tripListApi: Calls<typeof TripListApi> = routes.tripListRoutes;
export const tripEventsApi: Calls<typeof TripEventsApi> = routes.tripEventsRoutes;
export const tripsApi: Calls<typeof TripsApi> = routes.tripsRoutes;
export const factReportsApi: Calls<typeof FactReportsApi> = routes.factReportsRoutes;
export const factConfirmationsApi: Calls<typeof FactConfirmationsApi> =
  routes.factConfirmationsRoutes;
export const wineriesApi: Calls<typeof WineriesApi> = routes.wineriesRoutes;
