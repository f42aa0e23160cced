import { add, getISODay, intlFormat, lightFormat, parseISO } from "date-fns";
import { WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";

/** A day of the calendar as `YYYY-MM-DD`. It belongs to no time zone. */
export type CalendarDate = string;

/** The day so many days later (earlier, for a negative number). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return lightFormat(add(parseISO(date), { days }), "yyyy-MM-dd");
}

export function weekdayOf(date: CalendarDate): Weekday {
  return WEEKDAYS[getISODay(parseISO(date)) - 1] ?? "monday";
}

/** The first such weekday on or after a date. */
export function nextWeekday(weekday: Weekday, from: CalendarDate): CalendarDate {
  const ahead = WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(from));
  return addDays(from, (ahead + 7) % 7);
}

/** "Saturday, December 5, 2026". */
export function formatLongDate(date: CalendarDate): string {
  return intlFormat(parseISO(date), { dateStyle: "full" }, { locale: "en-US" });
}
