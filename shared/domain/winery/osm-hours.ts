import {
  type DayHours,
  everyDay,
  type OpenPeriod,
  WEEKDAYS,
  type Weekday,
  type WeeklyHours,
} from "./opening-hours.ts";

/** Hours as read from OpenStreetMap's `opening_hours`, or why they cannot be read. */
export type OsmHoursReading =
  | { readonly ok: true; readonly hours: WeeklyHours; readonly byAppointmentOnly: boolean }
  | { readonly ok: false; readonly reason: string; readonly rule: string };

/** A rule's times and whether it adds to earlier rules for its days (`,`) or replaces them (`;`). */
interface Rule {
  readonly text: string;
  readonly adds: boolean;
}

interface RuleReading {
  readonly days: readonly Weekday[];
  readonly periods: readonly OpenPeriod[];
}

const DAY_CODES: readonly string[] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const DAY = `(?:${DAY_CODES.join("|")})`;
const DAY_RANGE = `${DAY}(?:-${DAY})?`;
const RULE = new RegExp(`^(${DAY_RANGE}(?:,${DAY_RANGE})*)?(?:^| )(\\S+)$`);
const TIME_SPAN = /^(\d{1,2}):(\d{2})(?:-(\d{1,2}):(\d{2})|(\+))$/;
const APPOINTMENT_ONLY = /^(?:closed|off)?\s*(?:\|\|)?\s*"by appointment(?: only)?"$/i;
const ALWAYS_CLOSED = /^"?(?:closed|off)"?$/i;
const MINUTES_A_DAY = 24 * 60;

class Unreadable extends Error {
  readonly rule: string;

  constructor(reason: string, rule: string) {
    super(reason);
    this.rule = rule;
  }
}

/**
 * Reads the part of OpenStreetMap's `opening_hours` syntax that winery entries use: weekdays,
 * ranges of them, times, `closed`, an open end (`15:30+`) and "by appointment only". Days that no
 * rule names are closed. Anything else is refused with the rule at fault, never guessed.
 */
export function parseOsmHours(text: string): OsmHoursReading {
  const whole = text.trim();
  if (APPOINTMENT_ONLY.test(whole)) {
    return { ok: true, hours: everyDay(() => null), byAppointmentOnly: true };
  }
  if (ALWAYS_CLOSED.test(whole)) {
    return { ok: true, hours: everyDay(() => []), byAppointmentOnly: false };
  }
  try {
    return { ok: true, hours: readRules(splitRules(whole)), byAppointmentOnly: false };
  } catch (error) {
    if (error instanceof Unreadable) {
      return { ok: false, reason: error.message, rule: error.rule };
    }
    throw error;
  }
}

/** A comma ends a rule only where times stand before it and days after it: `Fr 9:00-17:00, Sa ...`. */
function splitRules(whole: string): Rule[] {
  return whole.split(";").flatMap((part) =>
    part
      .trim()
      .split(new RegExp(`(?<=\\d|\\+|closed|off),\\s*(?=${DAY})`))
      .map((text, index) => ({ text: text.trim(), adds: index > 0 })),
  );
}

function readRules(rules: readonly Rule[]): WeeklyHours {
  const week = new Map<Weekday, readonly OpenPeriod[]>();
  for (const { text, adds } of rules) {
    const { days, periods } = readRule(text);
    for (const day of days) {
      const earlier = adds ? (week.get(day) ?? []) : [];
      week.set(day, inOrder([...earlier, ...periods], text));
    }
  }
  return everyDay((day): DayHours => week.get(day) ?? []);
}

function readRule(text: string): RuleReading {
  const parts = RULE.exec(text);
  const times = parts?.[2];
  if (times === undefined) throw new Unreadable("expected weekdays and times", text);
  const days = parts?.[1] === undefined ? WEEKDAYS : readDays(parts[1]);
  if (/^(?:closed|off)$/i.test(times)) return { days, periods: [] };
  return { days, periods: times.split(",").map((span) => readSpan(span, text)) };
}

/** `We-Th,Su` as days; a range may pass the end of the week (`Th-Mo`). */
function readDays(list: string): Weekday[] {
  return list.split(",").flatMap((range) => {
    const [from, to = from] = range.split("-").map((code) => DAY_CODES.indexOf(code));
    const length = (((to ?? 0) - (from ?? 0) + 7) % 7) + 1;
    return Array.from({ length }, (_, step) => WEEKDAYS[((from ?? 0) + step) % 7] ?? "monday");
  });
}

function readSpan(span: string, rule: string): OpenPeriod {
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

function readTime(hours: string | undefined, minutes: string | undefined, rule: string): number {
  const time = Number(hours) * 60 + Number(minutes);
  if (Number(minutes) > 59 || time > MINUTES_A_DAY) {
    throw new Unreadable(`"${hours}:${minutes}" is no time of day`, rule);
  }
  return time;
}

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
