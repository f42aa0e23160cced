import { asc } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import { isHalfDay } from "#shared/domain/trip/ready-trip.ts";
import { daysFor } from "#shared/domain/trip/trip-rules.ts";

const { readyTrips, readyTripStays } = schema;

type TripRow = typeof readyTrips.$inferSelect;
type StayRow = typeof readyTripStays.$inferSelect;

/** A ready-made trip with its stays in their order. */
export type ReadyTripRow = TripRow & { readonly stays: readonly StayRow[] };

/** All ready-made trips, the shortest first, those of one length in the order they were written. */
export async function listReadyTrips(db: Db): Promise<ReadyTripRow[]> {
  const trips = await db.select().from(readyTrips).orderBy(asc(readyTrips.id));
  const stays = await db
    .select()
    .from(readyTripStays)
    .orderBy(asc(readyTripStays.readyTripId), asc(readyTripStays.position));
  return trips
    .map((trip) => ({
      ...trip,
      stays: stays.filter(({ readyTripId }) => readyTripId === trip.id),
    }))
    .sort((one, other) => lengthOf(one) - lengthOf(other));
}

/** Half a day counts less than a whole one. */
function lengthOf({ stays }: ReadyTripRow): number {
  return stays.reduce(
    (sum, { timeAvailable }) => sum + (isHalfDay(timeAvailable) ? 0.5 : daysFor(timeAvailable)),
    0,
  );
}
