import { createContext, useContext } from "react";
import type { RouteGeometry } from "#shared/api/trips/drives.ts";
import type { PlannedDay } from "#shared/api/trips/plan.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { TripEdit } from "#shared/api/trips/trip-changes.ts";
import type { WineryId } from "#shared/domain/schedule/problem.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import type { ItineraryFacts } from "../plan/plan-facts.ts";
import type { KnownDrives } from "../plan/use-facts.ts";
import type { EditBasis } from "./edits.ts";

/** What the editing tools need. */
export interface Editing extends EditBasis {
  /** Ids of the trip's wineries, departed ones included. */
  readonly among: readonly WineryId[];
  readonly facts: ItineraryFacts;
  /** Adds the drives to a winery, before the edit that adds it. */
  readonly addDrives: (known: KnownDrives) => void;
  /** Makes edits as one step and announces them; `message` replaces the generated text. */
  readonly edit: (edits: TripEdit | readonly TripEdit[], message?: string) => void;
  readonly announce: (message: string) => void;
}

/** The plan on the page, and what it was made from. */
export interface OnPage {
  /** The trip that was planned. */
  readonly trip: TripInput;
  readonly plan: ShownPlan;
  /** Its days, after everything marked on them. */
  readonly days: readonly PlannedDay[];
  readonly facts: ItineraryFacts;
  readonly geometries: readonly RouteGeometry[];
  /** The server's answer; null for a trip that only this device has. */
  readonly stored: Trip | null;
  readonly guests: TripInput["guests"];
  /** The editors' notes, by winery id. */
  readonly notes: TripInput["notes"];
  /** Null for visitors who may not edit. */
  readonly editing: Editing | null;
}

export const PlanContext = createContext<OnPage | null>(null);

export function usePlanOnPage(): OnPage {
  const shown = useContext(PlanContext);
  if (!shown) throw new Error("This tells of a plan, and there is none");
  return shown;
}

/** The editing tools, or null for visitors who may not edit, and while there is no plan. */
export const useMaybeEditing = (): Editing | null => useContext(PlanContext)?.editing ?? null;

/** For components that only editors see. */
export function useEditing(): Editing {
  const editing = useMaybeEditing();
  if (!editing) throw new Error("This tool is for editors of the trip");
  return editing;
}
