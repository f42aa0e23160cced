/**
 * Hours as a function of the calendar date: the week, seasons, closed weeks, single dates and public
 * holidays, of every year or of one. Editors write them as text (osm-hours.ts); this is what is kept, and
 * the one reader of it for pages, plans, mails, files and structured data.
 */
import { differenceInCalendarDays, parseISO } from "date-fns";
import { federalHoliday } from "../schedule/holidays.ts";
import { addDays, type CalendarDate, weekdayOf } from "../trips/calendar-date.ts";
import {
  DAYS_A_WEEK,
  type DayHours,
  everyDay,
  type Opening,
  type OpenStatus,
  type Weekday,
  type WeeklyHours,
} from "./opening-hours.ts";

/**
 * Days, both ends included: `MM-DD` of every year, across New Year where it ends before it begins, or
 * `YYYY-MM-DD` of one year, which is held back until it comes and over once it has passed.
 */
export interface DateSpan {
  readonly from: string;
  readonly until: string;
}

/** When a rule holds: on the federal holidays (both days of one kept on another day), or on days. */
export type RuleTime = "holidays" | DateSpan;

/** Hours of some weekdays for some of the year; of the other weekdays it says nothing. */
export interface DatedRule {
  readonly when: RuleTime;
  readonly week: Partial<WeeklyHours>;
}

/** All rules of a winery's hours; of those that speak of a date the last decides. */
export type DatedHours = readonly DatedRule[];

/** A place with hours: a week, and rules where the week is not the same all year. */
export interface HasHours {
  /** The week of the season; null where nothing is known of it. */
  readonly openingHours: WeeklyHours | null;
  /** Null where the week holds on every date; also missing in trips kept by an older page. */
  readonly datedHours: DatedHours | null | undefined;
}

/** The days from January to December, of every year. */
export const WHOLE_YEAR: DateSpan = { from: "01-01", until: "12-31" };

/** Shorter spans are exceptions (a holiday week, a harvest closing), longer ones seasons. */
const SHORTEST_SEASON_DAYS = 15;
const DAYS_AHEAD = 366;

/** Whether a span is of one year alone. */
export const isOfOneYear = ({ from }: DateSpan) => from.length > WHOLE_YEAR.from.length;

/** How many days a span has; one of every year in a leap year. */
export function daysIn({ from, until }: DateSpan): number {
  const [first, last] = [from, until].map((day) => parseISO(`2028-${day}`.slice(-10)));
  const days = first && last ? differenceInCalendarDays(last, first) + 1 : 0;
  return days > 0 ? days : days + DAYS_AHEAD;
}

/** Whether a span has a day, which is a date or, of a span of every year, `MM-DD`. */
export function liesWithin({ from, until }: DateSpan, date: string): boolean {
  const day = date.slice(-from.length);
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
}

/** Whether a rule is a season: the week a visitor finds for more than two weeks on end. */
export function isSeason(when: RuleTime): when is DateSpan {
  return when !== "holidays" && daysIn(when) >= SHORTEST_SEASON_DAYS;
}

function holdsOn(when: RuleTime, date: CalendarDate): boolean {
  return when === "holidays" ? federalHoliday(date) !== null : liesWithin(when, date);
}

/**
 * The hours of a place on a date: its periods, `[]` for closed, null for by appointment; undefined where
 * nobody knows. A weekday that no rule of its season names is closed.
 */
export function hoursOn(place: HasHours, date: CalendarDate): DayHours | undefined {
  const weekday = weekdayOf(date);
  const { datedHours } = place;
  if (!datedHours) return place.openingHours?.[weekday];
  const rule = datedHours.findLast(
    ({ when, week }) => week[weekday] !== undefined && holdsOn(when, date),
  );
  return rule ? rule.week[weekday] : weekOn(datedHours, date)?.[weekday];
}

/** The hours of a day of a plan, which has a date or only a weekday; without a date, the week's. */
export function hoursOnDay(
  place: HasHours,
  day: { readonly date: CalendarDate | null; readonly weekday: Weekday },
): DayHours | undefined {
  return day.date === null ? place.openingHours?.[day.weekday] : hoursOn(place, day.date);
}

/** The week of the season that a date lies in, without holidays and exceptions; null where no rule says. */
export function weekOn(rules: DatedHours, date: CalendarDate): WeeklyHours | null {
  const inSeason = rules.filter(({ when }) => isSeason(when) && liesWithin(when, date)).reverse();
  if (inSeason.length === 0) return null;
  return everyDay((weekday) => {
    const rule = inSeason.find(({ week }) => week[weekday] !== undefined);
    return rule ? (rule.week[weekday] ?? null) : [];
  });
}

