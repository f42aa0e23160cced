import type { Arranged, ArrangementFault } from "./arrange.ts";
import { idsOfStops, type Plan } from "./plan.ts";
import type { TripPlan, WeekdayOutcome } from "./plan-trip.ts";
import type { Repair } from "./repairs.ts";
import type { Score } from "./solver/score.ts";

/** A plan as a page shows it: the visitor's own order where it can be kept, else the best one. */
export interface ShownPlan extends Pick<Plan, "days" | "left" | "contradictions" | "score"> {
  readonly startWeekday: TripPlan["startWeekday"];
  /** Why the visitor's own order cannot be kept; the best plan is shown then. Empty otherwise. */
  readonly faults: readonly ArrangementFault[];
  /** What the best order comes to, where the visitor's own one is shown; else null. */
  readonly best: Score | null;
  /** Whether the best order is of the same stops: only then are the two compared by their driving. */
  readonly hasBestStops: boolean;
  /** Null while they are still being looked for. */
  readonly repairs: readonly Repair[] | null;
  /** The seven starting weekdays, where there is no date; null as long as they are not known. */
  readonly weekdays: readonly WeekdayOutcome[] | null;
}

/**
 * The plan to show at once, its repairs still to be looked for.
 *
 * @param arranged the visitor's own order, timed; null where the best one is wanted.
 */
export function shownPlan(plan: TripPlan, arranged: Arranged | null): ShownPlan {
  const { days, left, contradictions, score, startWeekday, weekdays } = plan;
  const rest = { startWeekday, weekdays, repairs: null, hasBestStops: true };
  const best = { ...rest, days, left, contradictions, score, faults: [], best: null };
  if (arranged === null) return best;
  if (arranged.faults.length > 0) return { ...best, faults: arranged.faults };
  // Why a stop stays out is known of the best plan.
  const known = new Map(left.map((stop) => [stop.wineryId, stop]));
  return {
    ...rest,
    days: arranged.days,
    left: arranged.left.map((stop) => known.get(stop.wineryId) ?? stop),
    contradictions: [],
    score: arranged.score,
    faults: [],
    best: score,
    hasBestStops: stopsOf(plan) === stopsOf(arranged),
  };
}

const stopsOf = ({ days }: Pick<Plan, "days">) =>
  idsOfStops(days)
    .sort((a, b) => a - b)
    .join();
