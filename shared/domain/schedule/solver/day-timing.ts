import { LUNCH_FROM, LUNCH_MINUTES, LUNCH_UNTIL } from "../problem.ts";
import {
  type CompiledDay,
  type CompiledProblem,
  earliestLunchEnd,
  NEVER,
} from "./compiled-problem.ts";
import { type DayOrder, minutesTo } from "./day-orders.ts";
import {
  backOf,
  beginsFrom,
  bestBegin,
  type Tour,
  type TourBegin,
  type TourCost,
  type TourEvent,
  waitOf,
} from "./tour.ts";

/**
 * Where a day's break stands: 0 before leaving, `i` after the visit of the i-th stop, one more than
 * the number of stops after the return; null for a day without one.
 */
type LunchPlace = number | null;

/** When everything of a day with stops happens. */
export interface DayTiming {
  readonly leave: number;
  readonly back: number;
  /** When each visit begins, in the order of the day. */
  readonly begins: readonly number[];
  readonly lunchPlace: LunchPlace;
  readonly lunchBegin: number | null;
  /** Minutes between leaving and return that are neither way, parking, visit nor break. */
  readonly wait: number;
}

const LUNCH_EVENT: TourEvent = {
  windows: [{ from: LUNCH_FROM, until: LUNCH_UNTIL }],
  minutes: LUNCH_MINUTES,
  travel: 0,
};

/** A tour with its break at a place, and the best begin of it. */
interface LunchTour extends TourBegin {
  readonly tour: Tour;
  readonly lunchPlace: LunchPlace;
}

/**
 * The least waiting of an order, then its earliest return; infinite when it cannot be kept.
 * @param enough a return that cannot be bettered: without any wait and back by then, or at any time if
 *   it is 0, no other place of the break is tried.
 */
export function leastCost(
  problem: CompiledProblem,
  day: CompiledDay,
  order: DayOrder,
  enough: number,
): TourCost {
  let least = Number.POSITIVE_INFINITY;
  for (const { cost } of lunchTours(problem, day, order)) {
    if (cost < least) least = cost;
    if (waitOf(least) === 0 && (enough === 0 || backOf(least) <= enough)) break;
  }
  return least;
}

/**
 * The best times of a day whose order is fixed: least waiting, then earliest return, then latest
 * departure, then the earliest place of the break. Null when the order cannot be kept.
 */
export function bestTiming(
  problem: CompiledProblem,
  day: CompiledDay,
  order: DayOrder,
): DayTiming | null {
  let best: (LunchTour & { readonly begins: readonly number[]; readonly leave: number }) | null =
    null;
  for (const tour of lunchTours(problem, day, order)) {
    const begins = beginsFrom(tour.tour, tour.begin);
    const leave = (begins[0] ?? 0) - (tour.tour.events[0]?.travel ?? 0);
    const gap = best === null ? -1 : tour.cost - best.cost || best.leave - leave;
    if (gap < 0) best = { ...tour, begins, leave };
  }
  if (best === null) return null;
  const { tour, cost, begins, lunchPlace, leave } = best;
  const back = backOf(cost);
  return { leave, back, wait: waitOf(cost), ...lunchOf(tour, { begins, lunchPlace, day, back }) };
}

/** The tours that an order makes with its break at each place, those that can be made. */
function* lunchTours(
  problem: CompiledProblem,
  day: CompiledDay,
  order: DayOrder,
): Generator<LunchTour> {
  const visits = order.map(
    (stop, index): TourEvent => ({
      windows: day.windows[stop] ?? [],
      minutes: problem.visit[stop] ?? 0,
      travel: minutesTo(problem, day, order[index - 1] ?? null, stop),
    }),
  );
  const home = day.home[order.at(-1) ?? -1] ?? NEVER;
  const last = day.lunch ? order.length + 1 : 0;
  for (let place = 0; place <= last; place += 1) {
    const lunchPlace = day.lunch ? place : null;
    const tour = tourWith(day, visits, home, lunchPlace);
    const best = bestBegin(tour);
    if (best !== null) yield { ...best, tour, lunchPlace };
  }
}

function tourWith(
  day: CompiledDay,
  visits: readonly TourEvent[],
  home: number,
  lunchPlace: LunchPlace,
): Tour {
  const plain = { events: visits, home, earliestLeave: day.start, latestBack: day.end };
  if (lunchPlace === null) return plain;
  if (lunchPlace === 0) return { ...plain, earliestLeave: earliestLunchEnd(day.start) };
  if (lunchPlace > visits.length) {
    const fits = LUNCH_FROM + LUNCH_MINUTES <= day.end;
    return { ...plain, latestBack: fits ? Math.min(LUNCH_UNTIL, day.end - LUNCH_MINUTES) : -1 };
  }
  return { ...plain, events: visits.toSpliced(lunchPlace, 0, LUNCH_EVENT) };
}

interface Begun {
  readonly begins: readonly number[];
  readonly lunchPlace: LunchPlace;
  readonly day: CompiledDay;
  readonly back: number;
}

/**
 * The break of a tour, and the begins of the visits alone. Where somebody would wait after a break,
 * the break begins later instead, so that the time is spent at a table and not at a closed door.
 */
function lunchOf(
  { events }: Tour,
  { begins, lunchPlace, day, back }: Begun,
): Pick<DayTiming, "begins" | "lunchPlace" | "lunchBegin"> {
  if (lunchPlace === null) return { begins, lunchPlace, lunchBegin: null };
  const earliest = begins[lunchPlace];
  if (events[lunchPlace] !== LUNCH_EVENT || earliest === undefined) {
    const from = lunchPlace === 0 ? day.start : back;
    return { begins, lunchPlace, lunchBegin: earliestLunchEnd(from) - LUNCH_MINUTES };
  }
  const next = events[lunchPlace + 1];
  const nextBegin = begins[lunchPlace + 1];
  const latest =
    next === undefined || nextBegin === undefined
      ? earliest
      : Math.min(LUNCH_UNTIL, nextBegin - next.travel - LUNCH_MINUTES);
  return { begins: begins.toSpliced(lunchPlace, 1), lunchPlace, lunchBegin: latest };
}
