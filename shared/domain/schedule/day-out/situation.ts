import type { PlannedDay, PlannedStop, Travel } from "#shared/api/trips/plan.ts";
import { LUNCH_MINUTES, type PlaceId, type ScheduleProblem } from "../problem.ts";
import { legBetween } from "../solver/legs.ts";
import type { DayOut, VisitBehind } from "./day-out.ts";
import { progressAt } from "./day-progress.ts";

/** The next leg: to a stop, to a place to eat, or to the base at the day's end. */
export interface Ahead {
  readonly to: PlaceId;
  /** Null if it leads to no stop. */
  readonly stop: PlannedStop | null;
  readonly leaveAt: number;
  /** At the door, or at the base. */
  readonly arriveAt: number;
  readonly leg: Travel;
}

/** Where the visitor should be, and what comes next. */
export type Situation =
  /** Nothing is planned today. */
  | { readonly kind: "free"; readonly at: PlaceId }
  /** Before leaving: at the base in the morning, or after a visit. */
  | { readonly kind: "waiting"; readonly at: PlaceId; readonly ahead: Ahead }
  | { readonly kind: "underway"; readonly ahead: Ahead }
  | { readonly kind: "visiting"; readonly visit: VisitBehind; readonly ahead: Ahead }
  | {
      readonly kind: "lunch";
      readonly at: PlaceId;
      readonly until: number;
      readonly ahead: Ahead | null;
    }
  /** Back at the base, or at the next one. */
  | { readonly kind: "home"; readonly at: PlaceId };

export function situationAt(out: DayOut, problem: ScheduleProblem, minute: number): Situation {
  const { today, at, behind } = out;
  const isIdle = today.stops.length === 0 && behind.length === 0 && typeof at === "string";
  // A day that only drives to its next base is not free.
  if (isIdle && today.leaveAt === null) return { kind: "free", at };
  const ahead = aheadOf(out, problem, minute);
  if (ahead.stop === null && minute >= ahead.arriveAt) return afterReturn(out, ahead.to, minute);
  const { reached } = progressAt(today, minute);
  const isOnRoad = out.isUnderway && reached.length === 0 && !isEating(today, minute);
  const before = isOnRoad ? null : beforeGoingOn(out, ahead, minute);
  return before ?? { kind: "underway", ahead };
}

/** Null once they should be on the road. */
function beforeGoingOn(out: DayOut, ahead: Ahead, minute: number): Situation | null {
  const { today } = out;
  const { reached } = progressAt(today, minute);
  const last = reached.at(-1);
  const at = last?.wineryId ?? out.at;
  const visit = last ?? out.behind.find(({ wineryId }) => wineryId === at);
  const end = last?.end ?? out.freeAt;
  if (visit && minute < end) return { kind: "visiting", visit: { ...visit, end }, ahead };
  if (isEating(today, minute)) return { kind: "lunch", at, until: endOfLunch(today), ahead };
  return minute < ahead.leaveAt ? { kind: "waiting", at, ahead } : null;
}

const endOfLunch = ({ lunchAt }: PlannedDay) => (lunchAt ?? 0) + LUNCH_MINUTES;

/** Whether they are at a break before they continue. */
const isEating = (today: PlannedDay, minute: number): boolean =>
  progressAt(today, minute).lunchFrom !== null &&
  (today.lunchAt ?? 0) <= minute &&
  minute < endOfLunch(today);

function afterReturn({ today }: DayOut, end: PlaceId, minute: number): Situation {
  if (today.lunchPlace === "after" && minute < endOfLunch(today)) {
    return { kind: "lunch", at: end, until: endOfLunch(today), ahead: null };
  }
  return { kind: "home", at: end };
}

function aheadOf(out: DayOut, problem: ScheduleProblem, minute: number): Ahead {
  const { next, departure, arrival, lunchFrom } = progressAt(out.today, minute);
  const { back, lunchAt, meal } = out.today;
  if (meal && lunchFrom !== null && lunchAt !== null && minute < lunchAt) {
    return { to: meal.key, stop: null, leaveAt: lunchFrom, arriveAt: lunchAt, leg: meal.there };
  }
  const end = problem.days[out.day]?.to ?? "base";
  if (departure !== null && arrival !== null && back) {
    const to = next?.wineryId ?? end;
    return { to, stop: next, leaveAt: departure, arriveAt: arrival, leg: next ?? back };
  }
  // No stop is left: drive to the base.
  const leg = legBetween(problem.matrix, out.at, end);
  const { minutes: legMinutes, ferry } = leg ?? { minutes: 0, ferry: false };
  return {
    to: end,
    stop: null,
    leaveAt: out.freeAt,
    arriveAt: out.freeAt + legMinutes,
    leg: { travel: "car", legMinutes, ferry },
  };
}
