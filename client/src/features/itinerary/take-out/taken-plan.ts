import { findTown } from "#shared/domain/places/towns.ts";
import type { TakenTrip } from "#shared/domain/take-out/taken-trip.ts";
import type { DriveCourse } from "#shared/domain/trip/drive-course.ts";
import type { EditedPlan } from "../plan/edited-plan.ts";
import type { ItineraryFacts } from "../plan/plan-facts.ts";
import type { PlanAnswer } from "../plan/work-out-plan.ts";

/** What of a plan's page is taken out beside the plan. */
export interface TakenFrom {
  readonly plan: PlanAnswer;
  readonly edited: EditedPlan;
  readonly facts: ItineraryFacts;
  readonly courses?: readonly DriveCourse[];
  readonly title: string;
  readonly guests: number;
  /** Where the trip is stored; a plan that is kept nowhere yet is taken out without. */
  readonly stored?: {
    readonly calendarId: string;
    readonly sequence: number;
    readonly updatedAt: string;
    readonly url: string;
  };
}

/** A plan as calendar, map files, links and text take it; null for a base nobody knows. */
export function takenPlan(from: TakenFrom, now: Date): TakenTrip | null {
  const { plan, edited, facts, courses, title, guests, stored } = from;
  const { base, pins = [], wineries } = edited.request;
  const town = findTown(base);
  if (!town) return null;
  return {
    // Equal plans are one calendar, whichever day they are taken out.
    id: stored?.calendarId ?? `plan-${wineries.join("-")}`,
    version: stored?.sequence ?? 0,
    changedAt: stored?.updatedAt ?? now.toISOString(),
    title,
    url: stored ? new URL(stored.url, window.location.origin).href : null,
    guests,
    base: { name: base, latitude: town.latitude, longitude: town.longitude },
    plan: { days: plan.days, left: plan.left },
    pins,
    wineries: [...facts.wineries.values()],
    drives: facts.drives,
    courses,
  };
}
