import { paths } from "#shared/domain/site/paths.ts";

/** The four links of the header and of the menu on small screens (spec §2 Shared chrome). */
export const NAVIGATION = [
  { href: paths.planner, label: "Trip Planner" },
  { href: paths.wineries, label: "Wineries" },
  { href: paths.blog, label: "Articles" },
  { href: paths.gear, label: "Must Haves" },
] as const;

/** Whether a link leads to the page that is shown, or to the section it belongs to. */
export function isCurrent(href: string, location: string): boolean {
  return location === href || location.startsWith(`${href}/`);
}
