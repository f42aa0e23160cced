import { intlFormat } from "date-fns";
import { site } from "#shared/site.ts";

/** `MMM d, yyyy` (spec §3) on Washington's calendar: "Nov 20, 2026". */
export const formatShortDate = (instant: string): string =>
  intlFormat(instant, { dateStyle: "medium", timeZone: site.timeZone }, { locale: "en-US" });
