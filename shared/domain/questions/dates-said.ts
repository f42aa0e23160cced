/** Days of the calendar as visitors write them: "June 6", "the 6th", "6/6", "2026-12-05". */
import { isValid, parseISO } from "date-fns";
import { addDays, type CalendarDate, weekdayOf } from "../trips/calendar-date.ts";
import type { Weekday } from "../winery/opening-hours.ts";
import { type Item, wordOf } from "./phrases.ts";
import type { DayMeant } from "./vocabulary.ts";

/** A date, and how many items it took. */
interface Said {
  readonly date: CalendarDate;
  readonly items: number;
}

const DATE = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}\/\d{1,2}/;
const SMALL = /^\d{1,2}$/;
const YEAR = /^20\d{2}$/;
/** Every number of a day comes within two months. */
const DAYS_AHEAD = 62;
/** Longer ranges are not read as single days. */
const MAX_DAYS = 15;

const said = (date: CalendarDate | null, items: number): Said | null =>
  date === null ? null : { date, items };

export const isDateWord = (word: string): boolean => DATE.test(word);

const DAYS_IN: Readonly<Record<string, number>> = { day: 1, days: 1, week: 7, weeks: 7 };

/** "In 3 days", "in two weeks". */
export const saysDaysAhead = ([lead, count, unit]: readonly Item[]): boolean =>
  lead?.phrase === "in" && SMALL.test(wordOf(count)) && (unit?.phrase ?? "") in DAYS_IN;

/** The date that these items begin with, if any. */
export function readDate(items: readonly Item[], today: CalendarDate): Said | null {
  const word = wordOf(items[0]);
  if (saysDaysAhead(items)) {
    const days = DAYS_IN[items[2]?.phrase ?? ""] ?? 1;
    return said(addDays(today, Number(wordOf(items[1])) * days), 3);
  }
  if (isDateWord(word)) {
    const date = inDigits(word, today);
    return said(date, 1);
  }
  const meaning = items[0]?.meaning;
  if (meaning?.is === "date" && !meaning.time && !("ahead" in meaning.day))
    return said(dateMeant(meaning.day, today), 1);
  return meaning?.is === "month" ? monthFirst(items, today) : dayFirst(items, today);
}

function inDigits(word: string, today: CalendarDate): CalendarDate | null {
  if (!word.includes("/")) return isDate(word) ? word : null;
  const [month = 0, day = 0, year] = word.split("/").map(Number);
  return dateOf(today, month, day, year);
}

const isOrdinal = (item: Item | undefined) => item?.meaning?.is === "ordinal";

function monthFirst(items: readonly Item[], today: CalendarDate): Said | null {
  const [month, day] = [items[0]?.meaning, wordOf(items[1])];
  if (month?.is !== "month" || !SMALL.test(day)) return null;
  const length = isOrdinal(items[2]) ? 3 : 2;
  const year = wordOf(items[length]);
  const date = dateOf(today, month.month, Number(day), YEAR.test(year) ? Number(year) : undefined);
  return said(date, length + (YEAR.test(year) ? 1 : 0));
}

function dayFirst(items: readonly Item[], today: CalendarDate): Said | null {
  const day = wordOf(items[0]);
  if (!SMALL.test(day)) return null;
  const length = isOrdinal(items[1]) ? 2 : 1;
  const at = items[length]?.phrase === "of" ? length + 1 : length;
  const month = items[at]?.meaning;
  if (month?.is === "month") {
    const date = dateOf(today, month.month, Number(day));
    return said(date, at + 1);
  }
  // "The 6th": the next day with that number.
  return said(length === 2 ? nextNumbered(Number(day), today) : null, 2);
}

/** A day of a month; without a year, the next such day. */
function dateOf(today: CalendarDate, month: number, day: number, year?: number) {
  const two = (part: number) => String(part).padStart(2, "0");
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [thisYear, thisYear + 1] : [year > 99 ? year : 2000 + year];
  const dates = years.map((of) => `${of}-${two(month)}-${two(day)}`);
  return dates.find((date) => isDate(date) && (year !== undefined || date >= today)) ?? null;
}

const isDate = (text: string): boolean => isValid(parseISO(text));

function nextNumbered(day: number, from: CalendarDate): CalendarDate | null {
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const date = addDays(from, ahead);
    if (Number(date.slice(8)) === day) return date;
  }
  return null;
}

/** A bare number that counts nothing: the "6" of "June 5 or 6". */
export const saysDay = ([day, next]: readonly Item[]): boolean =>
  SMALL.test(wordOf(day)) && (!next || isOrdinal(next) || next.meaning?.is === "place");

/** The last day of a range such as "December 4 to 6"; `items` follow the "to". */
export function readLastDay(first: CalendarDate, items: readonly Item[]): Said | null {
  const day = wordOf(items[0]);
  const next = items[1]?.meaning?.is;
  const isDay = SMALL.test(day) && next !== "half day" && next !== "month";
  const sameMonth = `${first.slice(0, 8)}${day.padStart(2, "0")}`;
  const last = isDay
    ? said(isDate(sameMonth) ? sameMonth : null, isOrdinal(items[1]) ? 2 : 1)
    : readDate(items, first);
  return last && last.date > first && last.date < addDays(first, MAX_DAYS) ? last : null;
}

export function dateMeant(meant: DayMeant, today: CalendarDate): CalendarDate {
  if ("ahead" in meant) return addDays(today, meant.ahead);
  const year = Number(today.slice(0, 4));
  const date = meant.of(year);
  return date < today ? meant.of(year + 1) : date;
}

/** First and last day of the weekend nearest to a weekday, as offsets in days. */
const WEEKENDS: Readonly<Record<Weekday, readonly [first: number, last: number]>> = {
  monday: [-2, 0],
  tuesday: [-3, -2],
  wednesday: [3, 4],
  thursday: [1, 3],
  friday: [0, 2],
  saturday: [0, 1],
  sunday: [-1, 0],
};

/** The weekend nearest to a date; a holiday on a Friday or Monday makes it longer. */
export function weekendNear(date: CalendarDate): CalendarDate[] {
  const [first, last] = WEEKENDS[weekdayOf(date)];
  return Array.from({ length: last - first + 1 }, (_, at) => addDays(date, first + at));
}
