/** Parses one rule of OpenStreetMap's hours: dates, weekdays and times. */
import { minutesInDay } from "date-fns/constants";
import type { RuleTime } from "./dated-hours.ts";
import { type DayHours, type OpenPeriod, WEEKDAYS, type Weekday } from "./opening-hours.ts";
import { NoSpan, readSpan, SPAN_PATTERN } from "./year-span.ts";

export type RuleReading = ReturnType<typeof readRule>;

export class Unreadable extends Error {
  readonly rule: string;

  constructor(reason: string, rule: string) {
    super(reason);
    this.rule = rule;
  }
}

const DAY_CODES: readonly string[] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const DAY = `(?:${DAY_CODES.join("|")})`;
const DAY_RANGE = `${DAY}(?:-${DAY})?`;
const DATES = `PH|${SPAN_PATTERN}(?:, ?${SPAN_PATTERN})*`;
const RULE = new RegExp(
  `^(?:(${DATES})(?:[:,]? +|$))?(${DAY_RANGE}(?:,${DAY_RANGE})*)?(?:^| |(?<= ))("[^"]*"|\\S+)$`,
);
const TIME_SPAN = /^(\d{1,2})(?::(\d{2}))?(?:-(\d{1,2})(?::(\d{2}))?|(\+))$/;
const CLOSED = /^(?:closed|off)$/i;
const BY_APPOINTMENT = /^"by appointment(?: only)?"$/i;

/** A comma ends a rule only between times and days: `Fr 9:00-17:00, Sa ...`. */
export function splitRules(whole: string): { readonly text: string; readonly adds: boolean }[] {
  return whole.split(";").flatMap((part) =>
    part
      .trim()
      .split(new RegExp(`(?<=:\\d\\d|\\+|closed|off),\\s*(?=${DAY}|${DATES})`))
      .map((text, index) => ({ text: text.trim(), adds: index > 0 })),
  );
}

export function readRule({ text, adds }: { text: string; adds: boolean }) {
  const parts = RULE.exec(text);
  const times = parts?.[3];
  // "Jan 12-14" alone could be dates or hours.
  const isDoubtful = /^\d+-\d+$/.test(times ?? "") && parts?.[2] === undefined;
  if (times === undefined || isDoubtful) throw new Unreadable("expected weekdays and times", text);
  return {
    text,
    /** Whether it adds to the rules before it (`,`) or replaces them (`;`). */
    adds,
    /** Empty for a rule without dates. */
    times: parts?.[1] === undefined ? [] : readDates(parts[1], text),
    days: parts?.[2] === undefined ? WEEKDAYS : readDays(parts[2]),
    hours: readHours(times, text),
  };
}

function readHours(times: string, rule: string): DayHours {
  if (CLOSED.test(times)) return [];
  if (BY_APPOINTMENT.test(times)) return null;
  return times.split(",").map((span) => readTimes(span, rule));
}

function readDates(list: string, rule: string): RuleTime[] {
  if (list === "PH") return ["holidays"];
  try {
    return list.split(/, ?/).map(readSpan);
  } catch (error) {
    if (error instanceof NoSpan) throw new Unreadable(error.message, rule);
    throw error;
  }
}

/** Ranges may pass the end of the week (`Th-Mo`). */
function readDays(list: string): Weekday[] {
  return list.split(",").flatMap((range) => {
    const [from, to = from] = range.split("-").map((code) => DAY_CODES.indexOf(code));
    const length = (((to ?? 0) - (from ?? 0) + 7) % 7) + 1;
    return Array.from({ length }, (_, step) => WEEKDAYS[((from ?? 0) + step) % 7] ?? "monday");
  });
}

function readTimes(span: string, rule: string): OpenPeriod {
  const parts = TIME_SPAN.exec(span);
  if (parts === null) throw new Unreadable(`cannot read the times "${span}"`, rule);
  const opens = readTime(parts[1], parts[2], rule);
  if (parts[5] === "+") return { opens, closes: null };
  const closes = readTime(parts[3], parts[4], rule);
  if (closes <= opens) {
    throw new Unreadable(
      `"${span}" closes before it opens; hours past midnight are not read`,
      rule,
    );
  }
  return { opens, closes };
}

function readTime(hours: string | undefined, minutes = "00", rule: string): number {
  const time = Number(hours) * 60 + Number(minutes);
  if (Number(minutes) > 59 || time > minutesInDay) {
    throw new Unreadable(`"${hours}:${minutes}" is no time of day`, rule);
  }
  return time;
}

/** A day's periods in order of time. @throws Unreadable where they overlap. */
export function inOrder(periods: readonly OpenPeriod[], rule: string): readonly OpenPeriod[] {
  const sorted = [...periods].sort((one, other) => one.opens - other.opens);
  sorted.forEach(({ closes }, index) => {
    const next = sorted[index + 1];
    if (next !== undefined && (closes === null || closes > next.opens)) {
      throw new Unreadable("the day's times overlap", rule);
    }
  });
  return sorted;
}
