import { type DatedHours, type DatedRule, WHOLE_YEAR } from "./dated-hours.ts";
import { type DayHours, everyDay, type Weekday, type WeeklyHours } from "./opening-hours.ts";
import { inOrder, type RuleReading, readRule, splitRules, Unreadable } from "./osm-rule.ts";
import { assertDefinite } from "./rule-conflicts.ts";

/** What the code keeps of a winery's hours. */
interface HoursRead {
  /** The week without dates; null where seasons make up the whole year. */
  readonly week: WeeklyHours | null;
  /** Null where the week holds on every date. */
  readonly dated: DatedHours | null;
}

/** Hours as read from OpenStreetMap's `opening_hours`, or why they cannot be read. */
export type OsmHoursReading =
  | ({ readonly ok: true } & HoursRead)
  | { readonly ok: false; readonly reason: string; readonly rule: string };

const APPOINTMENT_ONLY = /^(?:closed|off)?\s*(?:\|\|\s*)?"by appointment(?: only)?"$/i;
const ALWAYS_CLOSED = /^"?(?:closed|off)"?$/i;

const oneWeek = (day: DayHours) => ({ ok: true, week: everyDay(() => day), dated: null }) as const;

/**
 * Reads the part of OpenStreetMap's `opening_hours` syntax that winery entries use: weekdays, ranges
 * of them, times, `closed`, an open end (`15:30+`), "by appointment", seasons (`Apr-Oct Th-Mo …`),
 * single dates (`Dec 24-26 off`), public holidays (`PH off`), and days of one year (`2027 Jun 1-Aug 31 …`).
 * Days that no rule names are closed; a part of every year that none names is refused. Anything else is refused with the rule at fault, never
 * guessed.
 */
export function parseOsmHours(text: string): OsmHoursReading {
  const whole = text.trim();
  if (APPOINTMENT_ONLY.test(whole)) return oneWeek(null);
  if (ALWAYS_CLOSED.test(whole)) return oneWeek([]);
  try {
    const rules = splitRules(whole).map(readRule);
    assertDefinite(rules);
    return { ok: true, ...keptOf(rules) };
  } catch (error) {
    if (error instanceof Unreadable) {
      return { ok: false, reason: error.message, rule: error.rule };
    }
    throw error;
  }
}

function keptOf(rules: readonly RuleReading[]): HoursRead {
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
