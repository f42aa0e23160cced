/** The days of a week as keys, Monday first (the order of ISO 8601 and of OpenStreetMap). */
import { minutesInDay } from "date-fns/constants";
export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Minutes after local midnight; `closes` is null where the source gives only an opening time. */
export interface OpenPeriod {
  readonly opens: number;
  readonly closes: number | null;
}

/** A day's periods in order of time; `[]` is closed, null is by appointment only (no times). */
export type DayHours = readonly OpenPeriod[] | null;

export type WeeklyHours = Readonly<Record<Weekday, DayHours>>;

/** A text for each day (spec §3). */
export type DayTexts = Readonly<Record<Weekday, string>>;

/** The next time a place opens; `daysAhead` is 0 for later today and 7 for this day next week. */
export interface Opening {
  readonly weekday: Weekday;
  readonly daysAhead: number;
  readonly opens: number;
}

export type OpenStatus =
  | { readonly state: "open"; readonly closes: number }
  /** Opened today, with an unknown closing time. */
  | { readonly state: "opened"; readonly opens: number }
  | { readonly state: "closed"; readonly next: Opening | null }
  | { readonly state: "unknown" };

export const DAYS_A_WEEK = WEEKDAYS.length;

/** The end of a period, since hours past midnight may be listed as 1500 or as 60. */
export const closingOf = ({ opens }: OpenPeriod, closes: number): number =>
  closes <= opens ? closes + minutesInDay : closes;

/** "Monday" for `monday`. */
export function weekdayName(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}

/** "09:30", as machines read it; minutes after midnight belong to the next morning. */
export function clockDigits(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** "11 AM", "3:30 PM", "Noon", "Midnight". */
export function formatTime(minutes: number): string {
  const ofDay = minutes % minutesInDay;
  if (ofDay === 0) return "Midnight";
  if (ofDay === 12 * 60) return "Noon";
  const hour = Math.floor(ofDay / 60);
  const minute = ofDay % 60;
  const clock =
    minute === 0 ? `${hour % 12 || 12}` : `${hour % 12 || 12}:${String(minute).padStart(2, "0")}`;
  return `${clock} ${hour < 12 ? "AM" : "PM"}`;
}

function formatPeriod({ opens, closes }: OpenPeriod): string {
  if (closes === null) return `From ${formatTime(opens)}`;
  return `${formatTime(opens)} – ${formatTime(closes)}`;
}

/** "11 AM – 5 PM", "Closed", "From 3:30 PM", "By appointment only". */
export function formatDayHours(day: DayHours): string {
  if (day === null) return "By appointment only";
  if (day.length === 0) return "Closed";
  return day.map(formatPeriod).join(", ");
}

export function formatWeek(weekly: WeeklyHours): DayTexts {
  return everyDay((weekday) => formatDayHours(weekly[weekday]));
}

/** A value for each day of the week. */
export function everyDay<T>(ofDay: (weekday: Weekday) => T): Readonly<Record<Weekday, T>> {
  const days = WEEKDAYS.map((weekday) => [weekday, ofDay(weekday)]);
  return Object.fromEntries(days) as Record<Weekday, T>;
}

/** "Open now until 5 PM", "Opens at 11 AM", "Opens Thursday at 11 AM"; null if unknown. */
export function formatOpenStatus(status: OpenStatus): string | null {
  switch (status.state) {
    case "open":
      return `Open now until ${formatTime(status.closes)}`;
    case "opened":
      return `Open since ${formatTime(status.opens)}, closing time not listed`;
    case "closed":
      return status.next === null ? "Closed" : formatOpening(status.next);
    case "unknown":
      return null;
  }
}

function formatOpening({ weekday, daysAhead, opens }: Opening): string {
  const time = formatTime(opens);
  if (daysAhead === 0) return `Opens at ${time}`;
  if (daysAhead === 1) return `Opens tomorrow at ${time}`;
  if (daysAhead === DAYS_A_WEEK) return `Opens next ${weekdayName(weekday)} at ${time}`;
  return `Opens ${weekdayName(weekday)} at ${time}`;
}
