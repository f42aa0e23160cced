/** Hours as schema.org structured data. */
import { addDays, type CalendarDate, weekdayOf } from "../../trips/calendar-date.ts";
import {
  type HasHours,
  hoursOn,
  type Season,
  seasonsFrom,
  weekOn,
} from "../../winery/dated-hours.ts";
import {
  clockDigits,
  type DayHours,
  WEEKDAYS,
  type WeeklyHours,
  weekdayName,
} from "../../winery/opening-hours.ts";
import type { StructuredData } from "./page-metadata.ts";

const DAYS_AHEAD = 365;

/**
 * The week or the seasons of the coming year, and dates with other hours. Weekdays by appointment and
 * periods without an end are left out; a date on which it is closed or by appointment is midnight to
 * midnight, as search engines expect.
 */
export function hoursData(place: HasHours, today: CalendarDate): StructuredData {
  const { openingHours, datedHours } = place;
  if (openingHours === null && !datedHours) return {};
  const seasons = seasonsFrom(datedHours, today);
  const usual =
    seasons.length === 0
      ? openTimes(openingHours, {})
      : seasons.flatMap(({ week, ...span }) => openTimes(week, validity(span)));
  const special = specialTimes(place, today);
  return {
    ...(usual.length > 0 && { openingHoursSpecification: usual }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

const validity = ({ from, until }: Omit<Season, "week">): StructuredData => ({
  ...(from && { validFrom: from }),
  ...(until && { validThrough: until }),
});

function openTimes(weekly: WeeklyHours | null, valid: StructuredData): StructuredData[] {
  return WEEKDAYS.flatMap((weekday) =>
    periodsOf(weekly?.[weekday]).map((times) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${weekdayName(weekday)}`,
      ...times,
      ...valid,
    })),
  );
}

/** The dates whose hours differ from the season's. */
function specialTimes(place: HasHours, today: CalendarDate): StructuredData[] {
  const { datedHours } = place;
  if (!datedHours) return [];
  return Array.from({ length: DAYS_AHEAD }, (_, day) => addDays(today, day)).flatMap((date) => {
    const hours = hoursOn(place, date);
    const usual = weekOn(datedHours, date)?.[weekdayOf(date)];
    if (JSON.stringify(hours) === JSON.stringify(usual)) return [];
    const isShut = hours === null || hours?.length === 0;
    const times = isShut ? [CLOSED] : periodsOf(hours);
    return times.map((each) => ({
      "@type": "OpeningHoursSpecification",
      ...each,
      validFrom: date,
      validThrough: date,
    }));
  });
}

const CLOSED = { opens: "00:00", closes: "00:00" };

const periodsOf = (day: DayHours = []) =>
  (day ?? []).flatMap(({ opens, closes }) =>
    closes === null ? [] : { opens: clockDigits(opens), closes: clockDigits(closes) },
  );
