import { isDeepStrictEqual } from "node:util";
import { minutesInDay } from "date-fns/constants";
import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import { formatWeek, WEEKDAYS, type WeeklyHours } from "#shared/domain/winery/opening-hours.ts";
import { parseOsmHours } from "#shared/domain/winery/osm-hours.ts";
import { type RowFault, unless } from "./content-fault.ts";

/** The command that writes all columns of hours. */
export const REWRITE = 'npm run content:new -- hours "..." prints the columns from one text';

type Hours = Pick<WineryRow, "hours" | "openingHours" | "hoursAsWritten" | "datedHours">;

/** A winery's hours stand four times in its row: as written, as numbers, in words and by date. */
export function hoursFaults(row: Hours): RowFault[] {
  const { hours, openingHours, hoursAsWritten, datedHours } = row;
  if (datedHours !== null && hoursAsWritten === null) {
    return [{ field: "dated_hours", advice: `hours_as_written is missing for it; ${REWRITE}` }];
  }
  if (openingHours === null || hours === null) {
    return [
      ...unless(
        openingHours === hours,
        "hours",
        `fill in hours and opening_hours, or neither; ${REWRITE}`,
      ),
      ...unless(
        hoursAsWritten === null || datedHours !== null,
        "hours_as_written",
        `hours and opening_hours are missing for it; ${REWRITE}`,
      ),
      ...(datedHours === null ? [] : writtenFaults(row)),
    ];
  }
  return [
    ...unless(
      WEEKDAYS.every((day) => isOrdered(openingHours, day)),
      "opening_hours",
      "each period closes after it opens, by midnight, and before the day's next one opens",
    ),
    ...wordFaults(hours, openingHours),
    ...writtenFaults(row),
  ];
}

function isOrdered(weekly: WeeklyHours, day: (typeof WEEKDAYS)[number]): boolean {
  const times = (weekly[day] ?? []).flatMap(({ opens, closes }) => [opens, closes ?? minutesInDay]);
  return times.every((time, index) => {
    const earlier = times[index - 1] ?? -1;
    // A period may begin at the minute the one before it ends; it may not be empty.
    return time <= minutesInDay && (index % 2 === 0 ? time >= earlier : time > earlier);
  });
}

function wordFaults(hours: NonNullable<Hours["hours"]>, weekly: WeeklyHours): RowFault[] {
  const words = formatWeek(weekly);
  return WEEKDAYS.filter((day) => hours[day] !== words[day]).map((day) => ({
    field: `hours.${day}`,
    advice: `reads "${hours[day]}" where opening_hours say "${words[day]}"; ${REWRITE}`,
  }));
}

function writtenFaults({ hoursAsWritten, openingHours, datedHours }: Hours): RowFault[] {
  if (hoursAsWritten === null) return [];
  const reading = parseOsmHours(hoursAsWritten);
  if (!reading.ok) {
    return [{ field: "hours_as_written", advice: `"${reading.rule}": ${reading.reason}` }];
  }
  const other = `these are not the hours that hours_as_written gives; ${REWRITE}`;
  return [
    ...unless(isDeepStrictEqual(reading.week, openingHours), "opening_hours", other),
    ...unless(isDeepStrictEqual(reading.dated, datedHours), "dated_hours", other),
  ];
}
