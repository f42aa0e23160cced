import type { CalendarDate } from "../../trips/calendar-date.ts";
import type { PlannedDay, PlannedStop } from "../plan.ts";
import { LUNCH_MINUTES, type ScheduleProblem } from "../problem.ts";
import { legBetween, legFromMeal } from "../solver/legs.ts";
import { legFacts } from "../solver/plan-days.ts";
import { type DayOut, type FollowedDay, followDay } from "./day-out.ts";
import { minutesToTable } from "./day-progress.ts";

/**
 * The days of a plan after their marks: days until today as they went, later days as now planned.
 *
 * @param date today; days before it count as followed to their end.
 */
export function livedDays(followed: FollowedDay, date: CalendarDate): readonly PlannedDay[] {
  const { problem, plan, marks } = followed;
  let days = plan.days;
  for (const [index, planned] of plan.days.entries()) {
    if (planned.date === null || planned.date > date) break;
    if (marks.every((mark) => mark.date !== planned.date)) continue;
    const { out } = followDay(followed, index);
    const lived = livedDay(days, out, problem);
    days = [...days.slice(0, index), lived, ...out.later];
  }
  return days;
}

/** A day with the visits made so far at their actual times, and the rest of the day. */
function livedDay(days: readonly PlannedDay[], out: DayOut, problem: ScheduleProblem): PlannedDay {
  const { today, behind } = out;
  const planned = days[out.day] ?? today;
  const lunch = breakOf(planned, out);
  const { meal } = lunch;
  const been = behind.flatMap((visit, at): PlannedStop[] => {
    const stop = days.flatMap(({ stops }) => stops).find((one) => one.wineryId === visit.wineryId);
    if (!stop) return [];
    const before = behind[at - 1]?.wineryId;
    const isFromTable = meal?.back === null && lunch.lunchPlace === (before ?? "before");
    const leg = isFromTable
      ? legFromMeal(problem.matrix, meal.key, visit.wineryId)
      : legBetween(problem.matrix, before ?? problem.days[out.day]?.from ?? "base", visit.wineryId);
    const facts = leg && { ...legFacts(leg), parkMinutes: leg.parkMinutes };
    const times = stop.begin === visit.begin ? {} : { arrive: visit.begin, waitMinutes: 0 };
    return [{ ...stop, ...facts, ...visit, ...times }];
  });
  const [first] = been;
  const last = been.at(-1);
  // The rest of the day counts a break that is still ahead.
  const eaten = today.lunchAt === null && meal ? [meal.there, meal.back] : [];
  const driven = [...been, ...eaten].flatMap((leg) => (leg?.travel === "car" ? leg : []));
  const miles = driven.reduce((sum, { legMiles }) => sum + legMiles, today.miles);
  return {
    ...today,
    from: planned.from,
    leaveAt: first ? first.arrive - first.parkMinutes - first.legMinutes : today.leaveAt,
    backAt: today.backAt ?? last?.end ?? null,
    driveMinutes: driven.reduce((sum, { legMinutes }) => sum + legMinutes, today.driveMinutes),
    miles: Math.round(miles * 10) / 10,
    waitMinutes: been.reduce((sum, { waitMinutes }) => sum + waitMinutes, today.waitMinutes),
    stops: [...been, ...today.stops],
    ...lunch,
  };
}

/** The break ahead, or the one that is over. */
function breakOf(
  planned: PlannedDay,
  { today, lunchDone, behind }: DayOut,
): Pick<PlannedDay, "lunchAt" | "lunchPlace" | "meal"> {
  const isAhead = today.lunchAt !== null;
  const { lunchAt, lunchPlace, meal } = isAhead ? today : planned;
  if (isAhead) {
    const here = lunchPlace === "before" ? behind.at(-1)?.wineryId : undefined;
    return { lunchAt, lunchPlace: here ?? lunchPlace, meal };
  }
  const none = { lunchAt: null, lunchPlace: null, meal: null };
  if (!lunchDone || lunchAt === null) return none;
  if (lunchPlace === "before") return { lunchAt, lunchPlace, meal };
  const at = behind.findIndex(({ wineryId }) => wineryId === lunchPlace);
  const next = behind[at + 1];
  const begin = Math.max(lunchAt, (behind[at]?.end ?? 0) + minutesToTable(meal));
  const hadRoom = at >= 0 && (!next || begin + LUNCH_MINUTES <= next.begin);
  return hadRoom ? { lunchAt: begin, lunchPlace, meal } : none;
}
