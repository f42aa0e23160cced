import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import { planStay } from "#server/planning/plan-stay.ts";
import type { ClientPlanner, Planner } from "#server/planning/planner.ts";
import { keepContent } from "#server/platform/content/keep-content.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { ReadyTrip, ReadyTripSummary } from "#shared/api/ready-trips.ts";
import { listOpenTrips } from "./ready-trip-queries.ts";

/** The trips that can be made today, with the wineries they visit as visitors see them today. */
const listOpenTripsToday = async ({ db, guide }: Pick<AppDeps, "db"> & GuideDeps) =>
  listOpenTrips(db, (await guide()).wineries);

type OpenTripToday = Awaited<ReturnType<typeof listOpenTripsToday>>[number];

/** The trips that can be made today, as lists have them. */
export async function listTripSummaries(
  deps: Pick<AppDeps, "db"> & GuideDeps,
): Promise<ReadyTripSummary[]> {
  return (await listOpenTripsToday(deps)).map((trip) => ({
    ...trip,
    stays: trip.stays.map((stay) => ({ ...stay, wineries: stay.visited.map(({ id }) => id) })),
  }));
}

/** Finds a trip with its plan, by its slug. */
export function plannedTrips(
  deps: Pick<AppDeps, "db" | "logger" | "now"> & GuideDeps,
  planner: Pick<Planner, "site">,
): (slug: string) => Promise<ReadyTrip | undefined> {
  const read = keepContent(
    { ...deps, read: () => listOpenTripsToday(deps) },
    (trips: OpenTripToday[]) => trips,
  );
  return async (slug) => {
    const trip = (await read()).find((each) => each.slug === slug);
    return trip && plannedTrip(trip, planner.site);
  };
}

async function plannedTrip(trip: OpenTripToday, planner: ClientPlanner): Promise<ReadyTrip> {
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
