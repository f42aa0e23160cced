import { HALF_DAY, type PlanRequest } from "#shared/domain/schedule/plan-request.ts";
import { isHalfDay } from "#shared/domain/trip/trip-rules.ts";

/** What of a trip's answers the plan follows from. */
export interface PlannedAnswers {
  readonly startCity: string;
  readonly days: number;
  readonly wineriesPerDay: number;
  readonly timeAvailable: string;
  readonly startDate?: string | null | undefined;
}

/** The plan that the answers of the trip form ask for; a half day has a half day's hours. */
export function requestOfTrip(trip: PlannedAnswers, wineries: readonly number[]): PlanRequest {
  const { startCity, days, wineriesPerDay, timeAvailable, startDate } = trip;
  return {
    base: startCity,
    wineries: [...wineries],
    days,
    wineriesPerDay,
    ...(startDate && { startDate }),
    ...(isHalfDay(timeAvailable) && { dayStart: HALF_DAY.start, dayEnd: HALF_DAY.end }),
  };
}

/**
 * A request with what the visitor changed in an earlier one, as far as that still means something:
 * hours where the days are as many, and what was said of wineries that are still chosen.
 */
export function withEarlierChanges(request: PlanRequest, earlier: PlanRequest): PlanRequest {
  if (earlier.base !== request.base) return request;
  const chosen = new Set(request.wineries);
  const { dayStart, dayEnd, lunch, visitMinutes, pins = [], wishes = {} } = earlier;
  const ofChosen = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(values).filter(([id]) => chosen.has(Number(id))));
  const isAsLong = earlier.days === request.days;
  return {
    ...request,
    ...(isAsLong && dayStart !== undefined && { dayStart }),
    ...(isAsLong && dayEnd !== undefined && { dayEnd }),
    ...(isAsLong && lunch !== undefined && { lunch }),
    ...(visitMinutes !== undefined && {
      visitMinutes: typeof visitMinutes === "number" ? visitMinutes : ofChosen(visitMinutes),
    }),
    pins: pins.filter(({ wineryId, day }) => chosen.has(wineryId) && day < request.days),
    wishes: ofChosen(wishes),
    ...(!request.startDate && earlier.startWeekday && { startWeekday: earlier.startWeekday }),
  };
}
