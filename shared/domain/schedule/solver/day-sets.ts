import { MAX_STOPS_A_DAY } from "../problem.ts";
import { type CompiledDay, type CompiledProblem, countBits } from "./compiled-problem.ts";
import { DayWalker } from "./day-walker.ts";
import type { WalkTimes } from "./walk-times.ts";

/** The stops of a day in the order in which they are visited, as indexes. */
export type DayOrder = readonly number[];

/** Minutes of a day, of two for hours past midnight; and how far from 12:30 a break can begin. */
const MINUTES = 4096;
const FROM_IDEAL = 64;
const PLACES = MAX_STOPS_A_DAY ** MAX_STOPS_A_DAY;

/** What a day comes to in driving, waiting, return and break: whole numbers that compare in that order. */
export const dayCost = (day: CompiledDay, drive: number, times: WalkTimes): number =>
  ((drive * MINUTES + times.wait) * MINUTES + (day.isLast ? times.back : 0)) * FROM_IDEAL +
  times.fromIdeal;

/** A set of stops that fits a day, in its best order. */
export interface DaySet {
  /** As bits. */
  readonly set: number;
  readonly order: DayOrder;
  readonly drive: number;
  readonly wait: number;
  /** The return, on the last day; else 0. */
  readonly back: number;
  /** Minutes between the begin of the break and 12:30. */
  readonly fromIdeal: number;
}

/** The sets of stops that fit a day, and how many orders were tried. */
export interface DaySets {
  /** The empty one first. */
  readonly sets: readonly DaySet[];
  readonly tried: number;
}

/** The best order of each set of at most `day.maxStops` stops that fits a day: all orders are tried. */
export function daySets(problem: CompiledProblem, day: CompiledDay): DaySets {
  const { count } = problem;
  const walker = new DayWalker(problem, day, day.maxStops);
  const costs = new Float64Array(1 << count).fill(Number.POSITIVE_INFINITY);
  const orders = new Int32Array(1 << count);
  const found: number[] = [];
  const path: number[] = [];
  let tried = 0;
  let cost = 0;
  const weigh = (drive: number, _lunch: number, times: WalkTimes) => {
    cost = Math.min(cost, dayCost(day, drive, times));
  };
  /** Keeps the order if no other one of its set is better. */
  const note = (set: number) => {
    const best = costs[set] ?? 0;
    if (cost * PLACES >= best) return;
    const whole = cost * PLACES + placesKey(path);
    if (whole >= best) return;
    if (best === Number.POSITIVE_INFINITY) found.push(set);
    costs[set] = whole;
    orders[set] = packed(path);
  };
  const search = (before: number, last: number | null, rank: number) => {
    const length = path.length;
    for (let stop = 0; stop < count; stop += 1) {
      const own = day.ranks[stop] ?? -1;
      if ((before & (1 << stop)) !== 0 || (own >= 0 && own < rank)) continue;
      tried += 1;
      if (!walker.extend(length, last, stop)) continue;
      const set = before | (1 << stop);
      path.push(stop);
      cost = Number.POSITIVE_INFINITY;
      walker.close(length + 1, stop, weigh);
      note(set);
      if (length + 1 < day.maxStops) search(set, stop, Math.max(rank, own));
      path.pop();
    }
  };
  if (day.maxStops > 0) search(0, null, -1);
  const sets = found.sort((a, b) => a - b).map((each) => daySet(each, costs, orders));
  return { sets: [emptySet(day), ...sets], tried };
}

/** A day without a stop: it drives where it ends elsewhere than it begins. */
function emptySet({ idle, isLast, start }: CompiledDay): DaySet {
  const back = idle && isLast ? start + idle.minutes : 0;
  return { set: 0, order: [], drive: idle?.drive ?? 0, wait: 0, back, fromIdeal: 0 };
}

function daySet(set: number, costs: Float64Array, orders: Int32Array): DaySet {
  let rest = Math.floor((costs[set] ?? 0) / PLACES);
  const take = (size: number) => {
    const value = rest % size;
    rest = Math.floor(rest / size);
    return value;
  };
  const [fromIdeal, back, wait] = [take(FROM_IDEAL), take(MINUTES), take(MINUTES)];
  const order = unpacked(orders[set] ?? 0, countBits(set));
  return { set, order, drive: rest, wait, back, fromIdeal };
}

/**
 * The visitor's own order among the orders of one set, less is better: the stop chosen first stands as
 * early as it can, then the second, and so on.
 */
function placesKey(path: DayOrder): number {
  let key = 0;
  for (let place = 1; place < path.length; place += 1) {
    let weight = place;
    for (let other = 0; other < path.length; other += 1) {
      if ((path[other] ?? 0) > (path[place] ?? 0)) weight *= MAX_STOPS_A_DAY;
    }
    key += weight;
  }
  return key;
}

/** An order in one number, and back. */
function packed(order: DayOrder): number {
  let bits = 0;
  for (let place = order.length - 1; place >= 0; place -= 1)
    bits = (bits << 4) | (order[place] ?? 0);
  return bits;
}

const unpacked = (bits: number, length: number): DayOrder =>
  Array.from({ length }, (_, place) => (bits >> (4 * place)) & 15);

/** The stops of a set (as bits), in the visitor's order. */
export function stopsOf(set: number): number[] {
  const stops = [];
  for (let stop = 0; 1 << stop <= set; stop += 1) if (set & (1 << stop)) stops.push(stop);
  return stops;
}
