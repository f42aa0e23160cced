import { type TakenTrip, takenTrip } from "#shared/domain/take-out/taken-trip.ts";
import type { Trip } from "./trip.ts";

/**
 * A trip as a visitor takes it out: its own order where that can be kept, else the best plan.
 *
 * @param origin the site's address, before the path of the trip's page.
 * @returns null for a trip without a winery, and for a town that is in the table no more.
 */
export function takenTripFrom(trip: Trip, origin: string): TakenTrip | null {
  const { name, guests, places, wineries, courses } = trip;
  const plan = trip.arranged?.faults.length === 0 ? trip.arranged : trip.plan;
  if (!plan) return null;
  return takenTrip({
    ...{ plan, wineries, courses },
    trip: { ...trip.request, name, guests, places },
    drives: trip.drives ?? undefined,
    page: {
      id: trip.calendarId,
      version: trip.sequence,
      changedAt: trip.updatedAt,
      url: origin + trip.url,
    },
  });
}
