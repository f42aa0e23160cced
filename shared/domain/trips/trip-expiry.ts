import { addDays, type CalendarDate } from "./calendar-date.ts";

/** Days after a trip's last day. */
const TRIP_KEPT_DAYS = 90;
/** The most days after the last change, however far away the trip's date is. */
const MAX_KEPT_DAYS = 3 * 365;

/**
 * The last day of an anonymous trip's link: 90 days after the trip's last day or its last change,
 * whichever is later.
 *
 * @param today the date in Washington on which the trip is created or changed.
 */
export function expiryOf(
  trip: { readonly startDate: CalendarDate | null; readonly days: number },
  today: CalendarDate,
): CalendarDate {
  const latest = addDays(today, MAX_KEPT_DAYS);
  const lastDay = trip.startDate === null ? today : addDays(trip.startDate, trip.days - 1);
  const kept = addDays(lastDay < today ? today : lastDay, TRIP_KEPT_DAYS);
  if (kept > latest) return latest;
  return kept;
}
