/** "Plan this weekend": a trip with the wineries of an article (docs/readings.md). */
import { MAX_DISTANCE_MILES } from "../places/distance.ts";
import { distanceFromTown, type Locatable } from "../places/towns.ts";
import type { CalendarDate } from "./calendar-date.ts";
import { nextDateOn } from "./ready-trip.ts";

/** The most wineries a day that the form recommends. */
const MAX_A_DAY = 3;
const DAYS = 2;
/** Within this distance of the base, an hour's drive is enough. */
const HOUR_MILES = 30;

/** A Saturday and Sunday from one base. */
export type ArticleWeekend<W extends Locatable> = NonNullable<ReturnType<typeof articleWeekend<W>>>;

/**
 * A weekend with an article's wineries around one base, from the first Saturday after today.
 *
 * @param named wineries in the order of the article.
 * @returns null if none of them has a known place.
 */
export function articleWeekend<W extends Locatable>(named: readonly W[], today: CalendarDate) {
  const { base, wineries: near } = tripFromOneBase(named);
  if (base === null) return null;
  const wineries = near.slice(0, DAYS * MAX_A_DAY);
  const farthest = Math.max(...wineries.map((winery) => distanceFromTown(base, winery)));
  return {
    base,
    /** In the article's order, as many as fit two days. */
    wineries,
    /** Answers of the trip form. */
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

/** Wineries within this distance of a town can be part of a day there. */
const REACH_MILES = 40;

/**
 * The wineries of an article that one trip can hold: all of them if one of their towns is within
 * the picker's reach of all, otherwise those around the town with the most. Of equal towns, the
 * base is the one closest to its wineries; it is null if none has a known place.
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
