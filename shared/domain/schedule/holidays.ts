import { lightFormat } from "date-fns";
import { addDays, type CalendarDate, nextWeekday, weekdayOf } from "../trips/calendar-date.ts";
import type { Weekday } from "../winery/opening-hours.ts";

const dateIn = (year: number, month: number, day: number): CalendarDate =>
  lightFormat(new Date(year, month - 1, day), "yyyy-MM-dd");

/** A day that every year has. */
export type YearlyDay = (year: number) => CalendarDate;

export const fixed =
  (month: number, day: number): YearlyDay =>
  (year) =>
    dateIn(year, month, day);

/** "The second Sunday of May". */
export const nth =
  (month: number, weekday: Weekday, count: number): YearlyDay =>
  (year) =>
    addDays(nextWeekday(weekday, dateIn(year, month, 1)), (count - 1) * 7);

/** The nationwide legal public holidays of 5 U.S.C. 6103. */
export const HOLIDAYS = {
  "New Year's Day": fixed(1, 1),
  "Martin Luther King Jr. Day": nth(1, "monday", 3),
  "Presidents' Day": nth(2, "monday", 3),
  "Memorial Day": (year) => nextWeekday("monday", dateIn(year, 5, 25)),
  Juneteenth: fixed(6, 19),
  "Independence Day": fixed(7, 4),
  "Labor Day": nth(9, "monday", 1),
  "Columbus Day": nth(10, "monday", 2),
  "Veterans Day": fixed(11, 11),
  "Thanksgiving Day": nth(11, "thursday", 4),
  "Christmas Day": fixed(12, 25),
} as const satisfies Readonly<Record<string, YearlyDay>>;

/** Friday for a Saturday, Monday for a Sunday. */
function observedOn(date: CalendarDate): CalendarDate {
  const weekday = weekdayOf(date);
  if (weekday === "saturday") return addDays(date, -1);
  return weekday === "sunday" ? addDays(date, 1) : date;
}

/** The holidays of a year by date, with their observed dates. */
function holidaysOf(year: number): ReadonlyMap<CalendarDate, string> {
  // New Year's Day on a Saturday is observed on the last day of the year before.
  const observed = [year, year + 1].flatMap((of) =>
    Object.entries(HOLIDAYS).map(
      ([name, on]) => [observedOn(on(of)), `${name} (observed)`] as const,
    ),
  );
  const themselves = Object.entries(HOLIDAYS).map(([name, on]) => [on(year), name] as const);
  return new Map([...observed, ...themselves]);
}

/** Cached: a plan asks for each day and stop, mostly within one year. */
let latest: { readonly year: number; readonly holidays: ReturnType<typeof holidaysOf> } | null =
  null;

/** What is said of hours on a holiday. */
export const HOLIDAY_NOTICE = "Holiday: call first";

/**
 * The name of the US federal holiday on a date, with "(observed)" on the Friday or Monday beside a
 * holiday on a weekend; null on other days.
 */
export function federalHoliday(date: CalendarDate): string | null {
  const year = Number(date.slice(0, 4));
  if (latest?.year !== year) latest = { year, holidays: holidaysOf(year) };
  return latest.holidays.get(date) ?? null;
}
