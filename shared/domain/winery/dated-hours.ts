/**
 * Hours by date: the week, seasons, closed weeks, single dates and public holidays, of every year
 * or of one. Editors write them as text (osm-hours.ts); everything else reads them through this
 * module.
 */

import { differenceInCalendarDays, parseISO } from "date-fns";
import type { Winery } from "#shared/api/wineries.ts";
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

/** Of the rules that cover a date, the last decides. */
export type DatedHours = NonNullable<Winery["datedHours"]>;

export type DatedRule = DatedHours[number];

export type RuleTime = DatedRule["when"];

/** Days, both ends included. */
export type DateSpan = Exclude<RuleTime, "holidays">;

export interface HasHours {
  /** The week of the season; null if unknown. */
  readonly openingHours: WeeklyHours | null;
  /** Null if the week holds on every date; missing in trips stored by older pages. */
  readonly datedHours: DatedHours | null | undefined;
}

export const WHOLE_YEAR: DateSpan = { from: "01-01", until: "12-31" };

/** Shorter spans are exceptions, such as a holiday week. */
const SHORTEST_SEASON_DAYS = 15;
const DAYS_AHEAD = 366;

export const isOfOneYear = ({ from }: DateSpan) => from.length > WHOLE_YEAR.from.length;

/** The number of days, in a leap year. */
export function daysIn({ from, until }: DateSpan): number {
  const [first, last] = [from, until].map((day) => parseISO(`2028-${day}`.slice(-10)));
  const days = first && last ? differenceInCalendarDays(last, first) + 1 : 0;
  return days > 0 ? days : days + DAYS_AHEAD;
}

/** @param date a date; for a span of every year, `MM-DD` is enough. */
export function liesWithin({ from, until }: DateSpan, date: string): boolean {
  const day = date.slice(-from.length);
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
}

/** Seasons last more than two weeks. */
export function isSeason(when: RuleTime): when is DateSpan {
  return when !== "holidays" && daysIn(when) >= SHORTEST_SEASON_DAYS;
}

function holdsOn(when: RuleTime, date: CalendarDate): boolean {
  return when === "holidays" ? federalHoliday(date) !== null : liesWithin(when, date);
}

/**
 * The hours on a date: `[]` for closed, null for by appointment, undefined if unknown. A weekday
 * that no rule of its season names is closed.
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

/**
 * The holiday on a date on which a place would be open by its week: it may not be, since its hours do
 * not tell holidays. Null on other days.
 */
export function untoldHoliday(place: HasHours, date: CalendarDate): string | null {
  const weekday = weekdayOf(date);
  const isTold = place.datedHours?.some(
    ({ when, week }) => !isSeason(when) && week[weekday] !== undefined && holdsOn(when, date),
  );
  return isTold || !hoursOn(place, date)?.length ? null : federalHoliday(date);
}

/** The hours on a day of a plan; without a date, those of the week. */
export function hoursOnDay(
  place: HasHours,
  day: { readonly date: CalendarDate | null; readonly weekday: Weekday },
): DayHours | undefined {
  return day.date === null ? place.openingHours?.[day.weekday] : hoursOn(place, day.date);
}

/** The week of a date's season, without holidays and exceptions; null if unknown. */
export function weekOn(rules: DatedHours, date: CalendarDate): WeeklyHours | null {
  const inSeason = rules.filter(({ when }) => isSeason(when) && liesWithin(when, date)).reverse();
  if (inSeason.length === 0) return null;
  return everyDay((weekday) => {
    const rule = inSeason.find(({ week }) => week[weekday] !== undefined);
    return rule ? (rule.week[weekday] ?? null) : [];
  });
}

/** The place on a date: with the week of its season, and without past rules. */
export function inSeasonOn<P extends HasHours>(place: P, date: CalendarDate): P {
  if (!place.datedHours) return place;
  const rules = place.datedHours.filter(
    ({ when }) => when === "holidays" || !isOfOneYear(when) || when.until >= date,
  );
  return { ...place, openingHours: weekOn(rules, date), datedHours: rules };
}

/** A period with the same week throughout. */
export interface Season {
  /** Null if the start is unknown. */
  readonly from: CalendarDate | null;
  /** Null if the end is unknown. */
  readonly until: CalendarDate | null;
  /** Null if unknown. */
  readonly week: WeeklyHours | null;
}

/**
 * The seasons of a year from a date on, beginning with the current one, and announced ones of later
 * years. Empty if one week holds all year.
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
  // Seasons repeat after a year; those of one year alone are listed however far away.
  const last = coming[0]?.from ? addDays(coming[0].from, DAYS_AHEAD - 2) : yearLater;
  const shown = coming.filter(
    ({ from }, index) => index === 0 || (from ?? "") <= last || isAnnounced(rules, from),
  );
  return shown.length < 2 ? [] : shown;
}

/** The current season; null if one week holds all year. */
export function seasonOn(rules: DatedHours | null | undefined, date: CalendarDate): Season | null {
  return seasonsFrom(rules, date)[0] ?? null;
}

const isAnnounced = (rules: DatedHours, date: CalendarDate | null) =>
  rules.some(({ when }) => when !== "holidays" && when.from === date);

/** The dates on which seasons begin, or have just ended. */
function turnsOf(rules: DatedHours, years: readonly number[]): CalendarDate[] {
  const seasons = rules.flatMap(({ when }) => (isSeason(when) ? [when] : []));
  const dates = seasons.flatMap((span) => {
    if (isOfOneYear(span)) return [span.from, addDays(span.until, 1)];
    const { from, until } = span;
    // March 1 follows the end of February in every year.
    const next = until === "02-29" ? "03-01" : addDays(`2028-${until}`, 1).slice(5);
    return years.flatMap((year) => [`${year}-${from}`, `${year}-${next}`]);
  });
  return [...new Set(dates)].sort();
}

/** A season's days for display, without years if all years are alike. */
export function shownSpan(rules: DatedHours, { from, until }: Season): ShownSpan {
  const hasOneYear = rules.some(({ when }) => when !== "holidays" && isOfOneYear(when));
  const shown = (date: CalendarDate | null) => (hasOneYear ? date : (date?.slice(5) ?? null));
  return { from: shown(from), until: shown(until) };
}

/** A span with possibly open ends. */
export type ShownSpan = NonNullable<Winery["season"]>;

/** Whether a place is open; closing time itself counts as closed. */
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

/** The next opening within a week. */
function nextOpening(place: HasHours, date: CalendarDate, minutes: number): Opening | null {
  for (let daysAhead = 0; daysAhead <= DAYS_A_WEEK; daysAhead += 1) {
    const day = addDays(date, daysAhead);
    const next = hoursOn(place, day)?.find(({ opens }) => daysAhead > 0 || opens > minutes);
    if (next) return { weekday: weekdayOf(day), daysAhead, opens: next.opens };
  }
  return null;
}
