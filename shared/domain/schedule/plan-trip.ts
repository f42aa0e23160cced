import { type CalendarDate, weekdayOf } from "../trips/calendar-date.ts";
import { WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";
import { type PlanRequest, problemFor, type ScheduleFacts } from "./plan-request.ts";
import { MAX_COMPARED_DAYS } from "./problem.ts";
import { repairsOf } from "./repairs.ts";
import { outcomeOf, solveSchedule } from "./solve.ts";
import { compareScores } from "./solver/score.ts";
import { newMemo, type SolverMemo } from "./solver/solver-memo.ts";

export type WeekdayOutcome = ReturnType<typeof weekdayOutcomes>[number];

/** A plan with its repairs: the response of `POST /api/plans`. */
export type TripPlan = ReturnType<typeof planTrip>;

interface PlanOptions {
  readonly withoutRepairs?: boolean | undefined;
  /** Compare the starting weekdays even if the request names one. */
  readonly allWeekdays?: boolean | undefined;
  /** Today in Washington: no repair starts earlier. By default, none starts before the plan. */
  readonly today?: CalendarDate | undefined;
}

/**
 * The best plan of a request, with repairs when something is left out. Without a date or weekday,
 * the plan starts on the best weekday, the earlier of equals.
 * @throws RangeError for a request outside the limits, facts that lack a winery, or a trip of more
 *   than three days without a date or weekday.
 */
export function planTrip(request: PlanRequest, facts: ScheduleFacts, options: PlanOptions = {}) {
  const memo = newMemo();
  const named =
    request.startDate === undefined ? request.startWeekday : weekdayOf(request.startDate);
  const isCompared =
    request.days <= MAX_COMPARED_DAYS &&
    request.startDate === undefined &&
    (named === undefined || options.allWeekdays);
  // Comparing weekdays takes nothing from the allowance for repairs if the weekday is given.
  const weekdays = isCompared
    ? weekdayOutcomes(request, facts, named === undefined ? memo : newMemo())
    : null;
  const startWeekday = named ?? (weekdays && bestWeekday(weekdays));
  if (!startWeekday) throw new RangeError(`A trip of ${request.days} days names no weekday.`);
  const plan = solveSchedule(problemFor(request, facts, startWeekday), memo);
  const repairs = options.withoutRepairs
    ? []
    : repairsOf({ request, facts, plan, startWeekday, memo, today: options.today });
  return {
    ...plan,
    repairs,
    /** The weekday the plan starts on. */
    startWeekday,
    /** The seven starting weekdays, Monday first; null if they were not compared. */
    weekdays,
  };
}

/** The score of each starting weekday, null when the pins cannot hold. */
const weekdayOutcomes = (request: PlanRequest, facts: ScheduleFacts, memo: SolverMemo) =>
  WEEKDAYS.map((weekday) => {
    const { score = null } = outcomeOf(problemFor(request, facts, weekday), memo) ?? {};
    return { weekday, score };
  });

function bestWeekday(outcomes: readonly WeekdayOutcome[]): Weekday {
  const [best] = outcomes
    .flatMap(({ weekday, score }) => (score ? [{ weekday, score }] : []))
    .sort((a, b) => compareScores(a.score, b.score));
  return best?.weekday ?? "monday";
}
