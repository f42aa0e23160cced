import { shownInWashington } from "../site/washington-clock.ts";
import type { CalendarDate } from "../trips/calendar-date.ts";
import { WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const atMidnightUtc = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);

const dateOf = (utc: number): CalendarDate => new Date(utc).toISOString().slice(0, 10);

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
  const shown = atMidnightUtc(date) + minutes * MINUTE_MS;
  const offsetAt = (instant: number) => shownInWashington(instant) - instant;
  const before = shown - offsetAt(shown - DAY_MS);
  const after = shown - offsetAt(shown + DAY_MS);
  return new Date(
    shownInWashington(before) === shown || shownInWashington(after) !== shown ? before : after,
  );
}

/** The date and the minutes after midnight that Washington's clocks show at an instant. */
export function clockInWashington(instant: Date): {
  readonly date: CalendarDate;
  readonly minutes: number;
} {
  const shown = shownInWashington(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS);
  const date = dateOf(shown);
  return { date, minutes: (shown - atMidnightUtc(date)) / MINUTE_MS };
}