/** The place as it is told on a date: with the week of the season, and without what is over by then. */
export function inSeasonOn<P extends HasHours>(place: P, date: CalendarDate): P {
  if (!place.datedHours) return place;
  const isOver = ({ when }: DatedRule) =>
    when !== "holidays" && isOfOneYear(when) && when.until < date;
  const rules = place.datedHours.filter((rule) => !isOver(rule));
  return { ...place, openingHours: weekOn(rules, date), datedHours: rules };
}

/** A part of the calendar with one week. */
export interface Season {
  /** Null where it has held as long as anything is known. */
  readonly from: CalendarDate | null;
  /** Null where nothing is known of its end. */
  readonly until: CalendarDate | null;
  /** Null where no rule says anything. */
  readonly week: WeeklyHours | null;
}

/**
 * The seasons in the order in which they come, beginning with the one of a date: a year's, and those of
 * later years that are announced. None where one week holds all year.
 */
export function seasonsFrom(
  rules: DatedHours | null | undefined,
  date: CalendarDate,
): readonly Season[] {
  if (!rules) return [];
  const year = Number(date.slice(0, 4));
  const turns = turnsOf(rules, [year - 1, year, year + 1, year + 2]);
  const seasons: Season[] = [{ from: null, until: null, week: weekOn(rules, `${year - 2}-07-01`) }];
  for (const turn of turns) {
    const week = weekOn(rules, turn);
    const last = seasons.at(-1);
    if (!last || JSON.stringify(last.week) === JSON.stringify(week)) continue;
    seasons[seasons.length - 1] = { ...last, until: addDays(turn, -1) };
    seasons.push({ from: turn, until: null, week });
  }
  const yearLater = addDays(date, DAYS_AHEAD);
  const coming = seasons.filter(({ until }) => (until ?? date) >= date);
  // A year of seasons comes again; what is announced for one year is told however far it is.
  const last = coming[0]?.from ? addDays(coming[0].from, DAYS_AHEAD - 2) : yearLater;
  const told = coming.filter(
    ({ from }, index) => index === 0 || (from ?? "") <= last || isAnnounced(rules, from),
  );
  return told.length < 2 ? [] : told;
}

/** The season that a date lies in; null where one week holds all year. */
export function seasonOn(rules: DatedHours | null | undefined, date: CalendarDate): Season | null {
  return seasonsFrom(rules, date)[0] ?? null;
}

const hasOneYear = ({ when }: DatedRule) => when !== "holidays" && isOfOneYear(when);

const isAnnounced = (rules: DatedHours, date: CalendarDate | null) =>
  rules.some(({ when }) => when !== "holidays" && when.from === date);

/** The dates in some years on which a week can change: seasons' first days, and the days after their last. */
function turnsOf(rules: DatedHours, years: readonly number[]): CalendarDate[] {
  const seasons = rules.flatMap(({ when }) => (isSeason(when) ? [when] : []));
  const dates = seasons.flatMap((span) => {
    if (isOfOneYear(span)) return [span.from, addDays(span.until, 1)];
    const { from, until } = span;
    // The day after February's last is March 1 in every year.
    const next = until === "02-29" ? "03-01" : addDays(`2028-${until}`, 1).slice(5);
    return years.flatMap((year) => [`${year}-${from}`, `${year}-${next}`]);
  });
  return [...new Set(dates)].sort();
}

/** What is to be said of a season's days: without the year, where every year is alike. */
export function shownSpan(rules: DatedHours, { from, until }: Season): ShownSpan {
  const told = (date: CalendarDate | null) =>
    rules.some(hasOneYear) ? date : (date?.slice(5) ?? null);
  return { from: told(from), until: told(until) };
}

/** A span of which an end may be open. */
export interface ShownSpan {
  readonly from: string | null;
  readonly until: string | null;
}

/** What is known of a place at a minute of a date; closing time itself counts as closed. */
export function openStatusOn(place: HasHours, date: CalendarDate, minutes: number): OpenStatus {
  const today = hoursOn(place, date) ?? null;
  if (today === null) return { state: "unknown" };
  for (const { opens, closes } of today) {
    if (minutes < opens) continue;
    if (closes === null) return { state: "opened", opens };
    if (minutes < closes) return { state: "open", closes };
  }
  return { state: "closed", next: nextOpening(place, date, minutes) };
}

/** The first opening after a minute of a date, within a week; null when no day has known opening times. */
function nextOpening(place: HasHours, date: CalendarDate, minutes: number): Opening | null {
  for (let daysAhead = 0; daysAhead <= DAYS_A_WEEK; daysAhead += 1) {
    const day = addDays(date, daysAhead);
    const next = hoursOn(place, day)?.find(({ opens }) => daysAhead > 0 || opens > minutes);
    if (next) return { weekday: weekdayOf(day), daysAhead, opens: next.opens };
  }
  return null;
}
