import { DrizzleQueryError } from "drizzle-orm";
import { databaseFailure } from "./db-failures.ts";

/** The database and this build do not belong together, or a migration cannot run. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/** What PostgreSQL says of a failed statement, where it says it. */
interface Refusal {
  readonly message: string;
  readonly code?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly detail?: string;
  /** Where in the statement, from 1, as text. */
  readonly position?: string;
}

interface FailedStatement {
  /** The migration's name without `.sql`. */
  readonly name: string;
  readonly text: string;
  readonly error: unknown;
  /** The whole file, for the line of the fault. */
  readonly file?: string;
}

/**
 * What an operator or an editor reads of a statement that the database refused: file, row, fault and
 * remedy in one line. A connection that broke is no fault of the migration and stays what it is.
 */
export function migrationFailure(failed: FailedStatement): unknown {
  const failure = databaseFailure(failed.error);
  if (!failure || failure.away) return failed.error;
  return new MigrationError(failureLine(failed), { cause: failed.error });
}

/** `0021_correct_x.sql, line 12, abeja: …: what to do`. */
export function failureLine({ name, text, error, file }: FailedStatement): string {
  const refusal = refusalOf(error);
  const line = file === undefined ? undefined : lineOfFault(file, text, refusal);
  const where = [`${name}.sql`, line && `line ${line}`, rowOf(text, refusal)];
  const lines = `${where.filter(Boolean).join(", ")}: ${remedy(refusal)}`.split("\n");
  return lines.map((each) => each.trim()).join(" ");
}

function refusalOf(error: unknown): Refusal {
  const failed = error instanceof DrizzleQueryError ? error.cause : error;
  return failed instanceof Error ? failed : { message: String(failed) };
}

function lineOfFault(file: string, text: string, refusal: Refusal): number | undefined {
  const form = refusal.code === "23502" ? lineOfColumn(file, text, refusal.column) : undefined;
  return form ?? lineOf(file, text, refusal.position);
}

/** The line, from 1, of the value under the comment that an editor's form has for a column. */
function lineOfColumn(file: string, text: string, column = ""): number | undefined {
  const lines = file.split("\n");
  const first = (lineOf(file, text, undefined) ?? 1) - 1;
  const comment = new RegExp(`^\\s*-- (?:\\w+, )*${column}\\b`);
  const at = lines.findIndex((line, index) => index >= first && comment.test(line));
  if (column === "" || at < 0) return undefined;
  return lines.findIndex((line, index) => index > at && !/^\s*--/.test(line)) + 1;
}

/** The line of a file, from 1, where the database stopped reading a statement of it. */
function lineOf(file: string, text: string, position: string | undefined): number | undefined {
  const start = file.indexOf(text.trim());
  if (start < 0) return undefined;
  const leading = text.length - text.trimStart().length;
  const within = position === undefined ? 0 : Math.max(0, Number(position) - 1 - leading);
  return file.slice(0, start + within).split("\n").length;
}

/** The slug of the row, as the refusal or the statement says it. */
function rowOf(text: string, { detail }: Refusal): string | undefined {
  return (
    /Failing row contains \(\d+, ([a-z0-9-]+),/.exec(detail ?? "")?.[1] ??
    [...text.matchAll(/"?slug"?\s*=\s*'([^']+)'/g)].at(-1)?.[1] ??
    /values\s*\((?:\s*--[^\n]*\n)*\s*'([a-z0-9-]+)'/i.exec(text)?.[1]
  );
}

/** What a rule of the tables asks for, by its name or, where several tables have it, by the name's end. */
const RULES: Readonly<Record<string, string>> = {
  date_format:
    "the date of a source is a day, a month or a year: 2026-08-16, 2026-08, 2026, or null",
  sureness_known: "sureness is 'high', 'medium' or 'low'",
  slug_format: 'a slug has lower-case letters, digits and single hyphens: "cote-bonneville"',
  posts_published_at_finite: "published_at is a day and a time: '2026-11-21 09:00-08', or null",
  places_to_eat_and_stay_kind_known: "kind is 'eat', 'stay' or 'both'",
  places_to_eat_and_stay_position_whole: "latitude and longitude are both given or both null",
  wineries_latitude_range: "latitude is between -90 and 90; in Washington 45.5 to 49",
  wineries_longitude_range: "longitude is between -180 and 180; in Washington -124.8 to -116.9",
  wineries_founded_range: "founded is a year from 1850 on, or null",
  wineries_fee_not_negative: "tasting_fee is dollars a person, 0 or more, or null",
  wineries_rating_range: "rating is a number from 0 to 5, or null",
  wineries_yelp_range: "yelp_rating is a number from 0 to 5, or null",
  wineries_wine_searcher_range: "wine_searcher_rating is a whole number from 0 to 100, or null",
  wineries_left_with_reason: "left_kind and left_reason are both given or both null",
  wineries_left_kind_known:
    "left_kind is 'closed', 'private', 'unconfirmed' or 'not-a-winery', or null",
  wineries_left_since_date: "left_since is a year or a month: '2026' or '2026-10', or null",
};

const ruleOf = (constraint = "") =>
  Object.entries(RULES).find(([name]) => constraint.endsWith(name))?.[1] ??
  "correct the column it names";

function remedy({ message, code, column, constraint, detail }: Refusal): string {
  switch (code) {
    case "23502":
      return `"${column}" has no value: fill it in (the columns marked required need one)`;
    case "23503":
      return `${detail ?? message} Name a row that is there: check the slug`;
    case "23505":
      return `${detail ?? message} Give the row another one, or change the existing row instead`;
    case "23514":
      return `a value breaks the rule "${constraint}": ${ruleOf(constraint)}`;
    case "22P02":
      return `${message}: numbers need a point (12.50), lists need array['a', 'b']::text[], JSON needs double quotes ({"a": 1})`;
    case "22007":
    case "22008":
      return `${message}: write a date as '2026-11-21' and a time as '2026-11-21 09:00-08'`;
    case "22003":
      return `${message}: the number is too large for its column`;
    case "42601":
      return `${message}: look for a missing comma, a missing "--> statement-breakpoint" between two statements, or an apostrophe that is not doubled ('')`;
    case "42703":
      return `${message}: names of columns stand as in npm run content:new -- winery; a text stands in single quotes ('...')`;
    case "42P01":
      return `${message}: content stands in "wineries", "fact_sources", "posts", "cities", "ready_trips" and "places_to_eat_and_stay"`;
    case "42804":
      return `${message}: a text stands in quotes ('...'), a number does not, a list is array['a']::text[]`;
    default:
      return detail === undefined ? message : `${message} (${detail})`;
  }
}
