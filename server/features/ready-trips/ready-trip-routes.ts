import { Router } from "express";
import {
  listWineries,
  nextAging,
  type ToldWinery,
} from "#server/features/wineries/winery-queries.ts";
import { mount } from "#server/http/mount.ts";
import { notFound } from "#server/http/problem.ts";
import type { ReadyAnswers } from "#server/http/ready/ready-answers.ts";
import { planStay } from "#server/planning/plan-stay.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { type ReadyTrip, type ReadyTripSummary, readyTripsApi } from "#shared/api/ready-trips.ts";
import { listReadyTrips, type ReadyTripRow } from "./ready-trip-queries.ts";

/** The ready-made trips, and each with its plan. */
export function readyTripRoutes(
  { db, now }: Pick<AppDeps, "db" | "now">,
  planner: Planner,
  ready: ReadyAnswers,
): Router {
  const router = Router();
  const planned = plannedTrips({ db, now }, planner);
  mount(
    router,
    readyTripsApi,
    {
      list: async () => {
        const wineries = bySlug(await listWineries(db, now()));
        return (await listReadyTrips(db)).flatMap((row) => summaryOf(row, wineries) ?? []);
      },
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

type WineriesBySlug = ReadonlyMap<string, ToldWinery>;

function bySlug(wineries: readonly ToldWinery[]): WineriesBySlug {
  return new Map(wineries.map((winery) => [winery.slug, winery]));
}

/** Its wineries that are in the guide; a trip that has lost a whole stay is none. */
function summaryOf(row: ReadyTripRow, wineries: WineriesBySlug): ReadyTripSummary | undefined {
  const stays = row.stays.map((stay) => ({
    ...stay,
    wineries: stay.wineries.flatMap((slug) => wineries.get(slug)?.id ?? []),
  }));
  const isWhole = stays.length > 0 && stays.every((stay) => stay.wineries.length > 0);
  return isWhole ? { ...row, stays } : undefined;
}

/** A plan, kept until a fact gets too old to be told as today's. */
interface KeptPlan {
  readonly trip: Promise<ReadyTrip | undefined>;
  readonly until: Date | null;
}

/**
 * Plans each trip once: content changes only by migration, at start. What is kept is one plan a trip,
 * the same for everybody.
 */
function plannedTrips(
  { db, now }: Pick<AppDeps, "db" | "now">,
  planner: Planner,
): (slug: string) => Promise<ReadyTrip | undefined> {
  const kept = new Map<string, KeptPlan>();
  return async (slug) => {
    const before = kept.get(slug);
    if (before && (before.until === null || before.until > now())) return before.trip;
    const row = (await listReadyTrips(db)).find((candidate) => candidate.slug === slug);
    if (!row) return undefined;
    const until = await nextAging(db, now());
    const trip = planRow(row);
    kept.set(slug, { trip, until });
    // A failure is nobody's plan: the next visitor asks anew.
    trip.catch(() => kept.delete(slug));
    return trip;
  };

  async function planRow(row: ReadyTripRow): Promise<ReadyTrip | undefined> {
    const wineries = bySlug(await listWineries(db, now()));
    const summary = summaryOf(row, wineries);
    if (!summary) return undefined;
    const byId = new Map([...wineries.values()].map((winery) => [winery.id, winery]));
    const ids = new Set(summary.stays.flatMap((stay) => stay.wineries));
    return {
      ...summary,
      words: row.words.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
      stays: summary.stays.map((stay) => ({
        ...stay,
        ...planStay(
          stay,
          stay.wineries.flatMap((id) => byId.get(id) ?? []),
          planner,
        ),
      })),
      wineries: [...ids].flatMap((id) => byId.get(id) ?? []),
    };
  }
}
