import { type ComponentType, lazy } from "react";
import { Redirect } from "wouter";
import { ADVERTORIAL_PATHS, PAGE_ROUTES } from "#shared/domain/site/page-routes.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { HomeRoute } from "./home-route.tsx";

interface PageRoute {
  readonly path: string;
  readonly page: ComponentType;
}

const advertorialPage = lazy(() =>
  import("#client/pages/advertorial-page.tsx").then((m) => ({ default: m.AdvertorialPage })),
);

/** Path → page, each in a chunk of its own. The not-found page answers every other path. */
export const routes: readonly PageRoute[] = [
  { path: PAGE_ROUTES.home, page: HomeRoute },
  {
    path: PAGE_ROUTES.planner,
    page: lazy(() =>
      import("#client/pages/planner-page.tsx").then((m) => ({ default: m.PlannerPage })),
    ),
  },
  {
    path: PAGE_ROUTES.wineries,
    page: lazy(() =>
      import("#client/pages/directory-page.tsx").then((m) => ({ default: m.DirectoryPage })),
    ),
  },
  {
    path: PAGE_ROUTES.winery,
    page: lazy(() =>
      import("#client/pages/winery-page.tsx").then((m) => ({ default: m.WineryPage })),
    ),
  },
  {
    path: PAGE_ROUTES.gear,
    page: lazy(() => import("#client/pages/gear-page.tsx").then((m) => ({ default: m.GearPage }))),
  },
  {
    path: PAGE_ROUTES.blog,
    page: lazy(() => import("#client/pages/blog-page.tsx").then((m) => ({ default: m.BlogPage }))),
  },
  {
    path: PAGE_ROUTES.post,
    page: lazy(() =>
      import("#client/pages/article-page.tsx").then((m) => ({ default: m.ArticlePage })),
    ),
  },
  {
    path: PAGE_ROUTES.regions,
    page: lazy(() =>
      import("#client/pages/regions-page.tsx").then((m) => ({ default: m.RegionsPage })),
    ),
  },
  {
    path: PAGE_ROUTES.region,
    page: lazy(() =>
      import("#client/pages/region-page.tsx").then((m) => ({ default: m.RegionPage })),
    ),
  },
  {
    path: PAGE_ROUTES.newsletterConfirm,
    page: lazy(() =>
      import("#client/pages/newsletter-page.tsx").then((m) => ({
        default: m.NewsletterConfirmPage,
      })),
    ),
  },
  {
    path: PAGE_ROUTES.newsletterUnsubscribe,
    page: lazy(() =>
      import("#client/pages/newsletter-page.tsx").then((m) => ({
        default: m.NewsletterUnsubscribePage,
      })),
    ),
  },
  {
    path: PAGE_ROUTES.signIn,
    page: lazy(() =>
      import("#client/pages/sign-in-page.tsx").then((m) => ({ default: m.SignInPage })),
    ),
  },
  {
    path: PAGE_ROUTES.trips,
    page: lazy(() =>
      import("#client/pages/trips-page.tsx").then((m) => ({ default: m.TripsPage })),
    ),
  },
  {
    path: PAGE_ROUTES.trip,
    page: lazy(() => import("#client/pages/trip-page.tsx").then((m) => ({ default: m.TripPage }))),
  },
  {
    path: PAGE_ROUTES.account,
    page: lazy(() =>
      import("#client/pages/account-page.tsx").then((m) => ({ default: m.AccountPage })),
    ),
  },
  {
    path: PAGE_ROUTES.wineryDirectory,
    page: () => <Redirect to={paths.wineries} replace />,
  },
  {
    path: PAGE_ROUTES.terms,
    page: lazy(() =>
      import("#client/pages/legal-page.tsx").then((m) => ({ default: m.TermsPage })),
    ),
  },
  {
    path: PAGE_ROUTES.privacy,
    page: lazy(() =>
      import("#client/pages/legal-page.tsx").then((m) => ({ default: m.PrivacyPage })),
    ),
  },
  ...ADVERTORIAL_PATHS.map((path) => ({ path, page: advertorialPage })),
  // Answers what no route above does: the first match wins, so it stays last.
  {
    path: "*",
    page: lazy(() =>
      import("#client/pages/not-found-page.tsx").then((m) => ({ default: m.NotFoundPage })),
    ),
  },
];
