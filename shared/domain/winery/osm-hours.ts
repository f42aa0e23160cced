import { minutesInDay } from "date-fns/constants";
import { addDays } from "../trips/calendar-date.ts";
import {
  type DatedHours,
  type DatedRule,
  type DateSpan,
  daysIn,
  isOfOneYear,
  isSeason,
  liesWithin,
  type RuleTime,
  WHOLE_YEAR,
} from "./dated-hours.ts";
import {
  type DayHours,
  everyDay,
  type OpenPeriod,
  WEEKDAYS,
  type Weekday,
  type WeeklyHours,
} from "./opening-hours.ts";
import { NoSpan, readSpan, SPAN_PATTERN, spanAsWritten, spanText } from "./year-span.ts";

const APPOINTMENT_ONLY = /^(?:closed|off)?\s*(?:\|\|\s*)?"by appointment(?: only)?"$/i;
const APPOINTMENT = '"by appointment"';
const ALWAYS_CLOSED = /^"?(?:closed|off)"?$/i;

/**
 * Parses the part of OpenStreetMap's `opening_hours` syntax that winery entries use: weekdays and
 * ranges, times, `closed`, an open end (`15:30+`), "by appointment", seasons (`Apr-Oct Th-Mo …`),
 * single dates (`Dec 24-26 off`), public holidays (`PH off`), and days of one year (`2027 Jun 1-Aug
 * 31 …`). Weekdays without a rule are closed. Anything else, or a gap in the year, is refused and
 * never guessed.
 */
export function parseOsmHours(text: string) {
  try {
    const rules = splitRules(asRules(text)).map(readRule);
    assertDefinite(rules);
    return { ok: true, ...keptOf(rules) } as const;
  } catch (error) {
    if (error instanceof Unreadable) {
      return { ok: false, reason: error.message, rule: error.rule } as const;
    }
    throw error;
  }
}

/**
 * A winery's hours as a text that further rules may follow; null if unknown. Some say "by appointment" or
 * "closed" in a form that stands alone, or without a text of their own.
 */
export function writtenHours(winery: {
  readonly hoursAsWritten: string | null;
  /** In words, for each weekday. */
  readonly hours: object | null;
}): string | null {
  const whole = winery.hoursAsWritten ?? (winery.hours && APPOINTMENT);
  return whole === null ? null : asRules(whole);
}

/** A text that stands for all days as the one rule that says the same. */
function asRules(text: string): string {
  const whole = text.trim();
  if (APPOINTMENT_ONLY.test(whole)) return APPOINTMENT;
  return ALWAYS_CLOSED.test(whole) ? "off" : whole;
}

/** The week without dates, null if seasons cover the whole year; and the rules with dates. */
function keptOf(rules: readonly RuleReading[]): {
  readonly week: WeeklyHours | null;
  readonly dated: DatedHours | null;
} {
  const weekly = rules.filter(({ times }) => times.length === 0);
  const dated = rules.filter(({ times }) => times.length > 0);
  const week = weekly.length === 0 ? null : weekOf(weekly);
  if (dated.length === 0) return { week, dated: null };
  const base: DatedRule[] = week === null ? [] : [{ when: WHOLE_YEAR, week }];
  return { week, dated: [...base, ...dated.flatMap(datedRules)] };
}

function datedRules({ times, days, hours, text }: RuleReading): DatedRule[] {
  const periods = hours && inOrder(hours, text);
  const week = Object.fromEntries(days.map((day) => [day, periods]));
  return times.map((when) => ({ when, week }));
}

function weekOf(rules: readonly RuleReading[]): WeeklyHours {
  const week = new Map<Weekday, DayHours>();
  for (const { text, adds, days, hours } of rules) {
    for (const day of days) {
      const earlier = adds ? (week.get(day) ?? []) : [];
      week.set(day, hours && inOrder([...earlier, ...hours], text));
    }
  }
  return everyDay((day) => week.get(day) ?? (week.has(day) ? null : []));
}

interface Placed {
  readonly rule: RuleReading;
  readonly span: DateSpan;
}

/** @throws Unreadable for rules that contradict each other or leave a gap in the year. */
function assertDefinite(rules: readonly RuleReading[]): void {
  if (rules.every(({ times }) => times.length === 0)) return;
  assertOrder(rules);
  const placed = rules.flatMap((rule) =>
    rule.times.flatMap((when) => (when === "holidays" ? [] : [{ rule, span: when }])),
  );
  placed.forEach((later, index) => {
    for (const earlier of placed.slice(0, index)) assertApart(earlier, later);
  });
  assertNoGap(rules, placed);
}

