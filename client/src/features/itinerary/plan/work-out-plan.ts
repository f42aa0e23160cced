import {
  type ArrangedPlan,
  type ArrangementFault,
  timeArrangement,
} from "#shared/domain/schedule/arrange.ts";
import type { Plan } from "#shared/domain/schedule/plan.ts";
import { problemFor, type ScheduleFacts } from "#shared/domain/schedule/plan-request.ts";
import {
  planTrip,
  type TripPlan,
  type WeekdayOutcome,
  weekdayOutcomes,
} from "#shared/domain/schedule/plan-trip.ts";
import type { Repair } from "#shared/domain/schedule/repairs/repairs.ts";
import type { PlanScore } from "#shared/domain/schedule/solver/plan-score.ts";
import type { CalendarDate } from "#shared/domain/trip/calendar-date.ts";
import type { Marks } from "#shared/domain/trip/kept/group-wishes.ts";
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
export interface PlanAnswer extends Pick<Plan, "days" | "left" | "contradictions" | "score"> {
  readonly startWeekday: TripPlan["startWeekday"];
  /** Why the visitor's own order cannot be kept; the best plan is shown then. Empty otherwise. */
  readonly faults: readonly ArrangementFault[];
  /** What the best order comes to, where the visitor's own one is shown; else null. */
  readonly best: PlanScore | null;
  /** Null while they are still being looked for. */
  readonly repairs: readonly Repair[] | null;
  /** The seven starting weekdays, where there is no date; null as long as they are not known. */
  readonly weekdays: readonly WeekdayOutcome[] | null;
}

/** The plan at once, without what takes longer: repairs and the other weekdays. */
export function planAtOnce({ edited, groupMarks, facts }: PlanQuestion): PlanAnswer {
  const { request, arrangement } = withGroupWishes(edited, groupMarks);
  const plan = planTrip(request, facts, { withoutRepairs: true });
  const answer: PlanAnswer = { ...plan, faults: [], best: null, repairs: null };
  if (arrangement === null) return answer;
  const arranged = timeArrangement(problemFor(request, facts, plan.startWeekday), arrangement);
  if (arranged.faults.length > 0) return { ...answer, faults: arranged.faults };
  return { ...answer, ...keptOrder(arranged, plan), best: plan.score };
}

/** The visitor's own order in the place of the best one; why a stop stays out is known of that. */
function keptOrder({ days, left, score }: ArrangedPlan, best: Plan) {
  const known = new Map(best.left.map((stop) => [stop.wineryId, stop]));
  return {
    days,
    score,
    contradictions: [],
    left: left.map((stop) => known.get(stop.wineryId) ?? stop),
  };
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
