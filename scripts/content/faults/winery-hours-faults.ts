import { isDeepStrictEqual } from "node:util";
import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import { formatWeek } from "#shared/domain/winery/opening-hours.ts";
import { parseOsmHours } from "#shared/domain/winery/osm-hours.ts";
import { type RowFault, unless } from "./content-fault.ts";

/** The command that writes all columns of hours. */
export const REWRITE = 'npm run content:new -- hours "..." prints the columns from one text';

type Hours = Pick<WineryRow, "hours" | "openingHours" | "hoursAsWritten" | "datedHours">;

/** A winery's hours stand four times in its row: the text, and what the code and readers make of it. */
export function hoursFaults(row: Hours): RowFault[] {
  // Some say "by appointment" without a text of their own.
  const written = row.hoursAsWritten ?? (row.openingHours && '"by appointment"');
  const reading = written === null ? null : parseOsmHours(written);
  if (reading?.ok === false) {
    return [{ field: "hours_as_written", advice: `"${reading.rule}": ${reading.reason}` }];
  }
  const { week, dated } = reading ?? { week: null, dated: null };
  const columns: readonly (readonly [string, unknown, unknown])[] = [
    ["hours", row.hours, week && formatWeek(week)],
    ["opening_hours", row.openingHours, week],
    ["dated_hours", row.datedHours, dated],
  ];
  const others = columns.flatMap(([column, stands, read]) =>
    isDeepStrictEqual(stands, read) ? [] : column,
  );
  return unless(
    others.length === 0,
    ["hours_as_written", ...others].join(", "),
    `these do not say the same; ${REWRITE}`,
  );
}
