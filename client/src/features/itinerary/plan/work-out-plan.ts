import { timeArrangement } from "#shared/domain/schedule/arrange.ts";
import { problemFor, type ScheduleFacts } from "#shared/domain/schedule/plan-request.ts";
import { planTrip, weekdayOutcomes } from "#shared/domain/schedule/plan-trip.ts";
import { type ShownPlan, shownPlan } from "#shared/domain/schedule/shown-plan.ts";
import type { CalendarDate } from "#shared/domain/trip/calendar-date.ts";
import type { Marks } from "#shared/domain/trips/group-wishes.ts";
import type { EditedPlan } from "./edited-plan.ts";
import { withGroupWishes } from "./group-plan.ts";

/** One plan to work out. */
export interface PlanQuestion {
  readonly edited: EditedPlan;
  /** What the guests of its group marked. */
  readonly groupMarks?: readonly Marks[] | undefined;
  readonly facts: ScheduleFacts;
  /** Today in Washington: no repair starts earlier. */
  readonly today: CalendarDate;
}

/** A plan to show. */
export type PlanAnswer = ShownPlan;

/** What the worker answers; `id` says to which question. */
export type PlanReply = { readonly id: number } & (
  | { readonly answer: PlanAnswer }
  | { readonly failure: string }
);

/** The plan at once, without what takes longer: repairs and the other weekdays. */
export function planAtOnce({ edited, groupMarks, facts }: PlanQuestion): PlanAnswer {
  const { request, arrangement } = withGroupWishes(edited, groupMarks);
  const plan = planTrip(request, facts, { withoutRepairs: true });
  const arranged =
    arrangement && timeArrangement(problemFor(request, facts, plan.startWeekday), arrangement);
  return shownPlan(plan, arranged);
}

/** The same plan with repairs, and the seven starting weekdays where there is no date. */
export function withRepairs(question: PlanQuestion, answer: PlanAnswer): PlanAnswer {
  const { facts, today } = question;
  const edited = withGroupWishes(question.edited, question.groupMarks);
  const { repairs } = planTrip(edited.request, facts, { today });
  if (edited.request.startDate !== undefined) return { ...answer, repairs, weekdays: null };
  const { startWeekday: _named, ...floating } = edited.request;
  return { ...answer, repairs, weekdays: weekdayOutcomes(floating, facts) };
}
