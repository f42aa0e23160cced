import { once } from "#shared/domain/site/once.ts";
import { site } from "#shared/site.ts";

const shortDate = once(
  () =>
    new Intl.DateTimeFormat("en-US", {
      year: "numeric",
      month: "short",
      day: "numeric",
      timeZone: site.timeZone,
    }),
);

/** `MMM d, yyyy` (spec §3) on Washington's calendar: "Nov 20, 2026". */
export function formatShortDate(instant: string): string {
  return shortDate().format(new Date(instant));
}
