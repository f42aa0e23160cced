import { createContext, useContext } from "react";
import type { PlannedDay } from "#shared/api/trips/plan.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { TripEdit } from "#shared/api/trips/trip-changes.ts";
import type { WineryId } from "#shared/domain/schedule/problem.ts";
import type { RouteGeometry } from "#shared/domain/trips/route-geometry.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import type { ItineraryFacts } from "../plan/plan-facts.ts";
import type { KnownDrives } from "../plan/use-facts.ts";
import type { EditBasis } from "./edits.ts";

/** The plan on the page, what it was made from, and what its editors' tools need. */
export interface OnPage extends EditBasis {
  /** The trip that was planned: `trip` is ahead of it until its own plan is there. */
  readonly planned: TripInput;
  /** The days of the plan, after everything marked on them. */
  readonly days: readonly PlannedDay[];
  readonly facts: ItineraryFacts;
  readonly geometries: readonly RouteGeometry[];
  /** The server's answer; null for a trip that only this device has. */
  readonly stored: Trip | null;
  /** Whether this visitor may use what follows. */
  readonly mayEdit: boolean;
  /** Ids of the trip's wineries, departed ones included. */
  readonly among: readonly WineryId[];
  /** Adds the drives to a winery, before the edit that adds it. */
  readonly addDrives: (known: KnownDrives) => void;
  /** Makes edits as one step and announces them; `message` replaces the generated text. */
  readonly edit: (edits: TripEdit | readonly TripEdit[], message?: string) => void;
  readonly announce: (message: string) => void;
}

export const PlanContext = createContext<OnPage | null>(null);

export function usePlanOnPage(): OnPage {
  const shown = useContext(PlanContext);
  if (!shown) throw new Error("This tells of a plan, and there is none");
  return shown;
}

/** The plan on the page; null for visitors who may not edit it, and while there is none. */
export function useMaybeEditing(): OnPage | null {
  const shown = useContext(PlanContext);
  return shown?.mayEdit ? shown : null;
}
