/** Seasons, holidays and single dates as a visitor reads them. */
import type { CalendarDate } from "../trips/calendar-date.ts";
import {
  type DatedHours,
  type DatedRule,
  isSeason,
  type Season,
  seasonsFrom,
  weekOn,
  type YearSpan,
} from "./dated-hours.ts";
import { everyDay, formatDayHours, formatWeek, type WeeklyHours } from "./opening-hours.ts";
import { weekInShort } from "./week-in-short.ts";
import { spanText, yearDayText } from "./year-span.ts";

const CLOSED = formatDayHours([]);

/** "Fri–Mon 11 AM – 5 PM", "Closed"; the days on which it is closed are left out. */
function openDaysText(week: Partial<WeeklyHours>): string {
  const phrases = weekInShort(formatWeek(everyDay((day) => weekDay(week, day))));
  return phrases.filter((phrase) => !phrase.endsWith(CLOSED)).join(", ") || CLOSED;
}

/** The day of a week that leaves days out; those count as closed. */
function weekDay(week: Partial<WeeklyHours>, day: keyof WeeklyHours) {
  const hours = week[day];
  return hours === undefined ? [] : hours;
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

/** The seasons from the one of a date on: "May to August: Mon 11 AM – 5 PM, Fri–Sun 11 AM – 6 PM". */
function seasonsInWords(rules: DatedHours | null | undefined, date: CalendarDate): string[] {
  return seasonsFrom(rules, date).map(
    ({ week, ...span }) => `${spanText(span)}: ${openDaysText(week)}`,
  );
}

/** All of hours with dates, a part for each season and exception; the week too where it has no season. */
export function datedHoursInWords(rules: DatedHours, date: CalendarDate): string[] {
  const seasons = seasonsInWords(rules, date);
  const week = seasons.length === 0 ? [openDaysText(weekOn(rules, date))] : seasons;
  return [...week, ...exceptionsInWords(rules)];
}

/** Which season the week on show is of, and what comes next. */
export interface SeasonTold {
  /** "September to April". */
  readonly now: string;
  /** "From May 1: Mon 11 AM – 5 PM, Fri–Sun 11 AM – 6 PM". */
  readonly next: string;
}

/** What is said of a week that is of a season; null where the week holds all year. */
export function seasonTold({ datedHours, season }: ToldSeason): SeasonTold | null {
  if (!season) return null;
  const [now, next] = seasonsFrom(datedHours, `${A_LEAP_YEAR}-${season.from}`);
  return now && next ? { now: spanText(now), next: nextText(next) } : null;
}

/** A winery as it is told: its rules, and the days of the year that the week on show is of. */
interface ToldSeason {
  readonly datedHours: DatedHours | null | undefined;
  /** Null where the week holds all year; missing in trips kept by an older page. */
  readonly season: YearSpan | null | undefined;
}

/** Has every day that a season can begin on. */
const A_LEAP_YEAR = 2028;

const nextText = ({ from, week }: Season) => `From ${yearDayText(from)}: ${openDaysText(week)}`;