/** The week comes first, then seasons, then holidays and dates: later rules win. */
function assertOrder(rules: readonly RuleReading[]): void {
  const isDated = ({ times }: RuleReading) => times.length > 0;
  rules.forEach((rule, index) => {
    const earlier = rules.slice(0, index);
    if (rule.adds && (isDated(rule) || earlier.some(isDated))) {
      throw new Unreadable(
        'dates do not go on past a comma: begin a new rule with ";" and its own dates',
        rule.text,
      );
    }
    const undone = earlier.find(isDated);
    if (!isDated(rule) && undone !== undefined) {
      throw new Unreadable(
        `it has no dates and would undo "${undone.text}": write the week first`,
        rule.text,
      );
    }
    const holidays = earlier.find(({ times }) => times.includes("holidays"));
    if (holidays !== undefined && rule.times.some(isSeason)) {
      throw new Unreadable(
        `a season after "${holidays.text}" would undo it: write the seasons first`,
        rule.text,
      );
    }
    if (rule.times.includes("holidays") && holidays !== undefined) {
      throw new Unreadable(`"${holidays.text}" says it already`, rule.text);
    }
  });
}

/** Two spans may only overlap if the later lies within the earlier, or is shorter than a season. */
function assertApart(earlier: Placed, later: Placed): void {
  if (!earlier.rule.days.some((day) => later.rule.days.includes(day))) return;
  if (isOfOneYear(later.span) && !isOfOneYear(earlier.span)) return;
  if (isOfOneYear(earlier.span) && !isOfOneYear(later.span)) {
    if (!meet(ofEveryYear(earlier.span), later.span)) return;
    throw new Unreadable(
      `it holds every year and would undo "${earlier.rule.text}": write that one last`,
      later.rule.text,
    );
  }
  if (!meet(earlier.span, later.span)) return;
  const isException = isSeason(earlier.span) && !isSeason(later.span);
  const isWithin =
    liesWithin(earlier.span, later.span.from) &&
    liesWithin(earlier.span, later.span.until) &&
    daysIn(later.span) < daysIn(earlier.span);
  if (isException || isWithin) return;
  const both = [earlier.span, later.span].map(spanText).join(" and ");
  throw new Unreadable(
    `overlaps "${earlier.rule.text}" (${both}): let one end before the other begins, or write the shorter one last`,
    later.rule.text,
  );
}

const ofEveryYear = ({ from, until }: DateSpan) => ({
  from: from.slice("2027-".length),
  until: until.slice("2027-".length),
});

const meet = (one: DateSpan, other: DateSpan) =>
  liesWithin(one, other.from) || liesWithin(other, one.from);

/** Without a week, the seasons of every year must cover it: silence is not "closed". */
function assertNoGap(rules: readonly RuleReading[], placed: readonly Placed[]): void {
  if (rules.some(({ times }) => times.length === 0)) return;
  const seasons = placed.filter(({ span }) => isSeason(span));
  const everyYear = seasons.filter(({ span }) => !isOfOneYear(span));
  if (everyYear.length === 0 && seasons.length > 0) return;
  const isSaid = (day: string) => everyYear.some(({ span }) => liesWithin(span, day));
  const first = ALL_DAYS.findIndex((day, index) => !isSaid(day) && isSaid(dayBefore(index)));
  if (first === -1) {
    if (everyYear.length > 0) return;
    throw new Unreadable("says nothing of the week: write it first", rules[0]?.text ?? "");
  }
  const unsaid = [...ALL_DAYS.slice(first), ...ALL_DAYS.slice(0, first)];
  const length = unsaid.findIndex(isSaid);
  const gap = { from: unsaid[0] ?? "", until: unsaid[length - 1] ?? "" };
  throw new Unreadable(
    `says nothing of ${spanText(gap)}: add "${spanAsWritten(gap)} off", or the hours then`,
    rules.at(-1)?.text ?? "",
  );
}

const ALL_DAYS: readonly string[] = Array.from({ length: 366 }, (_, day) =>
  addDays("2028-01-01", day).slice("2028-".length),
);

const dayBefore = (index: number) => ALL_DAYS.at(index - 1) ?? "12-31";

type RuleReading = ReturnType<typeof readRule>;

class Unreadable extends Error {
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
  `^(?:(${DATES})(?:(?::|(?<!PH),)? +|$))?(${DAY_RANGE}(?:,${DAY_RANGE})*)?(?:^| |(?<= ))("[^"]*"|\\S+)$`,
);
const TIME_SPAN = /^(\d{1,2})(?::(\d{2}))?(?:-(\d{1,2})(?::(\d{2}))?|(\+))$/;
const CLOSED = /^(?:closed|off)$/i;
const BY_APPOINTMENT = /^"by appointment(?: only)?"$/i;

/** A comma ends a rule only between times and days: `Fr 9:00-17:00, Sa ...`. */
function splitRules(whole: string): { readonly text: string; readonly adds: boolean }[] {
  return whole.split(";").flatMap((part) =>
    part
      .trim()
      .split(new RegExp(`(?<=:\\d\\d|\\+|closed|off),\\s*(?=${DAY}|${DATES})`))
      .map((text, index) => ({ text: text.trim(), adds: index > 0 })),
  );
}

function readRule({ text, adds }: { text: string; adds: boolean }) {
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
function inOrder(periods: readonly OpenPeriod[], rule: string): readonly OpenPeriod[] {
  const sorted = [...periods].sort((one, other) => one.opens - other.opens);
  sorted.forEach(({ closes }, index) => {
    const next = sorted[index + 1];
    if (next !== undefined && (closes === null || closes > next.opens)) {
      throw new Unreadable("the day's times overlap", rule);
    }
  });
  return sorted;
}
