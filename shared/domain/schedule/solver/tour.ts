import { type BeginWindow, earliestEnd, NEVER } from "./compiled-problem.ts";

/** A visit or a break on the way: when it may begin, how long it takes, how far it is from the last. */
export interface TourEvent {
  readonly windows: readonly BeginWindow[];
  readonly minutes: number;
  readonly travel: number;
}

/** Events in a fixed order between a departure and a return. */
export interface Tour {
  readonly events: readonly TourEvent[];
  /** Minutes from the last event to the return. */
  readonly home: number;
  readonly earliestLeave: number;
  readonly latestBack: number;
}

/**
 * Waiting, then the return, in one number to compare: less is better. Waiting is every minute between
 * departure and return that is neither way, parking, visit nor break.
 */
export type TourCost = number;

const BACK_BITS = 2 ** 12;

export const waitOf = (cost: TourCost): number => Math.floor(cost / BACK_BITS);
export const backOf = (cost: TourCost): number => cost % BACK_BITS;

/** The begin of a tour's first event, and what the tour then costs. */
export interface TourBegin {
  readonly begin: number;
  readonly cost: TourCost;
}

/**
 * The begin of the first event that makes for least waiting, then earliest return; null when the tour
 * cannot be made.
 *
 * If the first event begins at `b` and everything else as early as it can, the waiting falls by a
 * minute for each minute that `b` is later while somebody waits further on, is nothing while nobody
 * does, and jumps up where a window is missed. So it is least at the end of a falling piece, where the
 * first event ends its window or a later one begins or ends its window without any wait before it; and
 * the earliest return without a wait is at the beginning of a level piece, which is such a point or the
 * earliest departure. Only these are tried.
 */
export function bestBegin(tour: Tour): TourBegin | null {
  const earliest = tour.earliestLeave + (tour.events[0]?.travel ?? NEVER);
  let best: TourBegin | null = null;
  const attempt = (begin: number) => {
    const limit = best === null ? Number.POSITIVE_INFINITY : best.cost;
    const cost = begin < earliest ? limit : costFrom(tour, begin);
    if (cost < limit) best = { begin, cost };
  };
  attempt(earliest);
  let offset = 0;
  for (const [index, { windows, travel }] of tour.events.entries()) {
    if (index > 0) offset += (tour.events[index - 1]?.minutes ?? 0) + travel;
    for (const { from, until } of windows) {
      attempt(from - offset);
      attempt(until - offset);
    }
  }
  return best;
}

/** What it costs to do everything as early as can be after a time; infinite when it cannot be done. */
function costFrom({ events, home, latestBack }: Tour, begin: number): TourCost {
  let at = begin;
  let wait = 0;
  let first = true;
  for (const { windows, minutes, travel } of events) {
    const arrival = first ? at : at + travel;
    at = earliestEnd(windows, arrival, minutes);
    if (at >= NEVER) return Number.POSITIVE_INFINITY;
    // Before the first event nobody waits: the day leaves later instead.
    if (!first) wait += at - minutes - arrival;
    first = false;
  }
  const back = at + home;
  return back > latestBack ? Number.POSITIVE_INFINITY : wait * BACK_BITS + back;
}

/** When each event begins if the first may begin at a time and each is as early as it can be. */
export function beginsFrom({ events }: Tour, begin: number): number[] {
  let at = begin;
  return events.map(({ windows, minutes, travel }, index) => {
    at = earliestEnd(windows, index === 0 ? at : at + travel, minutes);
    return at - minutes;
  });
}
