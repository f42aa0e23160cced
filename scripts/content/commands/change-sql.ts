import { CommandError } from "#scripts/command.ts";
import type { FactSource } from "#shared/api/wineries.ts";
import { formatWeek } from "#shared/domain/winery/opening-hours.ts";
import { parseOsmHours } from "#shared/domain/winery/osm-hours.ts";

/** A text as SQL writes it. */
export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The same where there may be none. */
export const quoteOrNull = (text: string | null | undefined) =>
  typeof text === "string" ? quote(text) : "null";

/** A list of texts as SQL writes it. */
export const texts = (items: readonly string[]) => `array[${items.map(quote).join(", ")}]::text[]`;

/** Where a new value stands. */
export type Source = Pick<FactSource, "name" | "url" | "date" | "sureness">;

/** What a command writes: columns with their SQL, and the facts that the source stands for. */
export interface WineryChange {
  readonly columns: Readonly<Record<string, string>>;
  readonly facts: readonly string[];
  /** Facts that have a value now. */
  readonly known?: readonly string[];
  /** Facts whose old sources stand for nothing any more, besides those that get a new one. */
  readonly gone?: readonly string[];
  /** Facts that nobody knows any more. */
  readonly unknown?: readonly string[];
}

/** A finished migration that changes a winery and says where each new value stands. */
export function changeSql(
  subject: string,
  slug: string,
  change: WineryChange,
  source: Source,
): string {
  const { columns, facts, known = [], unknown = [], gone = [] } = change;
  const removed = [...known, ...unknown].reduce(
    (list, fact) => `array_remove(${list}, ${quote(fact)})`,
    '"unknown_facts"',
  );
  const unknownFacts = unknown.length === 0 ? removed : `${removed} || ${texts(unknown)}`;
  const all = {
    ...columns,
    ...(known.length + unknown.length > 0 && { unknown_facts: unknownFacts }),
    updated_at: "now()",
  };
  const sets = Object.entries(all).map(([column, value]) => `  "${column}" = ${value}`);
  // Where only a source's date is renewed, the row stays as it is.
  const update =
    sets.length === 1
      ? ""
      : `update "wineries" set
${sets.join(",\n")}
where "slug" = ${quote(slug)};
--> statement-breakpoint
`;
  // The old sources of a fact stand for a value that is gone: they go, and the new one comes.
  const ofWinery = `"winery_id" = (select "id" from "wineries" where "slug" = ${quote(slug)})`;
  const old = [...new Set([...facts, ...unknown, ...gone])].map(quote).join(", ");
  const removal = `delete from "fact_sources" where ${ofWinery} and "fact" in (${old})`;
  const { name, url, date, sureness } = source;
  const sources =
    facts.length === 0
      ? `${removal};\n`
      : `with "gone" as (${removal})
insert into "fact_sources" ("winery_id", "fact", "name", "url", "date", "sureness")
select "id", f."fact", ${quote(name)}, ${quoteOrNull(url)}, ${quoteOrNull(date)}, ${quote(sureness)}
from "wineries", unnest(${texts(facts)}) as f ("fact") where "slug" = ${quote(slug)};
`;
  return `-- ${subject.replaceAll("\n", " ")}
${update}${sources}`;
}

/** One example of each form. */
const EXAMPLES = `a week:          "Th-Mo 11:00-17:00"  or  "We-Fr 12:00-17:00; Sa,Su 11:00-18:00"
seasons:         "Apr-Oct Th-Mo 11:00-17:00; Nov-Mar Sa 12:00-16:00"
in winter less:  "Th-Mo 11:00-17:00; Jan 2-Feb 10 off"
one summer:      "Th-Mo 11-17; 2027 Jun 1 to Aug 31, Mo-Su 11-19"
holidays:        "Th-Mo 11:00-17:00; PH off; Dec 24-26 off"
by appointment:  '"by appointment"'  or  'Apr-Oct Sa 11:00-17:00; Nov-Mar "by appointment"'`;

/**
 * The columns that one text of hours fills, as a row has them and as SQL: the hours as written, in words,
 * as a week and as rules for dates.
 *
 * @throws CommandError with the rule that cannot be read, and examples.
 */
export function hoursColumns(text: string) {
  const reading = parseOsmHours(text);
  if (!reading.ok) {
    const why = `"${reading.rule}": ${reading.reason}`;
    throw new CommandError(`${why}. Hours are written so:\n${EXAMPLES}`);
  }
  const json = (value: unknown) => (value === null ? "null" : quote(JSON.stringify(value)));
  const { week, dated } = reading;
  const hours = week && formatWeek(week);
  return {
    row: { hoursAsWritten: text.trim(), hours, openingHours: week, datedHours: dated },
    columns: {
      hours_as_written: quote(text.trim()),
      hours: json(hours),
      opening_hours: json(week),
      dated_hours: json(dated),
    },
  };
}
