import type { Guide } from "#server/features/wineries/guide-answers.ts";
import { planStay } from "#server/planning/plan-stay.ts";
import type { ClientPlanner } from "#server/planning/planner.ts";
import type { ReadyTrip, ReadyTripSummary } from "#shared/api/ready-trips.ts";

/** The trips that can be made today, as lists have them. */
export const listTripSummaries = ({ readyTrips }: Guide): ReadyTripSummary[] =>
  readyTrips.map((trip) => ({
    ...trip,
    stays: trip.stays.map((stay) => ({ ...stay, wineries: stay.visited.map(({ id }) => id) })),
  }));

/** Finds a trip with its plan, by its slug. */
export async function findPlannedTrip(
  { readyTrips }: Guide,
  slug: string,
  planner: ClientPlanner,
): Promise<ReadyTrip | undefined> {
  const trip = readyTrips.find((each) => each.slug === slug);
  if (!trip) return undefined;
  const visited = trip.stays.flatMap((stay) => stay.visited);
  return {
    ...trip,
    words: trip.words.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    stays: await Promise.all(
      trip.stays.map(async (stay) => ({
        ...stay,
        ...(await planStay(stay, stay.visited, planner)),
        wineries: stay.visited.map(({ id }) => id),
      })),
    ),
    wineries: [...new Map(visited.map((winery) => [winery.id, winery])).values()],
  };
}
