import { tripSchema } from "#shared/api/trips/trip.ts";
import type { TripPageData } from "#shared/api/trips/trip-page-data.ts";
import { shownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { anybody, type TripDeps } from "./trip-access.ts";
import { planStored, tripAnswer } from "./trip-answer.ts";
import { findTripByToken } from "./trip-queries.ts";

/**
 * A trip as anybody with its link sees it, whoever asks: without a session, without a key. Undefined
 * where the token leads to none. It counts like the API's answer, which the page needs no more.
 *
 * @throws HttpProblem 429 or 503 when too much is asked.
 */
export async function findTripPageData(
  deps: TripDeps,
  token: string,
  ip: string | undefined,
): Promise<TripPageData | undefined> {
  const now = deps.now();
  const row = await findTripByToken(deps.db, token, now);
  if (!row) return undefined;
  await deps.planner.admit({ ip });
  const itinerary = await planStored(deps, row, ip, { allWeekdays: true });
  const { planned } = itinerary;
  return {
    trip: tripSchema.parse(tripAnswer(itinerary, anybody(token))),
    plan: planned && shownPlan(planned.plan, planned.arranged),
    at: now.toISOString(),
  };
}
