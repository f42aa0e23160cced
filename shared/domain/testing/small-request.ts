import type { PlanRequest, ScheduleFacts } from "../schedule/plan-request.ts";
import type { ScheduleProblem } from "../schedule/problem.ts";

/** The request and the facts that pose a problem again. Its days must have room for equally many. */
export function requestOf(problem: ScheduleProblem): {
  readonly request: PlanRequest;
  readonly facts: ScheduleFacts;
} {
  const { days, stops, pins, matrix, baseName } = problem;
  const start = days[0]?.date ?? undefined;
  return {
    request: {
      base: baseName,
      wineries: stops.map((stop) => stop.wineryId),
      days: days.length,
      wineriesPerDay: days[0]?.maxStops,
      ...(start === undefined ? { startWeekday: days[0]?.weekday } : { startDate: start }),
      dayStart: days.map((day) => day.start),
      dayEnd: days.map((day) => day.end),
      lunch: days.map((day) => day.lunch),
      visitMinutes: Object.fromEntries(stops.map((stop) => [stop.wineryId, stop.visitMinutes])),
      pins,
      wishes: Object.fromEntries(stops.map((stop) => [stop.wineryId, stop.wish])),
    },
    facts: {
      matrix,
      wineries: stops.map(({ wineryId, name, openingHours, datedHours, bookFirst }) => ({
        id: wineryId,
        name,
        openingHours,
        datedHours,
        bookFirst,
      })),
    },
  };
}
