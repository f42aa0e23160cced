import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Redirect } from "wouter";
import type { LoadPart } from "#client/lib/parts/load-part.ts";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import {
  ADVERTORIAL_PATHS,
  PAGE_ROUTES,
  type PageName,
  pageAt,
} from "#shared/domain/site/page-routes.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { HomeRoute } from "./home-route.tsx";
import { PageFailure } from "./page-failure.tsx";

type Page = ComponentType & {
  /** Preloads the page's code, so that it renders without waiting. */
  readonly prepare?: (loadWith?: LoadPart) => Promise<void>;
};

interface PageRoute {
  readonly path: string;
  readonly page: Page;
}

const lazyPage = (load: () => Promise<ComponentType>) => lazyPart(load, { failure: PageFailure });

const aboutPages = () => import("#client/pages/reading/about-page.tsx");
const legalPages = () => import("#client/pages/reading/legal-page.tsx");
const sharedTripPage = () => import("#client/pages/trips/shared-trip-page.tsx");
const neverMailPages = () => import("#client/pages/account/never-mail-page.tsx");
const passwordPages = () => import("#client/pages/account/password-page.tsx");
const newsletterPages = () => import("#client/pages/account/newsletter-page.tsx");

/** The page of each route, in a chunk of its own; a route without one fails the type check. */
const PAGES: Readonly<Record<PageName, Page>> = {
  home: HomeRoute,
  planner: lazyPage(() =>
    import("#client/pages/trips/planner-page.tsx").then((m) => m.PlannerPage),
  ),
  wineries: lazyPage(() =>
    import("#client/pages/wineries/directory-page.tsx").then((m) => m.DirectoryPage),
  ),
  wineryDirectory: () => <Redirect to={paths.wineries} replace />,
  winery: lazyPage(() =>
    import("#client/pages/wineries/winery-page.tsx").then((m) => m.WineryPage),
  ),
  blog: lazyPage(() => import("#client/pages/reading/blog-page.tsx").then((m) => m.BlogPage)),
  post: lazyPage(() => import("#client/pages/reading/article-page.tsx").then((m) => m.ArticlePage)),
  gear: lazyPage(() => import("#client/pages/reading/gear-page.tsx").then((m) => m.GearPage)),
  about: lazyPage(() => aboutPages().then((m) => m.AboutPage)),
  contact: lazyPage(() => aboutPages().then((m) => m.ContactPage)),
  terms: lazyPage(() => legalPages().then((m) => m.TermsPage)),
  privacy: lazyPage(() => legalPages().then((m) => m.PrivacyPage)),
  regions: lazyPage(() =>
    import("#client/pages/wineries/regions-page.tsx").then((m) => m.RegionsPage),
  ),
  region: lazyPage(() =>
    import("#client/pages/wineries/region-page.tsx").then((m) => m.RegionPage),
  ),
  readyTrips: lazyPage(() =>
    import("#client/pages/trips/ready-trips-page.tsx").then((m) => m.ReadyTripsPage),
  ),
  readyTrip: lazyPage(() =>
    import("#client/pages/trips/ready-trip-page.tsx").then((m) => m.ReadyTripPage),
  ),
  newsletterConfirm: lazyPage(() => newsletterPages().then((m) => m.NewsletterConfirmPage)),
  newsletterUnsubscribe: lazyPage(() => newsletterPages().then((m) => m.NewsletterUnsubscribePage)),
  neverMail: lazyPage(() => neverMailPages().then((m) => m.NeverMailPage)),
  allowMail: lazyPage(() => neverMailPages().then((m) => m.AllowMailPage)),
  confirmFacts: lazyPage(() =>
    import("#client/pages/wineries/confirm-facts-page.tsx").then((m) => m.ConfirmFactsPage),
  ),
  signIn: lazyPage(() =>
    import("#client/pages/account/sign-in-page.tsx").then((m) => m.SignInPage),
  ),
  trips: lazyPage(() => import("#client/pages/trips/trips-page.tsx").then((m) => m.TripsPage)),
  trip: lazyPage(() => import("#client/pages/trips/trip-page.tsx").then((m) => m.TripPage)),
  sharedTrip: lazyPage(() => sharedTripPage().then((m) => m.SharedTripPage)),
  account: lazyPage(() =>
    import("#client/pages/account/account-page.tsx").then((m) => m.AccountPage),
  ),
  accountConfirm: lazyPage(() =>
    import("#client/pages/account/confirm-address-page.tsx").then((m) => m.ConfirmAddressPage),
  ),
  forgotPassword: lazyPage(() => passwordPages().then((m) => m.ForgotPasswordPage)),
  resetPassword: lazyPage(() => passwordPages().then((m) => m.ResetPasswordPage)),
};

const advertorialPage = lazyPage(() =>
  import("#client/pages/reading/advertorial-page.tsx").then((m) => m.AdvertorialPage),
);
const notFoundPage = lazyPage(() =>
  import("#client/pages/not-found-page.tsx").then((m) => m.NotFoundPage),
);

const names = Object.keys(PAGE_ROUTES).filter((name): name is PageName => name in PAGES);

/** Path → page. The not-found page answers every other path: the first match wins, so it is last. */
export const routes: readonly PageRoute[] = [
  ...names.map((name) => ({ path: PAGE_ROUTES[name], page: PAGES[name] })),
  ...ADVERTORIAL_PATHS.map((path) => ({ path, page: advertorialPage })),
  { path: "*", page: notFoundPage },
];

interface PrepareOptions {
  readonly loadWith?: LoadPart;
  /** The answers that the page came with. */
  readonly queryClient?: QueryClient;
}

/**
 * Has at hand what the page at a path is drawn with: its code, and what it shows this visitor beside
 * the answers that it came with.
 *
 * @throws Error where something did not arrive.
 */
export async function preparePage(path: string, options: PrepareOptions): Promise<void> {
  const at = pageAt(path);
  const page = !at ? notFoundPage : at.name === "advertorial" ? advertorialPage : PAGES[at.name];
  await page.prepare?.(options.loadWith);
  if (at?.name === "sharedTrip") await (await sharedTripPage()).prepareVisit(at.part, options);
}
