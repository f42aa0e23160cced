import { Router } from "express";
import {
  listWineries,
  nextChange,
  type ToldWinery,
} from "#server/features/wineries/winery-queries.ts";
import { mount } from "#server/http/mount.ts";
import { notFound } from "#server/http/problem.ts";
import type { ReadyAnswers } from "#server/http/ready/ready-answers.ts";
import { planStay } from "#server/planning/plan-stay.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { type ReadyTrip, type ReadyTripSummary, readyTripsApi } from "#shared/api/ready-trips.ts";
import { listOpenTrips, type OpenTrip } from "./ready-trip-queries.ts";

type Trip = OpenTrip<ToldWinery>;

/** The ready-made trips, and each with its plan. */
export function readyTripRoutes(
  { db, now }: Pick<AppDeps, "db" | "now">,
  planner: Planner,
  ready: ReadyAnswers,
): Router {
  const router = Router();
  const listTrips = async () => listOpenTrips(db, await listWineries(db, now()));
  const planned = keepPlans({
    now,
    find: async (slug) => (await listTrips()).find((trip) => trip.slug === slug),
    until: () => nextChange(db, now()),
    plan: (trip) => plannedTrip(trip, planner),
  });
  mount(
    router,
    readyTripsApi,
    {
      list: async () => (await listTrips()).map(summaryOf),
      bySlug: async ({ params }) => {
        const trip = await planned(params.slug);
        if (!trip) throw notFound(`No ready-made trip has the slug "${params.slug}".`);
        return trip;
      },
    },
    { constant: { ready, endpoints: ["list"] } },
  );
  return router;
}

function summaryOf(trip: Trip): ReadyTripSummary {
  const stays = trip.stays.map((stay) => ({ ...stay, wineries: stay.visited.map(({ id }) => id) }));
  return { ...trip, stays };
}

function plannedTrip(trip: Trip, planner: Planner): ReadyTrip {
  const visited = trip.stays.flatMap((stay) => stay.visited);
  return {
    ...trip,
    words: trip.words.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    stays: trip.stays.map((stay) => ({
      ...stay,
      ...planStay(stay, stay.visited, planner),
      wineries: stay.visited.map(({ id }) => id),
    })),
    wineries: [...new Map(visited.map((winery) => [winery.id, winery])).values()],
  };
}

interface PlanKeeping {
  readonly now: () => Date;
  readonly find: (slug: string) => Promise<Trip | undefined>;
  /** When a fact gets too old to be told as today's. */
  readonly until: () => Promise<Date | null>;
  readonly plan: (trip: Trip) => ReadyTrip;
}

/**
 * Plans each trip once, since content changes only by migration, at start. What is kept is one plan a
 * trip, the same for everybody, until a fact gets too old.
 */
function keepPlans({ now, find, until, plan }: PlanKeeping) {
  const kept = new Map<string, { readonly trip: ReadyTrip; readonly until: Date | null }>();
  return async (slug: string): Promise<ReadyTrip | undefined> => {
    const before = kept.get(slug);
    if (before && (before.until === null || before.until > now())) return before.trip;
    const row = await find(slug);
    if (!row) return undefined;
    const trip = plan(row);
    kept.set(slug, { trip, until: await until() });
    return trip;
  };
}
