import { Router } from "express";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { mount } from "#server/http/mount.ts";
import { notFound } from "#server/http/problem.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { type ReadyTripSummary, readyTripsApi } from "#shared/api/ready-trips.ts";
import { listToldTrips, plannedTrips, type ToldTrip } from "./planned-trip-queries.ts";

/** The ready-made trips, and each with its plan. */
export function readyTripRoutes(
  deps: Pick<AppDeps, "db" | "logger" | "now">,
  planner: Planner,
  cached: CachedResponses,
): Router {
  const router = Router();
  const planned = plannedTrips(deps, planner);
  mount(
    router,
    readyTripsApi,
    {
      list: async () => (await listToldTrips(deps)).map(summaryOf),
      bySlug: async ({ params }) => {
        const trip = await planned(params.slug);
        if (!trip) throw notFound(`No ready-made trip has the slug "${params.slug}".`);
        return trip;
      },
    },
    { constant: { cached, endpoints: ["list"] } },
  );
  return router;
}

function summaryOf(trip: ToldTrip): ReadyTripSummary {
  const stays = trip.stays.map((stay) => ({ ...stay, wineries: stay.visited.map(({ id }) => id) }));
  return { ...trip, stays };
}
