import { TZDate } from "@date-fns/tz";
import { site } from "../../site.ts";
import { shownInWashington } from "../site/washington-clock.ts";
import type { CalendarDate } from "../trips/calendar-date.ts";
import { WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";

/** The weekday so many days after another. */
export function weekdayAfter(weekday: Weekday, days: number): Weekday {
  const index = (WEEKDAYS.indexOf(weekday) + days) % WEEKDAYS.length;
  return WEEKDAYS.at(index) ?? "monday";
}

/**
 * The instant at which Washington's clocks show a time of a date. A time the clocks skip in March
 * (2:30) is the instant one hour of clock later; of a time they show twice in November, the first.
 * @param minutes after local midnight as clocks show them; 1440 and more is the next day.
 */
export function instantInWashington(date: CalendarDate, minutes: number): Date {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return new Date(new TZDate(year, month - 1, day, 0, minutes, site.timeZone).getTime());
}

/** The date and the minutes after midnight that Washington's clocks show at an instant. */
export function clockInWashington(instant: Date): {
  readonly date: CalendarDate;
  readonly minutes: number;
} {
  const shown = new Date(shownInWashington(instant.getTime())).toISOString();
  const [hours = 0, minutes = 0] = shown.slice(11, 16).split(":").map(Number);
  return { date: shown.slice(0, 10), minutes: 60 * hours + minutes };
}
