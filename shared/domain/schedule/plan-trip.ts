import type { CalendarDate } from "../trips/calendar-date.ts";
import { weekdayOf } from "../trips/calendar-date.ts";
import { WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";
import type { Plan } from "./plan.ts";
import { type PlanRequest, problemFor, type ScheduleFacts } from "./plan-request.ts";
import { MAX_COMPARED_DAYS } from "./problem.ts";
import { type Repair, repairsOf } from "./repairs.ts";
import { outcomeOf, solveSchedule } from "./solve.ts";
import { compareScores, type Score } from "./solver/score.ts";
import { newMemo, type SolverMemo } from "./solver/solver-memo.ts";

/** What a trip would be if it started on a weekday. */
export interface WeekdayOutcome {
  readonly weekday: Weekday;
  /** Null when the pins cannot hold. */
  readonly score: Score | null;
}

/** A plan with its repairs: the answer of `POST /api/plans`. */
export interface TripPlan extends Plan {
  readonly repairs: readonly Repair[];
  /** The weekday the plan starts on. */
  readonly startWeekday: Weekday;
  /** The seven starting weekdays side by side, Monday first; null where they are not compared. */
  readonly weekdays: readonly WeekdayOutcome[] | null;
}

interface PlanOptions {
  /** Leave the repairs out, for a mail or a calendar. */
  readonly withoutRepairs?: boolean | undefined;
  /** Compare the starting weekdays of a request that names one, too. */
  readonly allWeekdays?: boolean | undefined;
  /** Today in Washington: no repair starts earlier. Without it, none starts before the plan does. */
  readonly today?: CalendarDate | undefined;
}

/**
 * The best plan of a request, with repairs when something is left out. Without a date and a weekday it
 * is the plan of the best starting weekday, Monday before Sunday between equals.
 * @throws RangeError for a request outside the limits, or facts that lack a winery; for a trip of more
 *   than three days without a date and a weekday.
 */
export function planTrip(
  request: PlanRequest,
  facts: ScheduleFacts,
  options: PlanOptions = {},
): TripPlan {
  const memo = newMemo();
  const named =
    request.startDate === undefined ? request.startWeekday : weekdayOf(request.startDate);
  const isCompared =
    request.days <= MAX_COMPARED_DAYS &&
    request.startDate === undefined &&
    (named === undefined || options.allWeekdays);
  // What a request with a weekday is compared with takes nothing from its repairs.
  const weekdays = isCompared
    ? weekdayOutcomes(request, facts, named === undefined ? memo : newMemo())
    : null;
  const startWeekday = named ?? (weekdays && bestWeekday(weekdays));
  if (!startWeekday) throw new RangeError(`A trip of ${request.days} days names no weekday.`);
  const plan = solveSchedule(problemFor(request, facts, startWeekday), memo);
  const repairs = options.withoutRepairs
    ? []
    : repairsOf({ request, facts, plan, startWeekday, memo, today: options.today });
  return { ...plan, repairs, startWeekday, weekdays };
}

/** What a request comes to on each starting weekday, Monday first. */
const weekdayOutcomes = (
  request: PlanRequest,
  facts: ScheduleFacts,
  memo: SolverMemo,
): WeekdayOutcome[] =>
  WEEKDAYS.map((weekday) => {
    const { score = null } = outcomeOf(problemFor(request, facts, weekday), memo) ?? {};
    return { weekday, score };
  });

function bestWeekday(outcomes: readonly WeekdayOutcome[]): Weekday {
  let best: WeekdayOutcome | undefined;
  for (const outcome of outcomes) {
    if (outcome.score === null) continue;
    if (!best?.score || compareScores(outcome.score, best.score) < 0) best = outcome;
  }
  return best?.weekday ?? "monday";
}
