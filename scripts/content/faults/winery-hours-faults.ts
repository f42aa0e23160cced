import { isDeepStrictEqual } from "node:util";
import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import { formatWeek, WEEKDAYS, type WeeklyHours } from "#shared/domain/winery/opening-hours.ts";
import { parseOsmHours } from "#shared/domain/winery/osm-hours.ts";
import { type RowFault, unless } from "./content-fault.ts";

const MINUTES_A_DAY = 24 * 60;
const REWRITE = 'npm run content:new -- hours "..." prints the three columns from one text';

type Hours = Pick<WineryRow, "hours" | "openingHours" | "hoursAsWritten">;

/** A winery's hours stand three times in its row: as written, as numbers and in words. */
export function hoursFaults({ hours, openingHours, hoursAsWritten }: Hours): RowFault[] {
  if (openingHours === null || hours === null) {
    return [
      ...unless(
        openingHours === hours,
        "hours",
        `fill in hours and opening_hours, or neither; ${REWRITE}`,
      ),
      ...unless(
        hoursAsWritten === null,
        "hours_as_written",
        `hours and opening_hours are missing for it; ${REWRITE}`,
      ),
    ];
  }
  return [
    ...unless(
      WEEKDAYS.every((day) => isOrdered(openingHours, day)),
      "opening_hours",
      "each period closes after it opens, by midnight, and before the day's next one opens",
    ),
    ...wordFaults(hours, openingHours),
    ...writtenFaults(hoursAsWritten, openingHours),
  ];
}

function isOrdered(weekly: WeeklyHours, day: (typeof WEEKDAYS)[number]): boolean {
  const times = (weekly[day] ?? []).flatMap(({ opens, closes }) => [
    opens,
    closes ?? MINUTES_A_DAY,
  ]);
  return times.every((time, index) => {
    const earlier = times[index - 1] ?? -1;
    // A period may begin at the minute the one before it ends; it may not be empty.
    return time <= MINUTES_A_DAY && (index % 2 === 0 ? time >= earlier : time > earlier);
  });
}

function wordFaults(hours: NonNullable<Hours["hours"]>, weekly: WeeklyHours): RowFault[] {
  const words = formatWeek(weekly);
  return WEEKDAYS.filter((day) => hours[day] !== words[day]).map((day) => ({
    field: `hours.${day}`,
    advice: `reads "${hours[day]}" where opening_hours say "${words[day]}"; ${REWRITE}`,
  }));
}

function writtenFaults(written: string | null, weekly: WeeklyHours): RowFault[] {
  if (written === null) return [];
  const reading = parseOsmHours(written);
  if (!reading.ok) {
    return [{ field: "hours_as_written", advice: `"${reading.rule}": ${reading.reason}` }];
  }
  return unless(
    isDeepStrictEqual(reading.hours, weekly),
    "opening_hours",
    `these are not the hours that hours_as_written gives; ${REWRITE}`,
  );
}
