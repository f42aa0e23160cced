/** "Plan this weekend": what a text about wineries asks of the planner (docs/readings.md). */
import { MAX_DISTANCE_MILES } from "../places/distance.ts";
import { distanceFromTown, type Locatable } from "../places/towns.ts";
import type { CalendarDate } from "./calendar-date.ts";
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

/** Farther than this from its town a winery is no part of a day there. */
const REACH_MILES = 40;

/**
 * What one trip can hold of the wineries that a text names: all of them where a town among theirs has
 * them all in the picker's reach, else those around the town with the most, in the text's order. Of
 * towns with as many the nearest to all is the base; null where nothing places any of them.
 */
export function tripFromOneBase<W extends Locatable>(named: readonly W[]) {
  const towns = [...new Set(named.flatMap(({ city }) => city ?? []))];
  const around = (miles: number) =>
    towns
      .map((base) => {
        const near = named
          .map((winery) => ({ winery, miles: distanceFromTown(base, winery) }))
          .filter((one) => one.miles <= miles);
        const sum = near.reduce((total, one) => total + one.miles, 0);
        return { base, wineries: near.map(({ winery }) => winery), sum };
      })
      .sort((a, b) => b.wineries.length - a.wineries.length || a.sum - b.sum)[0];
  const widest = around(MAX_DISTANCE_MILES);
  const best = widest?.wineries.length === named.length ? widest : around(REACH_MILES);
  if (!best || best.wineries.length === 0) return { wineries: named, base: null };
  return { wineries: best.wineries, base: best.base };
}
