import { unavailable } from "#server/http/problem.ts";
import { askedThread, ThreadBusyError } from "#server/platform/asked-thread.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { PlanRequest, ScheduleFacts } from "#shared/domain/schedule/plan-request.ts";
import type { TripPlan } from "#shared/domain/schedule/plan-trip.ts";
import type { CalendarDate } from "#shared/domain/trip/calendar-date.ts";

/** One plan to work out. */
export interface PlanQuestion {
  readonly request: PlanRequest;
  readonly facts: ScheduleFacts;
  /** Today in Washington: no repair starts earlier. */
  readonly today?: CalendarDate | undefined;
  /** Leave the repairs out, for a mail or a calendar. */
  readonly withoutRepairs: boolean;
  /** Also say what the other weekdays come to where the request names one, and no date. */
  readonly allWeekdays?: boolean;
}

export interface PlanSolver {
  /**
   * The best plan, worked out beside the site's own thread.
   *
   * @throws HttpProblem 503 when too many plans are waiting, or one takes too long.
   */
  solve(question: PlanQuestion): Promise<TripPlan>;
}

const BUSY = "Many plans are being worked out just now. Please try again in a moment.";

/** Makes a solver; a plan takes some tenths of a second at most. */
export function createPlanSolver(logger: Logger): PlanSolver {
  const ask = askedThread<PlanQuestion, TripPlan>({
    source: new URL("./plan-worker.ts", import.meta.url),
    task: "solves plans",
    logger,
    mostWaiting: 32,
    patienceMs: 10_000,
  });
  return {
    solve: async (question) => {
      try {
        return await ask(question);
      } catch (error) {
        throw error instanceof ThreadBusyError ? unavailable(BUSY) : error;
      }
    },
  };
}
