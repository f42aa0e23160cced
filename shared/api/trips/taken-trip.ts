import { positionOf } from "#shared/domain/places/position.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import type { TakenTrip } from "#shared/domain/take-out/taken-trip.ts";
import type { Trip } from "./trip.ts";

/**
 * A trip as a visitor takes it out: its own order where that can be kept, else the best plan.
 *
 * @param origin the site's address, before the path of the trip's page.
 * @returns null for a trip without a winery, and for a town that is in the table no more.
 */
export function takenTripFrom(trip: Trip, origin: string): TakenTrip | null {
  const plan = trip.arranged?.faults.length === 0 ? trip.arranged : trip.plan;
  const town = findTown(trip.request.base);
  const position = town && positionOf(town);
  if (!plan || !position) return null;
  return {
    id: trip.calendarId,
    version: trip.sequence,
    changedAt: trip.updatedAt,
    title: trip.name ?? `Wine trip from ${trip.request.base}`,
    url: origin + trip.url,
    guests: trip.guests,
    base: { name: trip.request.base, ...position },
    plan,
    pins: trip.request.pins ?? [],
    wineries: trip.wineries,
    drives: trip.drives ?? undefined,
  };
}
