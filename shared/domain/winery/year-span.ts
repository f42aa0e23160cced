/** Days and spans of every year, in the words of OpenStreetMap's hours and in a visitor's. */
import { MONTHS } from "../site/date-words.ts";
import type { YearDay, YearSpan } from "./dated-hours.ts";

/** February's last day in a leap year, so that a season to its end has that day too. */
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const MONTH = MONTHS.map((name) => name.slice(0, 3)).join("|");
const SPAN = new RegExp(
  `^(${MONTH})(?: (\\d{1,2}))?(?:-(?:(${MONTH})(?: (\\d{1,2}))?|(\\d{1,2})))?$`,
);

/** `Apr-Oct`, `Dec 24`, `Dec 24-26`, `Nov 15-Mar 31`, before weekdays and times. */
export const SPAN_PATTERN = `(?:${MONTH})(?: \\d{1,2}(?!:|\\d))?(?:-(?:(?:${MONTH})(?: \\d{1,2}(?!:|\\d))?|\\d{1,2}(?!:|\\d)))?`;

/** The reason why a text is no span of the year. */
export class NoSpan extends Error {}

/**
 * Reads a span as OpenStreetMap writes it. Across New Year it may run, within a month not backward.
 * @throws NoSpan for a day that no year has, and for what is not definite.
 */
export function readSpan(text: string): YearSpan {
  const parts = SPAN.exec(text);
  const [, first = "", day, last, lastDay, sameMonth] = parts ?? [];
  if (parts === null) throw new NoSpan(`"${text}" is no date: write "Apr-Oct" or "Dec 24-26"`);
  const to = last ?? first;
  const isSpan = last !== undefined || sameMonth !== undefined;
  if (last !== undefined && (day === undefined) !== (lastDay === undefined)) {
    throw new NoSpan(`"${text}" gives one end with its day and one without: give both or neither`);
  }
  if (day === undefined && sameMonth !== undefined) {
    throw new NoSpan(`"${text}" has no first day: write "${first} 1-${sameMonth}"`);
  }
  const from = dayOf(first, Number(day ?? 1));
  const end = lastDay ?? sameMonth ?? (isSpan ? undefined : day);
  const until = dayOf(to, end === undefined ? lastOf(to) : Number(end));
  if (first === to && until < from) {
    throw new NoSpan(`"${text}" ends before it begins: did you mean "${first} ${end}-${day}"?`);
  }
  return { from, until };
}

const indexOf = (month: string) => MONTHS.findIndex((name) => name.startsWith(month));
const lastOf = (month: string) => DAYS_IN_MONTH[indexOf(month)] ?? 31;

function dayOf(month: string, day: number): YearDay {
  const most = lastOf(month);
  if (day < 1 || day > most) {
    const name = MONTHS[indexOf(month)] ?? month;
    throw new NoSpan(`${name} has no day ${day}: its last is ${most}`);
  }
  return `${two(indexOf(month) + 1)}-${two(day)}`;
}

const two = (value: number) => String(value).padStart(2, "0");

interface Day {
  readonly month: number;
  readonly day: number;
}

function partsOf(yearDay: YearDay): Day {
  const [month = 1, day = 1] = yearDay.split("-").map(Number);
  return { month: month - 1, day };
}

const isFirst = ({ day }: Day) => day === 1;
/** February ends on its 28th as well, as a visitor counts. */
const isLast = ({ month, day }: Day) => day >= (month === 1 ? 28 : (DAYS_IN_MONTH[month] ?? 31));

/** "December 24". */
export function yearDayText(yearDay: YearDay): string {
  const { month, day } = partsOf(yearDay);
  return `${MONTHS[month]} ${day}`;
}

/** "May to August", "July", "December 24", "December 24 to 26", "November 15 to March 31". */
export function spanText({ from, until }: YearSpan): string {
  const [first, last] = [partsOf(from), partsOf(until)];
  if (isFirst(first) && isLast(last)) {
    const [one, other] = [MONTHS[first.month] ?? "", MONTHS[last.month] ?? ""];
    return one === other ? one : `${one} to ${other}`;
  }
  if (from === until) return yearDayText(from);
  const end = first.month === last.month ? String(last.day) : yearDayText(until);
  return `${yearDayText(from)} to ${end}`;
}

/** The span as OpenStreetMap writes it: `May-Aug`, `Dec 24-26`, `Nov 15-Mar 31`. */
export function spanAsWritten({ from, until }: YearSpan): string {
  const [first, last] = [partsOf(from), partsOf(until)];
  const [one = "", other = ""] = [first, last].map(({ month }) => MONTHS[month]?.slice(0, 3));
  if (isFirst(first) && isLast(last)) return one === other ? one : `${one}-${other}`;
  if (from === until) return `${one} ${first.day}`;
  return first.month === last.month
    ? `${one} ${first.day}-${last.day}`
    : `${one} ${first.day}-${other} ${last.day}`;
}
