import { once } from "../site/once.ts";
import { WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";

/**
 * A day of the calendar as `YYYY-MM-DD`. It belongs to no time zone, so it is only ever read and
 * written as midnight UTC: no daylight saving or visitor's clock can move it to the day before.
 */
export type CalendarDate = string;

const DAY_MS = 86_400_000;

const atMidnight = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);

const longFormat = once(
  () =>
    new Intl.DateTimeFormat("en-US", {
      timeZone: "UTC",
      weekday: "long",
      month: "long",
      day: "numeric",
      year: "numeric",
    }),
);

/** The day so many days later (earlier, for a negative number). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(atMidnight(date).getTime() + days * DAY_MS).toISOString().replace(/T.*$/, "");
}

export function weekdayOf(date: CalendarDate): Weekday {
  return WEEKDAYS[(atMidnight(date).getUTCDay() + 6) % 7] ?? "monday";
}

/** "Saturday, December 5, 2026". */
export function formatLongDate(date: CalendarDate): string {
  return longFormat().format(atMidnight(date));
}
