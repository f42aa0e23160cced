import { MAX_DISTANCE_MILES } from "../places/distance.ts";
import { distanceFromTown, type Locatable } from "../places/towns.ts";

/** Farther than this from its town a winery is no part of a day there. */
const REACH_MILES = 40;

/** The wineries of a text that one trip can hold. */
export interface TripFromOneBase<W> {
  readonly wineries: readonly W[];
  /** The town they are around; null where they are all of the text's. */
  readonly base: string | null;
}

/**
 * What one trip can hold of the wineries that a text names: all of them where a town among theirs has
 * them all in the picker's reach, else those around the town with the most, in the text's order.
 */
export function tripFromOneBase<W extends Locatable>(named: readonly W[]): TripFromOneBase<W> {
  const towns = [...new Set(named.flatMap(({ city }) => city ?? []))];
  const within = (miles: number) => (town: string) =>
    named.filter((winery) => distanceFromTown(town, winery) <= miles);
  if (towns.some((town) => within(MAX_DISTANCE_MILES)(town).length === named.length)) {
    return { wineries: named, base: null };
  }
  let best: TripFromOneBase<W> = { wineries: [], base: null };
  for (const base of towns) {
    const wineries = within(REACH_MILES)(base);
    if (wineries.length > best.wineries.length) best = { wineries, base };
  }
  return best.wineries.length === 0 ? { wineries: named, base: null } : best;
}
