import { LRUCache } from "lru-cache";
import type { PlanRequest, ScheduleFacts } from "#shared/domain/schedule/plan-request.ts";
import { planTrip, type TripPlan, weekdayOutcomes } from "#shared/domain/schedule/plan-trip.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";

/** What a plan follows from: it names places and times, and nobody. */
interface Question {
  readonly request: PlanRequest;
  readonly facts: ScheduleFacts;
  readonly today?: CalendarDate | undefined;
  readonly withoutRepairs?: boolean | undefined;
  /** Also say what the other weekdays come to; the request names one, and no date. */
  readonly allWeekdays?: boolean | undefined;
}

/** Some two hundred plans. */
const MOST_KEPT = 200;

/** Finds plans, and keeps the last: a trip's page, its files, its own orders and its marks are one plan. */
export function keepPlans(solve: (question: Question) => TripPlan = solved) {
  const kept = new LRUCache<string, TripPlan>({ max: MOST_KEPT });

  return ({ today, withoutRepairs = false, ...about }: Question): TripPlan => {
    const key = JSON.stringify(about);
    const keys = withoutRepairs ? [key, `${today} ${key}`] : [`${today} ${key}`];
    // One with repairs answers those who want none too.
    const known = keys.map((each) => kept.get(each)).find((each) => each !== undefined);
    const plan = known ?? solve({ ...about, today, withoutRepairs });
    kept.set(keys[0] ?? key, plan);
    return withoutRepairs ? { ...plan, repairs: [] } : plan;
  };
}

function solved({ request, facts, allWeekdays, ...options }: Question): TripPlan {
  const plan = planTrip(request, facts, options);
  const { startDate: _date, startWeekday: _weekday, ...floating } = request;
  return allWeekdays ? { ...plan, weekdays: weekdayOutcomes(floating, facts) } : plan;
}
