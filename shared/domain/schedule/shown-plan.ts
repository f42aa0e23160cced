import type { Plan } from "#shared/api/trips/plan.ts";
import type { Arranged, ArrangementFault } from "./arrange.ts";
import { idsOfStops } from "./plan.ts";
import type { TripPlan, WeekdayOutcome } from "./plan-trip.ts";
import type { Repair } from "./repairs.ts";
import type { Score, Scored } from "./solver/score.ts";

/** The plan on a page: the visitor's own order if it can be kept, otherwise the best one. */
export interface ShownPlan extends Pick<Plan, "days" | "left" | "contradictions">, Scored {
  readonly startWeekday: TripPlan["startWeekday"];
  /** Why the visitor's own order cannot be kept, and the best plan is shown instead. */
  readonly faults: readonly ArrangementFault[];
  /** The score of the best order if the visitor's own one is shown, otherwise null. */
  readonly best: Score | null;
  /** Whether the best order has the same stops, so that driving can be compared. */
  readonly hasBestStops: boolean;
  /** Null until they are found. */
  readonly repairs: readonly Repair[] | null;
  /** The seven starting weekdays of a trip without a date; null if not compared. */
  readonly weekdays: readonly WeekdayOutcome[] | null;
}

/**
 * The plan to show before its repairs are known.
 *
 * @param arranged the visitor's own order with times; null for the best order.
 */
export function shownPlan(plan: TripPlan, arranged: Arranged | null): ShownPlan {
  const { days, left, contradictions, score, startWeekday, weekdays } = plan;
  const rest = { startWeekday, weekdays, repairs: null, hasBestStops: true };
  const best = { ...rest, days, left, contradictions, score, faults: [], best: null };
  if (arranged === null) return best;
  if (arranged.faults.length > 0) return { ...best, faults: arranged.faults };
  // The best plan has the reasons why a stop was left out.
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
