import type { PlannedDay, PlannedStop } from "#shared/api/trips/plan.ts";
import { LUNCH_MINUTES, PARKING_MINUTES } from "../problem.ts";

/** Where a visitor who follows a day's plan is. */
export type DayProgress = ReturnType<typeof progressAt>;

export function progressAt(day: PlannedDay, minute: number) {
  const { stops, back, backAt, lunchPlace, lunchAt, meal } = day;
  const ahead = stops.findIndex(({ arrive }) => arrive > minute);
  const reached = ahead < 0 ? stops : stops.slice(0, ahead);
  const next = stops[reached.length] ?? null;
  const arrival = next?.arrive ?? backAt;
  const minutes = next ? next.legMinutes + next.parkMinutes : (back?.legMinutes ?? 0);
  const departure = arrival === null ? null : arrival - minutes;
  const here = reached.at(-1)?.wineryId ?? "before";
  return {
    reached,
    /** The next stop; null on the way back and after. */
    next,
    /** When they leave for the next stop or the base; null for a day without a stop. */
    departure,
    arrival,
    isUnderway: departure !== null && minute >= departure,
    /** When they leave here for the break, or begin it here; null if it is elsewhere in the day. */
    lunchFrom: lunchAt === null || lunchPlace !== here ? null : lunchAt - minutesToTable(meal),
  };
}

/** The way to a break. There is parking only where they continue from it. */
export const minutesToTable = (meal: PlannedDay["meal"]): number =>
  meal ? meal.there.legMinutes + (meal.back ? 0 : PARKING_MINUTES) : 0;

export const isLunchOver = ({ lunchAt }: PlannedDay, minute: number): boolean =>
  lunchAt !== null && lunchAt + LUNCH_MINUTES <= minute;

/** The place to eat, if they continue from there. */
export const tableOf = (meal: PlannedDay["meal"]) => (meal?.back === null ? meal.key : null);

/** The rest of a day as part of it all: a break before they go on follows the visit they come from. */
export function withBreakHere(
  today: PlannedDay,
  behind: readonly Pick<PlannedStop, "wineryId">[],
): PlannedDay {
  const here = today.lunchPlace === "before" ? behind.at(-1)?.wineryId : undefined;
  return { ...today, lunchPlace: here ?? today.lunchPlace };
}
