import { useRouter } from "wouter";
import { usePathname } from "wouter/use-browser-location";
import { type PageAt, pageAt } from "#shared/domain/site/page-routes.ts";

/** The page at the address, found as the server finds it; undefined for the not-found page. */
export const usePageAt = (): PageAt | undefined => pageAt(usePathname(useRouter()));

/** The decoded `:param` of the page's address; "" without one. */
export const useRouteParam = (): string => usePageAt()?.param ?? "";
