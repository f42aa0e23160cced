import { asc } from "drizzle-orm";
import type { WineryDto } from "#server/features/wineries/winery-queries.ts";
import { invalidReadyTrip } from "#server/platform/content/valid-rows.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { daysFor, isHalfDay } from "#shared/domain/trips/trip-rules.ts";

const { readyTrips, readyTripStays } = schema;

/** A ready-made trip with its stays in their order. */
export type ReadyTripRow = Awaited<ReturnType<typeof listReadyTrips>>[number];

/** All ready-made trips, the shortest first, those of one length in the order they were written. */
export async function listReadyTrips(db: Db) {
  const trips = await db.query.readyTrips.findMany({ orderBy: asc(readyTrips.id) });
  const stays = await db.query.readyTripStays.findMany({
    orderBy: [asc(readyTripStays.readyTripId), asc(readyTripStays.position)],
  });
  return trips
    .map((trip) => ({
      ...trip,
      stays: stays.filter(({ readyTripId }) => readyTripId === trip.id),
    }))
    .sort((one, other) => lengthOf(one) - lengthOf(other));
}

/**
 * The trips that can be made with the wineries of the guide. A winery that left is left out; a trip
 * that cannot be shown is left out (`invalidReadyTrip`), and told at `/api/health`.
 */
export async function listOpenTrips(db: Db, wineries: readonly WineryDto[]) {
  const bySlug = new Map(wineries.map((winery) => [winery.slug, winery]));
  const trips = (await listReadyTrips(db)).map((trip) => ({
    ...trip,
    stays: trip.stays.map((stay) => ({
      ...stay,
      visited: stay.wineries.flatMap((slug) => bySlug.get(slug) ?? []),
    })),
  }));
  return trips.filter((trip) => invalidReadyTrip(trip, (slug) => bySlug.has(slug)).length === 0);
}

/** Half a day counts less than a whole one. */
function lengthOf({ stays }: { readonly stays: readonly { readonly timeAvailable: string }[] }) {
  return stays.reduce(
    (sum, { timeAvailable }) => sum + (isHalfDay(timeAvailable) ? 0.5 : daysFor(timeAvailable)),
    0,
  );
}
