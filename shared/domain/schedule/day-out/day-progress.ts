import type { PlannedDay, PlannedStop } from "../plan.ts";
import { LUNCH_MINUTES } from "../problem.ts";

/** Where somebody is who follows a day's plan. */
export interface DayProgress {
  /** The stops whose door they have reached. */
  readonly reached: readonly PlannedStop[];
  /** The first stop they have not reached; null on the way back, and after. */
  readonly next: PlannedStop | null;
  /** When they leave where they are for the next stop or the base; null for a day without a stop. */
  readonly departure: number | null;
  /** When they are there. */
  readonly arrival: number | null;
  /** Whether they have left for it. */
  readonly isUnderway: boolean;
  /** Whether the break is planned where they are, before they go on. */
  readonly hasLunchHere: boolean;
}

/** Where the plan of a day has somebody at a time. */
export function progressAt(day: PlannedDay, minute: number): DayProgress {
  const { stops, back, backAt, lunchPlace, lunchAt } = day;
  const ahead = stops.findIndex(({ arrive }) => arrive > minute);
  const reached = ahead < 0 ? stops : stops.slice(0, ahead);
  const next = stops[reached.length] ?? null;
  const arrival = next?.arrive ?? backAt;
  const way = next ? next.legMinutes + next.parkMinutes : (back?.legMinutes ?? 0);
  const departure = arrival === null ? null : arrival - way;
  const here = reached.at(-1)?.wineryId ?? "before";
  return {
    reached,
    next,
    departure,
    arrival,
    isUnderway: departure !== null && minute >= departure,
    hasLunchHere: lunchAt !== null && lunchPlace === here,
  };
}

/** Whether the day's break is over at a time. */
export const isLunchOver = ({ lunchAt }: PlannedDay, minute: number): boolean =>
  lunchAt !== null && lunchAt + LUNCH_MINUTES <= minute;
