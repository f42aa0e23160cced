import { createContext, useContext } from "react";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import type { WineryId } from "#shared/domain/schedule/problem.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import type { RouteGeometry } from "#shared/domain/trips/route-geometry.ts";
import type { TripEdit } from "#shared/domain/trips/trip-change.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import type { ItineraryFacts } from "../plan/plan-facts.ts";
import type { KnownFacts } from "../plan/use-facts.ts";
import type { EditBasis } from "./edits.ts";

/** What the tools of a plan start from, and how they change its trip. */
export interface Editing extends EditBasis {
  /** The trip's wineries, and those that have left the guide. */
  readonly among: readonly WineryId[];
  readonly facts: ItineraryFacts;
  /** Adds what was measured for a winery, before the edit that needs it. */
  readonly addFacts: (known: KnownFacts) => void;
  /** Makes edits that belong together and says what they do; `said` where that is not in the edits. */
  readonly edit: (edits: TripEdit | readonly TripEdit[], said?: string) => void;
  readonly say: (said: string) => void;
}

/** The plan on the page, for everything that tells of it. */
export interface OnPage {
  /** What it answers. */
  readonly trip: TripInput;
  readonly plan: ShownPlan;
  /** Its days, by what was said on them. */
  readonly days: readonly PlannedDay[];
  readonly facts: ItineraryFacts;
  /** The roads of its drives. */
  readonly geometries: readonly RouteGeometry[];
  /** As the server has the trip; null for one that is kept on this device alone. */
  readonly stored: Trip | null;
  readonly guests: number;
  /** Of the editors, by the winery's id. */
  readonly notes: TripInput["notes"];
}

export const PlanContext = createContext<OnPage | null>(null);

/** For what stands within a plan. */
export function usePlanOnPage(): OnPage {
  const shown = useContext(PlanContext);
  if (!shown) throw new Error("This tells of a plan, and there is none");
  return shown;
}

/** Null for who may not edit the trip. */
export const EditingContext = createContext<Editing | null>(null);

/** For what is shown to everybody, and offers more to who may edit. */
export const useMaybeEditing = (): Editing | null => useContext(EditingContext);

/** For tools, which only stand where the trip may be edited. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error("This tool is for editors of the trip");
  return editing;
}
