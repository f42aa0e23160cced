import { timeArrangement } from "#shared/domain/schedule/arrange.ts";
import { problemFor, type ScheduleFacts } from "#shared/domain/schedule/plan-request.ts";
import { planTrip } from "#shared/domain/schedule/plan-trip.ts";
import { type ShownPlan, shownPlan } from "#shared/domain/schedule/shown-plan.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { requestOf } from "#shared/domain/trips/trip-request.ts";

export interface PlanQuestion {
  /** Its wineries are all in `facts`. */
  readonly trip: TripInput;
  readonly facts: ScheduleFacts;
  /** In Washington: no repair starts earlier. */
  readonly today: CalendarDate;
}

interface PlanMessage {
  readonly id: number;
  readonly question: PlanQuestion;
}

/** `id` is that of the question. */
export type Reply = { readonly id: number } & (
  | { readonly answer: ShownPlan }
  | { readonly failure: string }
);

/** Replies with the plan, then with its repairs too. */
export function workOut({ id, question }: PlanMessage, reply: (reply: Reply) => void): void {
  try {
    const answer = planAtOnce(question);
    reply({ id, answer });
    reply({ id, answer: withRepairs(question, answer) });
  } catch (error) {
    reply({ id, failure: error instanceof Error ? error.message : String(error) });
  }
}

/** The plan without what takes longer: repairs and the other weekdays. */
export function planAtOnce({ trip, facts }: Pick<PlanQuestion, "trip" | "facts">): ShownPlan {
  const { arrangement } = trip;
  const request = requestOf(trip);
  const plan = planTrip(request, facts, { withoutRepairs: true });
  const arranged =
    arrangement && timeArrangement(problemFor(request, facts, plan.startWeekday), arrangement);
  return shownPlan(plan, arranged);
}

/** Adds the repairs, and the seven starting weekdays if the trip has no date. */
export function withRepairs({ trip, facts, today }: PlanQuestion, answer: ShownPlan): ShownPlan {
  const { repairs, weekdays } = planTrip(requestOf(trip), facts, { today, allWeekdays: true });
  return { ...answer, repairs, weekdays };
}
