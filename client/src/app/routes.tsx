import { type ComponentType, lazy } from "react";
import { PAGE_ROUTES } from "#shared/domain/page-routes.ts";

interface PageRoute {
  readonly path: string;
  readonly page: ComponentType;
}

/** Path → page, each in a chunk of its own. The not-found page answers every other path. */
export const routes: readonly PageRoute[] = [
  {
    path: PAGE_ROUTES.home,
    page: lazy(() => import("#client/pages/home-page.tsx").then((m) => ({ default: m.HomePage }))),
  },
];
