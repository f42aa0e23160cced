/**
 * Hours as a function of the calendar date: seasons, single dates and public holidays. The same rules
 * are read from OpenStreetMap's syntax (osm-hours.ts), kept beside the week and used everywhere that
 * asks when a winery is open on a date.
 */
import { federalHoliday } from "../schedule/holidays.ts";
import { addDays, type CalendarDate, weekdayOf } from "../trips/calendar-date.ts";
import {
  type DayHours,
  everyDay,
  type OpenStatus,
  openStatusOf,
  type Weekday,
  type WeeklyHours,
} from "./opening-hours.ts";

/** A day of every year as `MM-DD`; text, so that it compares in order. */
export type YearDay = string;

/** Days of every year, both ends included; one that ends before it begins runs across New Year. */
export interface YearSpan {
  readonly from: YearDay;
  readonly until: YearDay;
}

/** When a rule holds: on the federal holidays (both days of one kept on another day), or on days of every year. */
export type RuleTime = "holidays" | YearSpan;

/** Hours of some weekdays for some of the year; of the other weekdays it says nothing. */
export interface DatedRule {
  readonly when: RuleTime;
  readonly week: Partial<WeeklyHours>;
}

/**
 * All rules of a winery's hours in order, the week without dates as the first, for the whole year. On
 * a date the last rule that speaks of it decides; where none does, the winery is closed.
 */
export type DatedHours = readonly DatedRule[];

/** A place with hours: a week, and rules where the week is not the same all year. */
export interface HasHours {
  /** The week in season; null where nothing is known. */
  readonly openingHours: WeeklyHours | null;
  /** Null where the week holds on every date; also missing in trips kept by an older page. */
  readonly datedHours: DatedHours | null | undefined;
}

/** Shorter spans are exceptions (a holiday week, a harvest closing), longer ones seasons. */
const SHORTEST_SEASON_DAYS = 15;
/** Enough to come past every boundary, in leap years too. */
const DAYS_AHEAD = 366;
/** A leap year, so that every day of a year is in it. */
const ANY_YEAR = "2028";
const DAY_MS = 86_400_000;

const yearDayOf = (date: CalendarDate): YearDay => date.slice(5);

const ordinal = (day: YearDay) => Date.parse(`${ANY_YEAR}-${day}T00:00:00Z`) / DAY_MS;

/** How many days a span has, counted in a leap year. */
export function daysIn({ from, until }: YearSpan): number {
  const days = ordinal(until) - ordinal(from) + 1;
  return days > 0 ? days : days + 366;
}

/** Whether a day of the year lies in a span. */
export function liesWithin({ from, until }: YearSpan, day: YearDay): boolean {
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
}

/** Whether a rule is a season: the week a visitor finds for more than two weeks on end. */
export function isSeason(when: RuleTime): when is YearSpan {
  return when !== "holidays" && daysIn(when) >= SHORTEST_SEASON_DAYS;
}

function holdsOn(when: RuleTime, date: CalendarDate): boolean {
  return when === "holidays" ? federalHoliday(date) !== null : liesWithin(when, yearDayOf(date));
}

/**
 * The hours of a place on a date: its periods, `[]` for closed, null for by appointment. Null too where
 * `openingHours` is null: nothing is known.
 */
export function hoursOn(place: HasHours, date: CalendarDate): DayHours {
  const weekday = weekdayOf(date);
  if (place.openingHours === null) return null;
  if (!place.datedHours) return place.openingHours[weekday];
  for (const { when, week } of place.datedHours.toReversed()) {
    const day = week[weekday];
    if (day !== undefined && holdsOn(when, date)) return day;
  }
  return [];
}

/** The hours of a day of a plan, which has a date or only a weekday; without a date, the week's. */
export function hoursOnDay(
  place: HasHours,
  day: { readonly date: CalendarDate | null; readonly weekday: Weekday },
): DayHours {
  return day.date === null ? (place.openingHours?.[day.weekday] ?? null) : hoursOn(place, day.date);
}

/** The week of the season that a date lies in, without holidays and single dates. */
export function weekOn(rules: DatedHours, date: CalendarDate): WeeklyHours {
  const inSeason = rules
    .filter(({ when }) => isSeason(when) && liesWithin(when, yearDayOf(date)))
    .toReversed();
  return everyDay((weekday) => {
    const rule = inSeason.find(({ week }) => week[weekday] !== undefined);
    return rule?.week[weekday] ?? (rule ? null : []);
  });
}

/** The place as it is told on a date: its week is the one of the season. */
export function inSeasonOn<P extends HasHours>(place: P, date: CalendarDate): P {
  return place.datedHours ? { ...place, openingHours: weekOn(place.datedHours, date) } : place;
}

/** The part of the year with one week. */
export interface Season extends YearSpan {
  readonly week: WeeklyHours;
}

/** The season that a date lies in; null where one week holds all year. */
export function seasonOn(rules: DatedHours | null | undefined, date: CalendarDate): Season | null {
  if (!rules) return null;
  const keyOf = (day: CalendarDate) => JSON.stringify(weekOn(rules, day));
  const key = keyOf(date);
  const edge = (step: 1 | -1) => {
    for (let days = 1; days <= DAYS_AHEAD; days += 1) {
      if (keyOf(addDays(date, days * step)) !== key) return addDays(date, (days - 1) * step);
    }
    return null;
  };
  const [first, last] = [edge(-1), edge(1)];
  if (first === null || last === null) return null;
  return { from: yearDayOf(first), until: yearDayOf(last), week: weekOn(rules, date) };
}

/** The seasons in the order in which they come, beginning with the one of a date; none for one week. */
export function seasonsFrom(rules: DatedHours | null | undefined, date: CalendarDate): Season[] {
  const seasons: Season[] = [];
  for (let day = date; ; ) {
    const season = seasonOn(rules, day);
    if (season === null || seasons.some(({ from }) => from === season.from)) return seasons;
    seasons.push(season);
    day = dayAfter(season.until, day);
  }
}

/** The day after a day of the year, the next one from a date on. */
function dayAfter(day: YearDay, from: CalendarDate): CalendarDate {
  let date = from;
  while (yearDayOf(date) !== day) date = addDays(date, 1);
  return addDays(date, 1);
}

/**
 * The first date after another on which something said of the hours changes: a season begins, or a
 * single date or a holiday is over. Null where one week holds all year.
 */
export function nextTurn(
  rules: DatedHours | null | undefined,
  date: CalendarDate,
): CalendarDate | null {
  if (!rules) return null;
  const holding = (day: CalendarDate) => rules.map(({ when }) => holdsOn(when, day)).join();
  for (let days = 1; days <= DAYS_AHEAD; days += 1) {
    const day = addDays(date, days);
    if (holding(day) !== holding(addDays(day, -1))) return day;
  }
  return null;
}

/** What is known of a place at a minute of a date; closing time itself counts as closed. */
export function openStatusOn(place: HasHours, date: CalendarDate, minutes: number): OpenStatus {
  if (place.openingHours === null) return { state: "unknown" };
  return openStatusOf((daysAhead) => hoursOn(place, addDays(date, daysAhead)), {
    weekday: weekdayOf(date),
    minutes,
  });
}
