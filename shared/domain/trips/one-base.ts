import { MAX_DISTANCE_MILES } from "../places/distance.ts";
import { distanceFromTown, type Locatable } from "../places/towns.ts";

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
