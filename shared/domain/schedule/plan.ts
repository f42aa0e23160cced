import type { PlannedDay } from "#shared/api/trips/plan.ts";
import type { CalendarDate } from "../trips/calendar-date.ts";
import type { WineryId } from "./problem.ts";

export const idsOfStops = (
  days: readonly { readonly stops: readonly { readonly wineryId: WineryId }[] }[],
): WineryId[] => days.flatMap(({ stops }) => stops.map(({ wineryId }) => wineryId));

/** Whether the last day of a plan is past; never without a date. */
export const isOver = (days: readonly Pick<PlannedDay, "date">[], today: CalendarDate): boolean =>
  (days.at(-1)?.date ?? today) < today;
