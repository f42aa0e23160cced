import type { Drives } from "#shared/api/trips/drives.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { type ScheduleFacts, scheduledWinery } from "#shared/domain/schedule/plan-request.ts";

/** The wineries and drives of a trip; editing the plan does not change them. */
export interface ItineraryFacts {
  readonly drives: Drives;
  readonly wineries: ReadonlyMap<number, Winery>;
}

/** The facts the solver needs. */
export function scheduleFacts({ drives, wineries }: ItineraryFacts): ScheduleFacts {
  return {
    matrix: drives,
    wineries: [...wineries.values()].map(scheduledWinery),
  };
}
