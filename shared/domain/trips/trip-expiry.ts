import { addDays, type CalendarDate } from "./calendar-date.ts";

/** An anonymous trip is kept so many days after its last day. */
const TRIP_KEPT_DAYS = 90;
/** No trip is kept for longer than this after it was last changed, however far away its date is. */
const LONGEST_KEPT_DAYS = 3 * 365;

/**
 * The last day on which an anonymous trip is there: 90 days after its last day, or after its last
 * change where that is later or the trip has no date.
 *
 * @param today the date in Washington on which the trip is made or changed.
 */
export function expiryOf(
  trip: { readonly startDate: CalendarDate | null; readonly days: number },
  today: CalendarDate,
): CalendarDate {
  const latest = addDays(today, LONGEST_KEPT_DAYS);
  const start = trip.startDate ?? today;
  // Dates compare as texts; one far away is cut first, so that no year gets a fifth digit.
  if (start > latest) return latest;
  const lastDay = trip.startDate === null ? today : addDays(start, trip.days - 1);
  const kept = addDays(lastDay < today ? today : lastDay, TRIP_KEPT_DAYS);
  if (kept > latest) return latest;
  return kept;
}
