import type { PlannedDay, PlannedStop } from "#shared/api/trips/plan.ts";
import type { CalendarDate } from "../../trips/calendar-date.ts";
import { LUNCH_MINUTES, placeName, type ScheduleProblem } from "../problem.ts";
import { legBetween, legFromMeal } from "../solver/legs.ts";
import { legFacts } from "../solver/plan-days.ts";
import { type DayOut, type FollowedDay, followDay } from "./day-out.ts";
import { minutesToTable, withBreakHere } from "./day-progress.ts";
import { idsOf } from "./plan-rest.ts";

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
    days = [...days.slice(0, index), livedDay(out, problem), ...out.later];
  }
  return days;
}

/** A day with the visits made so far at their actual times, and the rest of the day. */
function livedDay(out: DayOut, problem: ScheduleProblem): PlannedDay {
  const { today, behind } = out;
  const from = problem.days[out.day]?.from ?? "base";
  const lunch = breakOf(out);
  const { lunchAt, meal } = lunch;
  const been = behind.flatMap((visit, at): PlannedStop[] => {
    const stop = out.seen.find(({ wineryId }) => wineryId === visit.wineryId);
    if (!stop) return [];
    const before = behind[at - 1]?.wineryId;
    const isFromTable = meal?.back === null && lunch.lunchPlace === (before ?? "before");
    const leg = isFromTable
      ? legFromMeal(problem.matrix, meal.key, visit.wineryId)
      : legBetween(problem.matrix, before ?? from, visit.wineryId);
    const facts = leg && { ...legFacts(leg), parkMinutes: leg.parkMinutes };
    const times = stop.begin === visit.begin ? {} : { arrive: visit.begin, waitMinutes: 0 };
    return [{ ...stop, ...facts, ...visit, ...times }];
  });
  const [first] = been;
  const setOutAt = first && first.arrive - first.parkMinutes - first.legMinutes;
  // The rest of the day counts a break that is still ahead.
  const eaten = today.lunchAt === null && meal ? [meal.there, meal.back] : [];
  const isFromTable = eaten.length > 0 && meal?.back === null && lunch.lunchPlace === "before";
  const driven = [...been, ...eaten].flatMap((leg) => (leg?.travel === "car" ? leg : []));
  const miles = driven.reduce((sum, { legMiles }) => sum + legMiles, today.miles);
  return {
    ...today,
    from: placeName(problem, from),
    leaveAt: isFromTable ? (lunchAt ?? 0) - minutesToTable(meal) : (setOutAt ?? today.leaveAt),
    backAt: today.backAt ?? been.at(-1)?.end ?? null,
    driveMinutes: driven.reduce((sum, { legMinutes }) => sum + legMinutes, today.driveMinutes),
    miles: Math.round(miles * 10) / 10,
    waitMinutes: been.reduce((sum, { waitMinutes }) => sum + waitMinutes, today.waitMinutes),
    stops: [...been, ...today.stops],
    ...lunch,
  };
}

/** The break ahead, or the one that is over, if there was time for it. */
function breakOf({ today, eaten, behind }: DayOut) {
  const isAhead = today.lunchAt !== null || !eaten;
  const { lunchAt, lunchPlace, meal } = isAhead ? withBreakHere(today, behind) : eaten;
  const visits = [...behind, ...today.stops];
  const next = visits.find(({ begin }) => begin >= (lunchAt ?? 0));
  const hadRoom = !next || (lunchAt ?? 0) + LUNCH_MINUTES <= next.begin || meal?.back === null;
  const wasThere = typeof lunchPlace === "string" || idsOf(visits).some((id) => id === lunchPlace);
  const isHeld = wasThere && hadRoom;
  return isHeld ? { lunchAt, lunchPlace, meal } : { lunchAt: null, lunchPlace: null, meal: null };
}
