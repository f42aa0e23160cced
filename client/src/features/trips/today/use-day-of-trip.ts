import { useMemo } from "react";
import { type FollowedCourse, followDay } from "#shared/domain/schedule/day-out/day-out.ts";
import { livedDays } from "#shared/domain/schedule/day-out/lived-days.ts";
import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import { problemFor } from "#shared/domain/schedule/plan-request.ts";
import type { ScheduleProblem } from "#shared/domain/schedule/problem.ts";
import { requestOf } from "#shared/domain/trips/trip-request.ts";
import { type ItineraryFacts, scheduleFacts } from "../plan/plan-facts.ts";
import type { WorkedOutPlan } from "../plan/use-plan.ts";
import { ServerStore } from "../store/server-store.ts";
import type { StoreState, TripStore } from "../store/trip-store.ts";
import { type DayMarks, useDayMarks } from "./use-day-marks.ts";
import { useWashingtonTime, type WashingtonTime } from "./use-washington-time.ts";

interface DayOptions {
  readonly store: TripStore;
  readonly state: StoreState;
  /** The plan on show, and what it was asked; null before there is one. */
  readonly heard: WorkedOutPlan["heard"];
  readonly facts: ItineraryFacts | null;
  readonly clock: () => Date;
  /** When the page was drawn, ISO 8601, where it came drawn. */
  readonly drawnAt?: string | undefined;
}

/** A day of the plan that is today, after all that was said. */
export interface DayOfTrip {
  readonly now: WashingtonTime;
  readonly made: DayMarks;
  readonly problem: ScheduleProblem;
  readonly followed: FollowedCourse;
}

/** The trip by what was said on its days: today, where it is one of them, and all days as they go. */
export function useDayOfTrip({ store, state, heard, facts, clock, drawnAt }: DayOptions): {
  readonly today: DayOfTrip | null;
  readonly days: readonly PlannedDay[];
} {
  const now = useWashingtonTime(clock, drawnAt);
  const made = useDayMarks(store, state, store instanceof ServerStore ? store.token : null);
  const { marks } = made;
  const { date } = now;
  const known = useMemo(() => {
    if (!heard || !facts || heard.answer.contradictions.length > 0) return null;
    const { answer: plan, question } = heard;
    if (plan.days.every((day) => day.date === null || day.date > date)) return null;
    const problem = problemFor(requestOf(question.trip), scheduleFacts(facts), plan.startWeekday);
    const followed = { problem, plan, marks };
    const day = plan.days.findIndex((each) => each.date === date);
    return {
      problem,
      followed: day < 0 ? null : followDay(followed, day),
      days: livedDays(followed, date),
    };
  }, [heard, facts, marks, date]);
  const followed = known?.followed;
  return {
    today: known && followed ? { now, made, problem: known.problem, followed } : null,
    days: known?.days ?? heard?.answer.days ?? NO_DAYS,
  };
}

const NO_DAYS: readonly PlannedDay[] = [];
