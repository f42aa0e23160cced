import { once } from "../site/once.ts";

const dayFormat = once(
  () => new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "long" }),
);
const monthFormat = once(
  () => new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "long", year: "numeric" }),
);

/** "August 16, 2026" for `2026-08-16`, "July 2026" for `2026-07`; a year as it stands. */
export function formatFactDate(date: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return dayFormat().format(new Date(`${date}T00:00:00Z`));
  if (/^\d{4}-\d{2}$/.test(date)) return monthFormat().format(new Date(`${date}-01T00:00:00Z`));
  return date;
}
