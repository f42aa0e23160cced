import { Router } from "express";
import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { mount } from "#server/http/mount.ts";
import { notFound } from "#server/http/problem.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { readyTripsApi } from "#shared/api/ready-trips.ts";
import { listTripSummaries, plannedTrips } from "./planned-trip-answers.ts";

/** The ready-made trips, and each with its plan. */
export function readyTripRoutes(
  deps: Pick<AppDeps, "db" | "logger" | "now"> & GuideDeps,
  planner: Planner,
  cached: CachedResponses,
): Router {
  const router = Router();
  const planned = plannedTrips(deps, planner);
  mount(
    router,
    readyTripsApi,
    {
      list: () => listTripSummaries(deps),
      bySlug: async ({ params }) => {
        const trip = await planned(params.slug);
        if (!trip) throw notFound(`No ready-made trip has the slug "${params.slug}".`);
        return trip;
      },
    },
    { everybody: { cached, calls: ["list", "bySlug"] } },
  );
  return router;
}
