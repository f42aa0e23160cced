/** What a winery types, before it becomes answers: every field a text, so that nothing of it is lost. */
import { fieldsOf, isText, parsed, recordOf } from "#client/lib/parse.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { MONTHS } from "#shared/domain/text/months.ts";
import type { AnswerKind, FactAnswer, FactAnswers } from "#shared/domain/winery/confirmed-facts.ts";

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
export const LINES = [0, 1, 2] as const;

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
  const today = clockInWashington(new Date()).date;
  const last = fields[`until${line}`];
  const from = fields[`from${line}`] || (last ? today : "");
  return from === "" ? "" : `${written(from)}-${written(last || from)}`;
}

/** The value in the form in which the guide reads it; empty where nothing was typed. */
function valueTyped(kind: AnswerKind, fields: Fields): string {
  const { text = "", note = "" } = fields;
  switch (kind) {
    case "hours": {
      const when = span(fields, "");
      const open = LINES.flatMap((line) => {
        const days = DAY_CODES.filter((code) => (fields[`days${line}`] ?? "").includes(code));
        const times = `${fields[`opens${line}`] ?? ""}-${fields[`closes${line}`] ?? ""}`;
        return days.length > 0 ? [`${when} ${days.join(",")} ${times}`.trim()] : [];
      });
      if (text === "appointment") return `${when} "by appointment"`.trim();
      return open.join("; ");
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
