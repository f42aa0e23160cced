import {
  exactMilesBetween,
  milesBetween,
  type Position,
  UNKNOWN_DISTANCE_MILES,
} from "../places/distance.ts";
import { type Locatable, resolvePosition } from "../places/towns.ts";
import { addDays, type CalendarDate } from "./calendar-date.ts";

/** What the plan is made from. */
export interface TripRequest<W extends Locatable> {
  /** Where the visitor stays: each day starts there. */
  readonly base: Position;
  readonly wineries: readonly W[];
  readonly days: number;
  readonly wineriesPerDay: number;
  /** The first day, where the visitor has named one. */
  readonly startDate?: CalendarDate | null | undefined;
}

/** A winery at its place in the plan. A schedule that knows times adds them here. */
interface Stop<W> {
  readonly winery: W;
  /** Null where nothing places the winery. */
  readonly position: Position | null;
  /** Great-circle miles from the base; 999 when unknown (spec §9). */
  readonly milesFromBase: number;
}

interface ItineraryDay<W> {
  /** 1 for the first day. */
  readonly number: number;
  readonly date: CalendarDate | null;
  readonly stops: readonly Stop<W>[];
}

/** A plan by day, nearest first within each day; the days that need no stop are left out. */
export interface Itinerary<W> {
  readonly days: readonly ItineraryDay<W>[];
  /** Days of the trip that the plan leaves free. */
  readonly freeDays: number;
}

/**
 * Splits the chosen wineries into days.
 *
 * A day takes up to `wineriesPerDay` of them, and no more days are used than that makes necessary.
 * Among all such splits the one is taken whose days are the most compact: the miles between every
 * two wineries of the same day, added up over all days, are the fewest. Neighbors therefore share a
 * day. Within a day the nearest to the base comes first (spec §9: nearest first), and the days
 * follow each other by their nearest winery. Between equally compact splits the nearer wineries
 * come on the earlier day, so equal requests always make equal plans.
 *
 * Every split is tried: 12 wineries on 3 days, the most a trip can have, have 5,775 of them.
 *
 * @throws RangeError when the wineries do not fit into the days.
 */
export function planItinerary<W extends Locatable>(request: TripRequest<W>): Itinerary<W> {
  const { base, wineries, days, wineriesPerDay, startDate } = request;
  const neededDays = Math.ceil(wineries.length / wineriesPerDay);
  if (neededDays > days) {
    throw new RangeError(`${wineries.length} wineries do not fit into ${days} days`);
  }
  const stops = wineries.map((winery) => stopAt(winery, base)).sort(nearestFirst(base));
  const split = mostCompactSplit(stops, neededDays, wineriesPerDay);
  return {
    days: split.map((dayStops, index) => ({
      number: index + 1,
      date: startDate ? addDays(startDate, index) : null,
      stops: dayStops,
    })),
    freeDays: days - neededDays,
  };
}

function stopAt<W extends Locatable>(winery: W, base: Position): Stop<W> {
  const position = resolvePosition(winery);
  return {
    winery,
    position,
    milesFromBase: position ? milesBetween(base, position) : UNKNOWN_DISTANCE_MILES,
  };
}

/** The sort is stable: wineries at one point keep the visitor's order. */
function nearestFirst(base: Position): (one: Stop<unknown>, other: Stop<unknown>) => number {
  const miles = ({ position }: Stop<unknown>) =>
    position ? exactMilesBetween(base, position) : UNKNOWN_DISTANCE_MILES;
  return (one, other) => miles(one) - miles(other);
}

const apart = (one: Stop<unknown>, other: Stop<unknown>): number =>
  one.position && other.position
    ? exactMilesBetween(one.position, other.position)
    : UNKNOWN_DISTANCE_MILES;

/** Sums of equal distances may differ in their last bits; this much less is really less. */
const LESS_MILES = 1e-6;

/** Depth-first over the stops, nearest first; a branch that is already no better is left. */
function mostCompactSplit<W>(
  stops: readonly Stop<W>[],
  days: number,
  wineriesPerDay: number,
): readonly (readonly Stop<W>[])[] {
  const current: Stop<W>[][] = [];
  let best: Stop<W>[][] = [];
  let bestMiles = Number.POSITIVE_INFINITY;

  const place = (index: number, miles: number) => {
    if (miles > bestMiles - LESS_MILES) return;
    const stop = stops[index];
    if (!stop) {
      best = current.map((day) => [...day]);
      bestMiles = miles;
      return;
    }
    for (const day of current) {
      if (day.length === wineriesPerDay) continue;
      const added = day.reduce((sum, other) => sum + apart(stop, other), 0);
      day.push(stop);
      place(index + 1, miles + added);
      day.pop();
    }
    if (current.length < days) {
      current.push([stop]);
      place(index + 1, miles);
      current.pop();
    }
  };
  place(0, 0);
  return best;
}
