import { dateWords, longDate } from "../site/date-words.ts";

/** "August 16, 2026" for `2026-08-16`, "July 2026" for `2026-07`; a year as it stands. */
export function formatFactDate(date: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return longDate(Date.parse(`${date}T00:00:00Z`));
  if (!/^\d{4}-\d{2}$/.test(date)) return date;
  const { month, year } = dateWords(Date.parse(`${date}-01T00:00:00Z`));
  return `${month} ${year}`;
}
