import { ADVERTORIAL_PATHS } from "#shared/domain/site/page-routes.ts";
import { paths } from "#shared/domain/site/paths.ts";

/** The four links of the header and of the menu on small screens (spec §2 Shared chrome). */
export const NAVIGATION = [
  { href: paths.planner, label: "Trip Planner" },
  { href: paths.wineries, label: "Wineries" },
  { href: paths.blog, label: "Articles" },
  { href: paths.gear, label: "Must Haves" },
] as const;

/** The order of the menu on advertorial pages (spec §2 Advertorial articles). */
const ADVERTORIAL_ORDER = [paths.planner, paths.wineries, paths.gear, paths.blog] as const;

/** The links of the slide-in menu on a page. */
export function menuLinks(location: string): readonly (typeof NAVIGATION)[number][] {
  if (!ADVERTORIAL_PATHS.includes(location)) return NAVIGATION;
  return ADVERTORIAL_ORDER.flatMap((path) => NAVIGATION.filter(({ href }) => href === path));
}

/** Spec §9 Newsletter copy. */
export const HEADER_SIGNUP = {
  placeholder: "Get wine updates...",
  button: "Join",
} as const;

export const MENU_SIGNUP = {
  placeholder: "Enter your email for wine updates",
  button: "Join Our Wine Community",
} as const;

/** Whether a link leads to the page that is shown, or to the section it belongs to. */
export function isCurrent(href: string, location: string): boolean {
  return location === href || location.startsWith(`${href}/`);
}
