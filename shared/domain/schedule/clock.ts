import { TZDate } from "@date-fns/tz";
import { lightFormat } from "date-fns";
import { site } from "../../site.ts";
import type { CalendarDate } from "../trips/calendar-date.ts";
import { WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";

export function weekdayAfter(weekday: Weekday, days: number): Weekday {
  const index = (WEEKDAYS.indexOf(weekday) + days) % WEEKDAYS.length;
  return WEEKDAYS.at(index) ?? "monday";
}

/**
 * The instant of a local time in Washington. A time skipped in March (2:30) is one hour later; of a
 * time shown twice in November, the first.
 * @param minutes after local midnight; 1440 and more is the next day.
 */
export function instantInWashington(date: CalendarDate, minutes: number): Date {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return new Date(new TZDate(year, month - 1, day, 0, minutes, site.timeZone).getTime());
}

/**
 * The local date in Washington and the minutes after midnight.
 * @throws RangeError for an invalid date.
 */
export function clockInWashington(instant: Date): {
  readonly date: CalendarDate;
  readonly minutes: number;
} {
  const shown = new TZDate(instant.getTime(), site.timeZone);
  const date = lightFormat(shown, "yyyy-MM-dd");
  return { date, minutes: 60 * shown.getHours() + shown.getMinutes() };
}
