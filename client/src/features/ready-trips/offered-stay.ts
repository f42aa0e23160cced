import type { ReadyTrip } from "#shared/api/ready-trips.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { nextDateOn } from "#shared/domain/trip/ready-trip.ts";

/**
 * A stay of a ready-made trip as answers of the planner's form, beginning on the next such weekday.
 * @param number counted from 1; undefined where the trip has no such stay.
 */
export function offeredStay(trip: ReadyTrip, number: number, now: Date) {
  const stay = trip.stays[number - 1];
  if (!stay) return undefined;
  const { base, timeAvailable, drivingDistance, wineriesPerDay, startWeekday, wineries } = stay;
  return {
    title: trip.stays.length > 1 ? `${trip.title}: ${base}` : trip.title,
    form: {
      accommodation: base,
      timeAvailable,
      drivingDistance,
      wineriesPerDay,
      startDate: nextDateOn(startWeekday, clockInWashington(now).date),
    },
    wineryIds: wineries,
  };
}
