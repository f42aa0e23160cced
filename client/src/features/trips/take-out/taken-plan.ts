import type { Trip } from "#shared/api/trips/trip.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { type TakenTrip, takenTrip } from "#shared/domain/take-out/taken-trip.ts";
import type { RouteGeometry } from "#shared/domain/trips/route-geometry.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import type { ItineraryFacts } from "../plan/plan-facts.ts";

/** What of a plan's page is taken out beside the plan. */
export interface TakenFrom {
  readonly plan: ShownPlan;
  readonly trip: TripInput;
  readonly facts: ItineraryFacts;
  readonly courses?: readonly RouteGeometry[];
  /** Where the trip is stored; a plan that is kept nowhere yet is taken out without. */
  readonly stored: Pick<Trip, "calendarId" | "sequence" | "updatedAt" | "url"> | null;
}

/** A plan as calendar, map files, links and text take it; null for a base nobody knows. */
export function takenPlan(from: TakenFrom, now: Date): TakenTrip | null {
  const { plan, trip, facts, courses, stored } = from;
  const { wineries } = trip;
  return takenTrip({
    ...{ plan, trip, courses, drives: facts.drives },
    wineries: wineries.flatMap((id) => facts.wineries.get(id) ?? []),
    page: {
      // Equal plans are one calendar, whichever day they are taken out.
      id: stored?.calendarId ?? `plan-${wineries.join("-")}`,
      version: stored?.sequence ?? 0,
      changedAt: stored?.updatedAt ?? now.toISOString(),
      today: clockInWashington(now).date,
      url: stored ? new URL(stored.url, window.location.origin).href : null,
    },
  });
}
