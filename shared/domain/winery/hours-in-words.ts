/** Texts for weeks, seasons, holidays and single dates. */
import { HOLIDAY_NOTICE } from "../schedule/holidays.ts";
import { listed } from "../text/words.ts";
import { addDays, type CalendarDate } from "../trips/calendar-date.ts";
import {
  type DatedHours,
  type DatedRule,
  type HasHours,
  isSeason,
  openStatusOn,
  type ShownSpan,
  seasonsFrom,
  shownSpan,
  untoldHoliday,
  weekOn,
} from "./dated-hours.ts";
import {
  type DayTexts,
  everyDay,
  formatDayHours,
  formatOpenStatus,
  WEEKDAYS,
  type Weekday,
  type WeeklyHours,
  weekdayName,
} from "./opening-hours.ts";
import { dayText, spanText } from "./year-span.ts";

/**
 * Whether a place is open, and how that is said: "Open now until 5 PM", "Holiday: call first (Labor
 * Day)". The text is null if unknown.
 */
export function openNow(place: HasHours, date: CalendarDate, minutes: number) {
  const status = openStatusOn(place, date, minutes);
  const text = formatOpenStatus(status);
  const daysAhead = (status.state === "closed" && status.next?.daysAhead) || 0;
  const holiday = untoldHoliday(place, addDays(date, daysAhead));
  if (holiday === null) return { text, isOpen: status.state.startsWith("open") };
  const notice = `${HOLIDAY_NOTICE} (${holiday})`;
  return { text: daysAhead === 0 ? notice : `${text}. ${notice}`, isOpen: false };
}

/** "Mon–Wed Closed", "Thu–Sun 11 AM – 5 PM"; or "Daily 11 AM – 5 PM"; or "Closed". */
export function weekInShort(hours: DayTexts): string[] {
  const runs: { first: Weekday; last: Weekday; text: string }[] = [];
  for (const weekday of WEEKDAYS) {
    const run = runs.at(-1);
    if (run && run.text === hours[weekday]) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, text: hours[weekday] });
  }
  const [only] = runs;
  if (runs.length === 1 && only) return [/\d/.test(only.text) ? `Daily ${only.text}` : only.text];
  return runs.map(({ first, last, text }) => {
    const days = first === last ? shortName(first) : `${shortName(first)}–${shortName(last)}`;
    return `${days} ${text}`;
  });
}

const shortName = (weekday: Weekday) => weekdayName(weekday).slice(0, 3);

const CLOSED = formatDayHours([]);
const NOT_KNOWN = "hours not announced yet";

/** "Fri–Mon 11 AM – 5 PM", without closed days; "Closed". */
function openDaysText(week: Partial<WeeklyHours> | null): string {
  if (week === null) return NOT_KNOWN;
  const texts = everyDay((day) => formatDayHours(week[day] === undefined ? [] : week[day]));
  const open = weekInShort(texts).filter((phrase) => !phrase.endsWith(CLOSED));
  return open.join(", ") || CLOSED;
}

/** "Closed on federal holidays", "Closed December 24 to 26", "July 4: Noon – 3 PM". */
export function exceptionsInWords(rules: DatedHours | null | undefined): string[] {
  return (rules ?? []).filter(({ when }) => !isSeason(when)).map(exceptionText);
}

function exceptionText({ when, week }: DatedRule): string {
  const hours = openDaysText(week).replace(/^Daily /, "");
  const days = WEEKDAYS.filter((day) => week[day] !== undefined);
  const only = days.length < WEEKDAYS.length ? ` (${listed(days.map(weekdayName))} only)` : "";
  const on = when === "holidays" ? "on federal holidays" : spanText(when);
  if (hours === CLOSED) return `Closed ${on}${only}`;
  return `${when === "holidays" ? "Federal holidays" : on}: ${hours}`;
}

/** A text for each season and exception, and for the week if there are no seasons. */
export function datedHoursInWords(rules: DatedHours, date: CalendarDate): string[] {
  const seasons = seasonsFrom(rules, date).map(
    (season) => `${spanText(shownSpan(rules, season))}: ${openDaysText(season.week)}`,
  );
  const week = seasons.length === 0 ? [openDaysText(weekOn(rules, date))] : seasons;
  return [...week, ...exceptionsInWords(rules)];
}

/**
 * The current and next season: "September to April", "From May 1: Mon 11 AM – 5 PM, Fri–Sun 11 AM –
 * 6 PM"; null if the week holds all year.
 */
export function seasonText({ datedHours, season }: ShownSeason) {
  const day = season?.until ?? season?.from;
  if (!datedHours || !season || !day) return null;
  const [now, next] = seasonsFrom(datedHours, `${A_LEAP_YEAR}-${day}`.slice(-DATE_LENGTH));
  if (!now || !next) return null;
  const { from } = shownSpan(datedHours, next);
  return {
    now: spanText(season),
    next: `From ${dayText(from ?? "")}: ${openDaysText(next.week)}`,
  };
}

interface ShownSeason {
  readonly datedHours: DatedHours | null | undefined;
  /** The days of the shown week; null all year, missing in trips stored by older pages. */
  readonly season: ShownSpan | null | undefined;
}

/** Has every day on which a season can begin. */
const A_LEAP_YEAR = 2028;
const DATE_LENGTH = "2028-01-01".length;
