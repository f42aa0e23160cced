/** Seasons, holidays and single dates as a visitor reads them. */
import type { CalendarDate } from "../trips/calendar-date.ts";
import {
  type DatedHours,
  type DatedRule,
  isSeason,
  type Season,
  type ShownSpan,
  seasonsFrom,
  shownSpan,
  weekOn,
} from "./dated-hours.ts";
import {
  type DayTexts,
  everyDay,
  formatDayHours,
  formatWeek,
  WEEKDAYS,
  type Weekday,
  type WeeklyHours,
  weekdayName,
} from "./opening-hours.ts";
import { dayText, spanText } from "./year-span.ts";

/**
 * A week of hours in as few phrases as say it all, neighbors with the same text in one:
 * "Mon–Wed Closed", "Thu–Sun 11 AM – 5 PM"; a week of one text is "Daily …", or that text alone
 * where it names no time.
 */
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
/** Of a part of the calendar that no rule speaks of. */
const NOT_KNOWN = "hours not announced yet";

/** "Fri–Mon 11 AM – 5 PM", "Closed"; the days on which it is closed are left out. */
function openDaysText(week: Partial<WeeklyHours> | null): string {
  if (week === null) return NOT_KNOWN;
  const texts = formatWeek(everyDay((day) => week[day] ?? (week[day] === null ? null : [])));
  return (
    weekInShort(texts)
      .filter((phrase) => !phrase.endsWith(CLOSED))
      .join(", ") || CLOSED
  );
}

/**
 * What differs from the week on holidays and single dates, a sentence's part for each: "Closed on
 * federal holidays", "Closed December 24 to 26", "July 4: Noon – 3 PM".
 */
export function exceptionsInWords(rules: DatedHours | null | undefined): string[] {
  return (rules ?? []).filter(({ when }) => !isSeason(when)).map(exceptionText);
}

function exceptionText({ when, week }: DatedRule): string {
  const hours = openDaysText(week).replace(/^Daily /, "");
  const isShut = hours === CLOSED;
  if (when === "holidays")
    return isShut ? "Closed on federal holidays" : `Federal holidays: ${hours}`;
  return isShut ? `Closed ${spanText(when)}` : `${spanText(when)}: ${hours}`;
}

/** All of hours with dates, a part for each season and exception; the week too where it has no season. */
export function datedHoursInWords(rules: DatedHours, date: CalendarDate): string[] {
  const seasons = seasonsFrom(rules, date).map(
    (season) => `${spanText(shownSpan(rules, season))}: ${openDaysText(season.week)}`,
  );
  const week = seasons.length === 0 ? [openDaysText(weekOn(rules, date))] : seasons;
  return [...week, ...exceptionsInWords(rules)];
}

/** Which season the week on show is of, and what comes next. */
export interface SeasonText {
  /** "September to April". */
  readonly now: string;
  /** "From May 1: Mon 11 AM – 5 PM, Fri–Sun 11 AM – 6 PM". */
  readonly next: string;
}

/** What is said of a week that is of a season; null where the week holds all year. */
export function seasonText({ datedHours, season }: ShownSeason): SeasonText | null {
  const day = season?.until ?? season?.from;
  if (!datedHours || !season || !day) return null;
  const [now, next] = seasonsFrom(datedHours, `${A_LEAP_YEAR}-${day}`.slice(-DATE_LENGTH));
  return now && next ? { now: spanText(season), next: nextText(datedHours, next) } : null;
}

/** A winery as it is told: its rules, and the days that the week on show is of. */
interface ShownSeason {
  readonly datedHours: DatedHours | null | undefined;
  /** Null where the week holds all year; missing in trips kept by an older page. */
  readonly season: ShownSpan | null | undefined;
}

/** Has every day that a season can begin on. */
const A_LEAP_YEAR = 2028;
const DATE_LENGTH = "2028-01-01".length;

function nextText(rules: DatedHours, season: Season): string {
  const { from } = shownSpan(rules, season);
  return `From ${dayText(from ?? "")}: ${openDaysText(season.week)}`;
}
