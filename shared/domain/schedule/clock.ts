import { once } from "../site/once.ts";
import type { CalendarDate } from "../trip/calendar-date.ts";
import { WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const pacific = once(
  () =>
    new Intl.DateTimeFormat("en-US", {
      timeZone: "America/Los_Angeles",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
    }),
);

const atMidnightUtc = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);

const dateOf = (utc: number): CalendarDate => new Date(utc).toISOString().slice(0, 10);

/** The weekday so many days after another. */
export function weekdayAfter(weekday: Weekday, days: number): Weekday {
  const index = (WEEKDAYS.indexOf(weekday) + days) % WEEKDAYS.length;
  return WEEKDAYS.at(index) ?? "monday";
}

/** What the clocks of Washington show at an instant, as if it were UTC. */
function shownAt(instant: number): number {
  const parts = new Map(
    pacific()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  return Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
}

/**
 * The instant at which Washington's clocks show a time of a date. A time the clocks skip in March
 * (2:30) is the instant one hour of clock later; of a time they show twice in November, the first.
 * @param minutes after local midnight as clocks show them; 1440 and more is the next day.
 */
export function instantInWashington(date: CalendarDate, minutes: number): Date {
  const shown = atMidnightUtc(date) + minutes * MINUTE_MS;
  const offsetAt = (instant: number) => shownAt(instant) - instant;
  const before = shown - offsetAt(shown - DAY_MS);
  const after = shown - offsetAt(shown + DAY_MS);
  return new Date(shownAt(before) === shown || shownAt(after) !== shown ? before : after);
}

/** The date and the minutes after midnight that Washington's clocks show at an instant. */
export function clockInWashington(instant: Date): {
  readonly date: CalendarDate;
  readonly minutes: number;
} {
  const shown = shownAt(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS);
  const date = dateOf(shown);
  return { date, minutes: (shown - atMidnightUtc(date)) / MINUTE_MS };
}
