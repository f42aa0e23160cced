import { longDate } from "../site/date-words.ts";
import { WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";

/**
 * A day of the calendar as `YYYY-MM-DD`. It belongs to no time zone, so it is only ever read and
 * written as midnight UTC: no daylight saving or visitor's clock can move it to the day before.
 */
export type CalendarDate = string;

const DAY_MS = 86_400_000;

const atMidnight = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);

/** The day so many days later (earlier, for a negative number). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const later = new Date(atMidnight(date).getTime() + days * DAY_MS).toISOString();
  return later.slice(0, later.indexOf("T"));
}

export function weekdayOf(date: CalendarDate): Weekday {
  return WEEKDAYS[(atMidnight(date).getUTCDay() + 6) % 7] ?? "monday";
}

/** "Saturday, December 5, 2026". */
export function formatLongDate(date: CalendarDate): string {
  const weekday = weekdayOf(date);
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${longDate(atMidnight(date).getTime())}`;
}
