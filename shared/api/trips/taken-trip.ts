import type { TakenTrip } from "#shared/domain/take-out/taken-trip.ts";
import { endsOfDays } from "#shared/domain/trips/day-ways.ts";
import { tripTitle } from "#shared/domain/trips/trip-name.ts";
import type { Trip } from "./trip.ts";

/**
 * A trip as a visitor takes it out: its own order where that can be kept, else the best plan.
 *
 * @param origin the site's address, before the path of the trip's page.
 * @returns null for a trip without a winery, and for a town that is in the table no more.
 */
export function takenTripFrom(trip: Trip, origin: string): TakenTrip | null {
  const plan = trip.arranged?.faults.length === 0 ? trip.arranged : trip.plan;
  const ends = plan && endsOfDays(plan.days);
  if (!plan || !ends) return null;
  return {
    id: trip.calendarId,
    version: trip.sequence,
    changedAt: trip.updatedAt,
    title: tripTitle({ ...trip.request, name: trip.name }),
    url: origin + trip.url,
    guests: trip.guests,
    ends,
    plan,
    pins: trip.request.pins ?? [],
    places: trip.places,
    wineries: trip.wineries,
    drives: trip.drives ?? undefined,
    courses: trip.courses,
  };
}
