/** What migrations do to rows, and how editors read it. */
import { isDeepStrictEqual } from "node:util";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import { datedHoursInWords } from "#shared/domain/winery/hours-in-words.ts";
import { parseOsmHours } from "#shared/domain/winery/osm-hours.ts";

/** Tables whose rows are content. */
export const CONTENT_TABLES = [
  "wineries",
  "fact_sources",
  "posts",
  "cities",
  "ready_trips",
  "ready_trip_stays",
  "places_to_eat_and_stay",
] as const;

type Cells = Readonly<Record<string, unknown>>;

/** One row that a statement inserted, updated or deleted. */
export interface Change {
  readonly table: string;
  /** The row's slug or name; of a source, the slug of its winery; of a stay, that of its trip. */
  readonly row: string;
  /** Null for a new row. */
  readonly before: Cells | null;
  /** Null for a deleted row. */
  readonly after: Cells | null;
}

/** Columns that change by themselves. */
const AUTOMATIC = new Set(["id", "created_at", "updated_at"]);
/** Other forms of `hours_as_written`. */
const DERIVED_FROM_HOURS = new Set(["hours", "opening_hours", "dated_hours"]);
const LONGEST = 60;

/** The columns of a row that a change gives another value, in the table's order. */
export function changedColumns({ before, after }: Change): string[] {
  const columns = Object.keys(after ?? before ?? {}).filter((column) => !AUTOMATIC.has(column));
  if (before === null || after === null) return columns;
  return columns.filter((column) => !isDeepStrictEqual(before[column], after[column]));
}

/** What a change does, a line for each column: `abeja: phone +15095551234 → +15095554321`; of hours the seasons not over by `today`. */
export function changeInWords(change: Change, today: CalendarDate): string[] {
  const { table, row, before, after } = change;
  if (table === "fact_sources") return [`${row}: ${sourceInWords(before, after)}`];
  if (before === null) return [`${row}: new in ${table}`];
  if (after === null) return [`${row}: gone from ${table}`];
  const columns = changedColumns(change);
  const listed = columns.includes("hours_as_written")
    ? columns.filter((column) => !DERIVED_FROM_HOURS.has(column))
    : columns;
  const ordered = (column: string) =>
    column === "unknown_facts" && isSameList(before[column], after[column]);
  return [
    ...listed
      .filter((column) => !ordered(column))
      .map((column) => `${row}: ${column} ${cellChange(before[column], after[column])}`),
    ...(columns.includes("hours_as_written")
      ? hoursInWords(row, after.hours_as_written, today)
      : []),
  ];
}

/** Dated hours as a visitor reads them, a line for each season and exception. */
function hoursInWords(row: string, written: unknown, today: CalendarDate): string[] {
  const reading = typeof written === "string" ? parseOsmHours(written) : null;
  if (!reading?.ok || reading.dated === null) return [];
  return datedHoursInWords(reading.dated, today).map((part) => `${row}: hours, ${part}`);
}

function sourceInWords(before: Cells | null, after: Cells | null): string {
  const { fact, name, date } = after ?? before ?? {};
  const what = before === null ? "new source" : after === null ? "source gone" : "source changed";
  return `${what} of ${fact}: ${name}${date ? `, ${date}` : ""}`;
}

function cellChange(before: unknown, after: unknown): string {
  if (isTexts(before) && isTexts(after)) {
    const added = after.filter((text) => !before.includes(text)).map((text) => `+ ${text}`);
    const removed = before.filter((text) => !after.includes(text)).map((text) => `− ${text}`);
    const moved = added.length + removed.length === 0 ? ["in another order"] : [];
    return [...removed, ...added, ...moved].join(", ");
  }
  if (typeof before === "string" && typeof after === "string") return textChange(before, after);
  return `${shown(before)} → ${shown(after)}`;
}

/** Of long texts, the passage that differs. */
function textChange(before: string, after: string): string {
  if (before.length <= LONGEST && after.length <= LONGEST) return `${before} → ${after}`;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  const passage = (text: string) => {
    const from = Math.max(0, start - 15);
    return `…${shortened(text.slice(from, text.length - end + 15))}…`;
  };
  return `${passage(before)} → ${passage(after)}`;
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  return shortened(typeof value === "string" ? value : JSON.stringify(value));
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > LONGEST * 2 ? `${line.slice(0, LONGEST * 2)}…` : line;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** The list of unknown facts has no order. */
function isSameList(one: unknown, other: unknown): boolean {
  return isTexts(one) && isTexts(other) && isDeepStrictEqual([...one].sort(), [...other].sort());
}
