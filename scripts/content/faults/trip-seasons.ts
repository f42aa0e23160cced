/** In which parts of the year a ready-made trip works, where its wineries' hours have seasons. */
import { type HasHours, seasonsFrom, type YearSpan } from "#shared/domain/winery/dated-hours.ts";

/** Has every day that a season can begin on. */
const A_LEAP_YEAR = 2028;
const WHOLE_YEAR: YearSpan = { from: "01-01", until: "12-31" };

/** A date in a part of the year: its first day. */
export const firstDateOf = ({ from }: YearSpan) => `${A_LEAP_YEAR}-${from}`;

/** The parts of the year in each of which no winery's week changes; the whole year where none ever does. */
export function partsOfYear(wineries: readonly HasHours[]): YearSpan[] {
  const seasons = wineries.flatMap(({ datedHours }) =>
    seasonsFrom(datedHours, `${A_LEAP_YEAR}-01-01`),
  );
  const begins = [...new Set(seasons.map(({ from }) => from))].sort();
  return begins.length === 0
    ? [WHOLE_YEAR]
    : begins.map((from, index) => ({
        from,
        until: dayBefore(begins[index + 1] ?? begins[0] ?? WHOLE_YEAR.from),
      }));
}

function dayBefore(day: string): string {
  const at = new Date(`${A_LEAP_YEAR}-${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - 1);
  return at.toISOString().slice(5, 10);
}

/** Those of the year's parts for which a test holds, parts that follow each other as one. */
export function partsThat(
  parts: readonly YearSpan[],
  holds: (part: YearSpan) => boolean,
): YearSpan[] {
  const flags = parts.map(holds);
  const firstNot = flags.indexOf(false);
  // From the end of a part that fails, so that no run is cut at New Year.
  const inOrder = [...parts.slice(firstNot + 1), ...parts.slice(0, firstNot + 1)];
  const runs: YearSpan[] = [];
  let open = false;
  for (const part of inOrder) {
    const last = runs.at(-1);
    const works = flags[parts.indexOf(part)] === true;
    if (works && open && last) runs[runs.length - 1] = { from: last.from, until: part.until };
    else if (works) runs.push(part);
    open = works;
  }
  return runs;
}
