/** "Plan this weekend": what a text about wineries asks of the planner (docs/readings.md). */
import { distanceFromTown, type Locatable } from "../places/towns.ts";
import type { CalendarDate } from "./calendar-date.ts";
import { tripFromOneBase } from "./one-base.ts";
import { nextDateOn } from "./ready-trip.ts";

/** As many rooms a day as the form recommends at most. */
const MOST_A_DAY = 3;
const DAYS = 2;
/** Up to here from the base an hour's drive is enough. */
const HOUR_MILES = 30;

/** A Saturday and Sunday from one base. */
export interface ArticleWeekend<W> {
  readonly base: string;
  /** In the text's order, as many as two days hold. */
  readonly wineries: readonly W[];
  /** Answers of the trip form. */
  readonly form: {
    readonly name: string;
    readonly accommodation: string;
    readonly timeAvailable: "Weekend (2 days)";
    readonly drivingDistance: "1 hour" | "1.5 hours";
    readonly wineriesPerDay: number;
    readonly startDate: CalendarDate;
  };
}

/**
 * The weekend that a text leads to: its wineries around one base, from the first Saturday after
 * today.
 *
 * @param named in the order of the text.
 * @returns null where nothing places them.
 */
export function articleWeekend<W extends Locatable>(
  named: readonly W[],
  today: CalendarDate,
): ArticleWeekend<W> | null {
  const { base, wineries: near } = tripFromOneBase(named);
  if (base === null) return null;
  const wineries = near.slice(0, DAYS * MOST_A_DAY);
  const farthest = Math.max(...wineries.map((winery) => distanceFromTown(base, winery)));
  return {
    base,
    wineries,
    form: {
      name: `A weekend around ${base}`,
      accommodation: base,
      timeAvailable: "Weekend (2 days)",
      drivingDistance: farthest <= HOUR_MILES ? "1 hour" : "1.5 hours",
      wineriesPerDay: Math.ceil(wineries.length / DAYS),
      startDate: nextDateOn("saturday", today),
    },
  };
}
