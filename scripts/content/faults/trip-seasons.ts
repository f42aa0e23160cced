/** In which parts of the year a ready-made trip works, where its wineries' hours have seasons. */
import { addDays } from "#shared/domain/trips/calendar-date.ts";
import {
  type DatedRule,
  type DateSpan,
  type HasHours,
  isOfOneYear,
  isSeason,
  seasonsFrom,
  WHOLE_YEAR,
} from "#shared/domain/winery/dated-hours.ts";

/** Has every day that a season can begin on. */
const A_LEAP_YEAR = 2028;

/** A date in a part of the year: its first day. */
export const firstDateOf = ({ from }: DateSpan) => `${A_LEAP_YEAR}-${from}`.slice(-10);

const isOfEveryYear = ({ when }: DatedRule) => when === "holidays" || !isOfOneYear(when);

/** The seasons of one year alone that have not passed: each is tried on its own. */
export function seasonsOfOneYear(wineries: readonly HasHours[], today: string): DateSpan[] {
  const rules = wineries.flatMap(({ datedHours }) => datedHours ?? []);
  return rules.flatMap(({ when }) =>
    isSeason(when) && isOfOneYear(when) && when.until >= today ? [when] : [],
  );
}

/** The parts of the year in each of which no winery's week changes; the whole year where none ever does. */
export function partsOfYear(wineries: readonly HasHours[]): DateSpan[] {
  const seasons = wineries.flatMap(({ datedHours }) =>
    seasonsFrom(datedHours?.filter(isOfEveryYear), `${A_LEAP_YEAR}-01-01`),
  );
  const begins = [...new Set(seasons.flatMap(({ from }) => from?.slice(5) ?? []))].sort();
  return begins.length === 0
    ? [WHOLE_YEAR]
    : begins.map((from, index) => ({
        from,
        until: dayBefore(begins[index + 1] ?? begins[0] ?? WHOLE_YEAR.from),
      }));
}

const dayBefore = (day: string): string => addDays(`${A_LEAP_YEAR}-${day}`, -1).slice(5);

/** Those of the year's parts for which a test holds, parts that follow each other as one. */
export function partsThat(
  parts: readonly DateSpan[],
  holds: (part: DateSpan) => boolean,
): DateSpan[] {
  const flags = parts.map(holds);
  const firstNot = flags.indexOf(false);
  // From the end of a part that fails, so that no run is cut at New Year.
  const inOrder = [...parts.slice(firstNot + 1), ...parts.slice(0, firstNot + 1)];
  const runs: DateSpan[] = [];
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
