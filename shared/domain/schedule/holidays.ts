import { lightFormat } from "date-fns";
import { addDays, type CalendarDate, nextWeekday, weekdayOf } from "../trips/calendar-date.ts";
import type { Weekday } from "../winery/opening-hours.ts";

const dateIn = (year: number, month: number, day: number): CalendarDate =>
  lightFormat(new Date(year, month - 1, day), "yyyy-MM-dd");

const fixed = (month: number, day: number) => (year: number) => dateIn(year, month, day);

const nth = (month: number, weekday: Weekday, count: number) => (year: number) =>
  addDays(nextWeekday(weekday, dateIn(year, month, 1)), (count - 1) * 7);

/** The nationwide legal public holidays of 5 U.S.C. 6103. */
const HOLIDAYS: readonly { readonly name: string; readonly on: (year: number) => CalendarDate }[] =
  [
    { name: "New Year's Day", on: fixed(1, 1) },
    { name: "Martin Luther King Jr. Day", on: nth(1, "monday", 3) },
    { name: "Presidents' Day", on: nth(2, "monday", 3) },
    { name: "Memorial Day", on: (year) => nextWeekday("monday", dateIn(year, 5, 25)) },
    { name: "Juneteenth", on: fixed(6, 19) },
    { name: "Independence Day", on: fixed(7, 4) },
    { name: "Labor Day", on: nth(9, "monday", 1) },
    { name: "Columbus Day", on: nth(10, "monday", 2) },
    { name: "Veterans Day", on: fixed(11, 11) },
    { name: "Thanksgiving Day", on: nth(11, "thursday", 4) },
    { name: "Christmas Day", on: fixed(12, 25) },
  ];

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
    HOLIDAYS.map(({ name, on }) => [observedOn(on(of)), `${name} (observed)`] as const),
  );
  return new Map([...observed, ...HOLIDAYS.map(({ name, on }) => [on(year), name] as const)]);
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
