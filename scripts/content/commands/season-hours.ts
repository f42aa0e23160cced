import { formatWeek } from "#shared/domain/winery/opening-hours.ts";
import { parseOsmHours } from "#shared/domain/winery/osm-hours.ts";
import { weekInShort } from "#shared/domain/winery/week-in-short.ts";

/** Hours with what a week cannot hold: the week, where there is one, and the rest in words. */
export type SeasonHoursReading =
  | { readonly ok: true; readonly week: string | null; readonly note: string | null }
  | { readonly ok: false; readonly reason: string };

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const MONTH = `(?:${MONTHS.map((name) => name.slice(0, 3)).join("|")})`;
const DATE = `${MONTH}(?: \\d{1,2})?`;
const SEASON = new RegExp(`^(${DATE})(?:-(${DATE}|\\d{1,2}))? (.+)$`);
const HOLIDAYS = /^PH (off|closed|.+)$/i;

/** One example of each form. */
export const HOURS_EXAMPLES = `a week:          "Th-Mo 11:00-17:00"  or  "We-Fr 12:00-17:00; Sa,Su 11:00-18:00"
seasons:         "Apr-Oct Th-Mo 11:00-17:00; Nov-Mar Sa 12:00-16:00"
holidays:        "Th-Mo 11:00-17:00; PH off; Dec 24-26 off"
by appointment:  '"by appointment"'`;

/**
 * Reads hours in OpenStreetMap's syntax with seasons (`Apr-Oct …`), dates (`Dec 24-26 off`) and public
 * holidays (`PH off`). Hours of seasons have no week of their own: visitors read them in words, and no
 * plan is worked out from them.
 */
export function readSeasonHours(text: string): SeasonHoursReading {
  const rules = text.split(";").map((rule) => rule.trim());
  const special = rules.filter((rule) => SEASON.test(rule) || HOLIDAYS.test(rule));
  const weekly = rules.filter((rule) => !special.includes(rule)).join("; ");
  const notes: string[] = [];
  for (const rule of special) {
    const told = inWords(rule);
    if (told === null) return { ok: false, reason: `"${rule}" cannot be read` };
    notes.push(told);
  }
  const note = notes.length === 0 ? null : `${notes.join(". ")}.`;
  if (weekly === "") return { ok: true, week: null, note };
  const reading = parseOsmHours(weekly);
  return reading.ok
    ? { ok: true, week: weekly, note }
    : { ok: false, reason: `"${reading.rule}": ${reading.reason}` };
}

function inWords(rule: string): string | null {
  const holiday = HOLIDAYS.exec(rule)?.[1];
  if (holiday !== undefined) return told("on public holidays", holiday);
  const [, from = "", to, hours = ""] = SEASON.exec(rule) ?? [];
  const [month = ""] = from.split(" ");
  const last = to === undefined || /[A-Z]/.test(to) ? to : `${month} ${to}`;
  const when = last === undefined ? named(from) : `${named(from)} to ${named(last)}`;
  return told(when, hours);
}

function told(when: string, hours: string): string | null {
  const start = when[0] === "o" ? "O" : "";
  const sentence = start + when.slice(start.length);
  if (/^(?:off|closed)$/i.test(hours)) return `Closed ${when}`;
  const reading = parseOsmHours(hours);
  if (!reading.ok) return null;
  const open = weekInShort(formatWeek(reading.hours)).filter((days) => !days.endsWith("Closed"));
  return `${sentence}: ${open.join(", ")}`;
}

/** "October", "December 24" for `Oct`, `Dec 24`. */
function named(date: string): string {
  const name = MONTHS.find((month) => date.startsWith(month.slice(0, 3))) ?? "";
  return name + date.slice(3);
}
