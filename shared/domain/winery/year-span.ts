/** Parses and prints spans of days, of every year or of one. */
import { getDaysInMonth, isLeapYear } from "date-fns";
import { MONTHS } from "../text/months.ts";
import type { DateSpan, ShownSpan } from "./dated-hours.ts";

/** The days of a month (from 0) in a leap year, so that February's end is the 29th. */
const daysIn = (month: number) => getDaysInMonth(new Date(2028, month));

const MONTH = MONTHS.map((name) => name.slice(0, 3)).join("|");
const YEAR = "(?:20\\d\\d )?";
const NUMBER = "\\d{1,2}(?!:|\\d)";
const TO = "(?:-| to )";

/** `Apr-Oct`, `Dec 24-26`, `2027 Jun 1 to Aug 31`, before weekdays and times. */
export const SPAN_PATTERN = `${YEAR}(?:${MONTH})(?: ${NUMBER})?(?:${TO}(?:${YEAR}(?:${MONTH})(?: ${NUMBER})?|${NUMBER}))?`;

const SPAN = new RegExp(
  `^(20\\d\\d )?(${MONTH})(?: (\\d{1,2}))?(?:${TO}(?:(20\\d\\d )?(${MONTH})(?: (\\d{1,2}))?|(\\d{1,2})))?$`,
);

export class NoSpan extends Error {}

/**
 * Parses a span, which may cross New Year.
 * @throws NoSpan with the reason.
 */
export function readSpan(text: string): DateSpan {
  const parts = SPAN.exec(text);
  if (parts === null) throw new NoSpan(`"${text}" is no date: write "Apr-Oct" or "Dec 24-26"`);
  const [, year, first = "", day, lastYear, last, lastDay, sameMonth] = parts;
  if (last !== undefined && (day === undefined) !== (lastDay === undefined)) {
    throw new NoSpan(`"${text}" gives one end with its day and one without: give both or neither`);
  }
  if (day === undefined && sameMonth !== undefined) {
    throw new NoSpan(`"${text}" has no first day: write "${first} 1-${sameMonth}"`);
  }
  const to = last ?? first;
  const end = lastDay ?? sameMonth ?? (last === undefined ? day : undefined);
  const from = dayOf(first, Number(day ?? 1));
  const until = dayOf(to, Number(end ?? lastOf(to)));
  if (first === to && until < from && lastYear === undefined) {
    throw new NoSpan(`"${text}" ends before it begins: did you mean "${first} ${end}-${day}"?`);
  }
  if (year !== undefined) return inYear(text, { from, until }, [year.trim(), lastYear]);
  if (lastYear === undefined) return { from, until };
  throw new NoSpan(`"${text}" begins in no year: write the year before "${first}" too`);
}

/** The span within its years; the end is the next such day unless it has a year. */
function inYear(
  text: string,
  { from, until }: DateSpan,
  [first, last]: readonly [string, string | undefined],
): DateSpan {
  const end = Number(last ?? (until < from ? Number(first) + 1 : first));
  const span = { from: `${first}-${from}`, until: dateIn(end, until) };
  if (span.until >= span.from) return span;
  throw new NoSpan(`"${text}" ends before it begins: correct its years`);
}

function dateIn(year: number, day: string): string {
  return `${year}-${day === "02-29" && !isLeapYear(new Date(year, 0)) ? "02-28" : day}`;
}

const indexOf = (month: string) => MONTHS.findIndex((name) => name.startsWith(month));
const lastOf = (month: string) => daysIn(indexOf(month));

function dayOf(month: string, day: number): string {
  const most = lastOf(month);
  if (day < 1 || day > most) {
    const name = MONTHS[indexOf(month)] ?? month;
    throw new NoSpan(`${name} has no day ${day}: its last is ${most}`);
  }
  return `${two(indexOf(month) + 1)}-${two(day)}`;
}

const two = (value: number) => String(value).padStart(2, "0");

type Day = ReturnType<typeof partsOf>;

/** The parts of a date, the month from 0; a day of every year has no year. */
function partsOf(text: string) {
  const [day = 1, month = 1] = text.split("-").map(Number).reverse();
  return { year: text.length > 5 ? text.slice(0, 4) : "", month: month - 1, day };
}

const isFirst = ({ day }: Day) => day === 1;
/** To visitors, February also ends on the 28th. */
const isLast = ({ month, day }: Day) => day >= (month === 1 ? 28 : daysIn(month));

const withYear = (words: string, year: string, comma = ",") =>
  year === "" ? words : `${words}${comma} ${year}`;

/** "December 24", "December 24, 2027". */
export function dayText(day: string): string {
  const { year, month, day: ofMonth } = partsOf(day);
  return withYear(`${MONTHS[month]} ${ofMonth}`, year);
}

/**
 * "May to August", "July", "December 24 to 26", "November 15 to March 31", "June to August 2027",
 * "January 4 to 17, 2027", "until May 31, 2027".
 */
export function spanText({ from, until }: ShownSpan): string {
  if (until === null) return `from ${dayText(from ?? "")}`;
  if (from === null) return `until ${dayText(until)}`;
  if (from === until) return dayText(from);
  const [first, last] = [partsOf(from), partsOf(until)];
  // A shared year is only given at the end.
  const year = first.year === last.year ? "" : first.year;
  const isOneMonth = first.month === last.month && year === "";
  const [one = "", other = ""] = [MONTHS[first.month], MONTHS[last.month]];
  if (isFirst(first) && isLast(last)) {
    return withYear(isOneMonth ? other : `${withYear(one, year, "")} to ${other}`, last.year, "");
  }
  const end = isOneMonth ? withYear(String(last.day), last.year) : dayText(until);
  return `${withYear(`${one} ${first.day}`, year)} to ${end}`;
}

/** The text from which a span of every year is parsed: `May-Aug`, `Dec 24-26`, `Nov 15-Mar 31`. */
export function spanAsWritten({ from, until }: DateSpan): string {
  const [first, last] = [partsOf(from), partsOf(until)];
  const [one = "", other = ""] = [first, last].map(({ month }) => MONTHS[month]?.slice(0, 3));
  if (isFirst(first) && isLast(last)) return one === other ? one : `${one}-${other}`;
  if (from === until) return `${one} ${first.day}`;
  return first.month === last.month
    ? `${one} ${first.day}-${last.day}`
    : `${one} ${first.day}-${other} ${last.day}`;
}
