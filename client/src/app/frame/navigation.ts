import { paths } from "#shared/domain/site/paths.ts";

/** The four links of the header and of the menu on small screens (spec §2 Shared chrome). */
export const NAVIGATION = [
  { href: paths.planner, label: "Trip Planner" },
  { href: paths.wineries, label: "Wineries" },
  { href: paths.blog, label: "Articles" },
  { href: paths.gear, label: "Must Haves" },
] as const;
