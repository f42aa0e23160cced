import { useRouter } from "wouter";
import { usePathname } from "wouter/use-browser-location";
import { matchRoute, type RouteMatch } from "#shared/domain/site/page-routes.ts";

/** The page at the address, found as the server finds it; undefined for the not-found page. */
export const useRouteMatch = (): RouteMatch | undefined => matchRoute(usePathname(useRouter()));

/** The decoded `:param` of the page's address; "" without one. */
export const useRouteParam = (): string => useRouteMatch()?.param ?? "";
