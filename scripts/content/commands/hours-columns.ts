import { CommandError } from "#scripts/command.ts";
import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import { formatWeek } from "#shared/domain/winery/opening-hours.ts";
import { parseOsmHours } from "#shared/domain/winery/osm-hours.ts";
import { quote } from "./change-sql.ts";

/** The columns that one text of hours fills, as a row has them and as SQL. */
interface HoursColumns {
  readonly row: Pick<WineryRow, "hoursAsWritten" | "hours" | "openingHours" | "datedHours">;
  readonly columns: Readonly<Record<string, string>>;
}

/** One example of each form. */
const EXAMPLES = `a week:          "Th-Mo 11:00-17:00"  or  "We-Fr 12:00-17:00; Sa,Su 11:00-18:00"
seasons:         "Apr-Oct Th-Mo 11:00-17:00; Nov-Mar Sa 12:00-16:00"
in winter less:  "Th-Mo 11:00-17:00; Jan 2-Feb 10 off"
one summer:      "Th-Mo 11-17; 2027 Jun 1 to Aug 31, Mo-Su 11-19"
holidays:        "Th-Mo 11:00-17:00; PH off; Dec 24-26 off"
by appointment:  '"by appointment"'  or  'Apr-Oct Sa 11:00-17:00; Nov-Mar "by appointment"'`;

/**
 * A winery's hours as its row has them: as written, in words, as a week and as rules for dates.
 *
 * @throws CommandError with the rule that cannot be read, and examples.
 */
export function hoursColumns(text: string): HoursColumns {
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
