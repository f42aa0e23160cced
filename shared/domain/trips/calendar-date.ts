import { add, getISODay, intlFormat, lightFormat, parseISO } from "date-fns";
import { WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";

/** `YYYY-MM-DD`, without a time zone. */
export type CalendarDate = string;

/** The last day that a trip can begin on. */
export const LAST_DATE: CalendarDate = "2199-12-31";

/** No date has a year of five digits: the last one stands for them, for trips kept from before `LAST_DATE`. */
const written = (date: string) => (date.length > "yyyy-MM-dd".length ? "9999-12-31" : date);

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return written(lightFormat(add(parseISO(written(date)), { days }), "yyyy-MM-dd"));
}

export function weekdayOf(date: CalendarDate): Weekday {
  return WEEKDAYS[getISODay(parseISO(written(date))) - 1] ?? "monday";
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
