import { dateWords } from "#shared/domain/site/date-words.ts";
import { shownInWashington } from "#shared/domain/site/washington-clock.ts";

/** `MMM d, yyyy` (spec §3) on Washington's calendar: "Nov 20, 2026". */
export function formatShortDate(instant: string): string {
  const { month, day, year } = dateWords(shownInWashington(Date.parse(instant)));
  return `${month.slice(0, 3)} ${day}, ${year}`;
}
