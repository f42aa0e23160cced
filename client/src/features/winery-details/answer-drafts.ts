/** What a winery types, before it becomes answers: every field a text, so that nothing of it is lost. */
import { fieldsOf, isText, parsed, recordOf } from "#client/lib/parse.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { MONTHS } from "#shared/domain/text/months.ts";
import type { AnswerKind, FactAnswer, FactAnswers } from "#shared/domain/winery/confirmed-facts.ts";
import { groupsOf } from "#shared/groups.ts";

/** One fact's answer while it is typed. */
export interface AnswerDraft {
  readonly say?: "right" | "changed" | "hide" | undefined;
  /** Fields by name: `text`, `note`, and of hours and dates `from0`, `days1` …. */
  readonly fields: Readonly<Record<string, string>>;
}

type Drafts = Readonly<Record<string, AnswerDraft>>;

/** What was typed before, where it can be read. */
export const readDrafts = (text: string): Drafts =>
  parsed(text, (drafts) => recordOf(drafts, isDraft)) ?? {};

function isDraft(value: unknown): value is AnswerDraft {
  const { say, fields } = fieldsOf(value);
  return (
    (say === undefined || ["right", "changed", "hide"].some((each) => each === say)) &&
    fields !== null &&
    typeof fields === "object" &&
    Object.values(fieldsOf(fields)).every(isText)
  );
}

/** Lines of hours, and stretches of weeks, that the form has room for. */
const LINES = [0, 1, 2] as const;

/** The days of a week as hours are written. */
export const DAY_CODES = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

type Fields = AnswerDraft["fields"];

/** "2027 Jun 1" of "2027-06-01". */
function written(date: string): string {
  const [year, month = 1, day] = date.split("-").map(Number);
  return `${year} ${MONTHS[month - 1]?.slice(0, 3)} ${day}`;
}

/** What has only an end holds from today on. */
function span(fields: Fields, line: number | ""): string {
  const last = fields[`until${line}`];
  if (!last) return "";
  const from = fields[`from${line}`] || clockInWashington(new Date()).date;
  return `${written(from)}-${written(last)}`;
}

/** The lines that are shown: those with something typed, and an empty one after them. */
export const linesShown = (fields: Fields) => {
  const isTyped = (line: number) =>
    ["days", "opens", "closes", "from", "until"].some((name) => fields[`${name}${line}`]);
  return LINES.filter((line) => line === 0 || isTyped(line) || isTyped(line - 1));
};

/** A field that has to be filled in before an answer says all of what was typed. */
export interface Gap {
  readonly field: string;
  readonly text: string;
}

/** The first gap in what was typed. */
export function gapIn(kind: AnswerKind, { say, fields }: AnswerDraft): Gap | undefined {
  if (say !== "changed" || (kind !== "hours" && kind !== "dates")) return undefined;
  const spans = kind === "hours" ? [""] : LINES;
  const open = spans.find((line) => fields[`from${line}`] && !fields[`until${line}`]);
  if (open !== undefined) return { field: `until${open}`, text: "Until which day?" };
  if (kind === "dates" || fields.text === "appointment") return undefined;
  const gaps = LINES.flatMap((line): Gap[] => {
    const [days, opens, closes] = ["days", "opens", "closes"].map((name) => fields[name + line]);
    if (!days && !opens && !closes) return [];
    if (!days) return [{ field: `opens${line}`, text: "Choose the days of these hours" }];
    if (!opens) return [{ field: `opens${line}`, text: "From when?" }];
    return closes ? [] : [{ field: `closes${line}`, text: "Until when?" }];
  });
  return gaps[0];
}

/** The hours of lines, those of a day together; what a season does not name is closed in it. */
function weekTyped(fields: Fields, when: string): string {
  const timesOf = (code: string) =>
    LINES.filter((line) => fields[`days${line}`]?.includes(code))
      .map((line) => `${fields[`opens${line}`]}-${fields[`closes${line}`]}`)
      .join(",");
  const rules = groupsOf(DAY_CODES, timesOf).map((days) => ({ days, times: timesOf(days[0]) }));
  if (rules.every(({ times }) => times === "")) return "";
  return rules
    .filter(({ times }) => when !== "" || times !== "")
    .map(({ days, times }) => `${when} ${days.join(",")} ${times || "off"}`.trim())
    .join("; ");
}

/** The value in the form in which the guide reads it; empty where nothing was typed. */
function valueTyped(kind: AnswerKind, fields: Fields): string {
  const { text = "", note = "" } = fields;
  switch (kind) {
    case "hours": {
      const when = span(fields, "");
      if (text === "appointment") return `${when} "by appointment"`.trim();
      return weekTyped(fields, when);
    }
    case "dates":
      return LINES.flatMap((line) => span(fields, line) || []).join(", ");
    case "fee":
      return [text, note].filter(Boolean).join(", ");
    default:
      return text;
  }
}

/** The answers of what was typed. */
export function answersOf(
  facts: readonly {
    readonly fact: string;
    readonly kind: AnswerKind;
    readonly shown: string | null;
  }[],
  drafts: Drafts,
): FactAnswers {
  return Object.fromEntries(
    facts.flatMap(({ fact, kind, shown }): [string, FactAnswer][] => {
      const { say, fields = {} } = drafts[fact] ?? {};
      if (say === undefined) return [];
      if (say === "changed") return [[fact, { say, value: valueTyped(kind, fields) }]];
      return [[fact, say === "right" ? { say, shown: shown ?? undefined } : { say }]];
    }),
  );
}
