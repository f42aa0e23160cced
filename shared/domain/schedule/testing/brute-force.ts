/**
 * A second reading of docs/schedule.md, for tests: it tries every assignment of stops to days and
 * every order, and lets a clock run minute by minute through each day. It shares nothing with the
 * solver but the types of a problem; the constants are written out again.
 */
import type { DayFrame, PlaceId, ScheduleProblem, Stop } from "../problem.ts";

/** Lines 2 to 7, each so that more is better, and line 8 as places in the visitor's order. */
export interface BrutePlan {
  readonly lines: readonly number[];
  readonly places: readonly number[];
  /** The stops (as indexes) of each day in order. */
  readonly days: readonly (readonly number[])[];
}

interface BruteDay {
  readonly driving: number;
  readonly waiting: number;
  readonly back: number;
  readonly order: readonly number[];
}

interface Way {
  readonly toDoor: number;
  readonly driving: number;
}

/** The minutes to the door and the driving of a leg; null: no way. */
export function way(problem: ScheduleProblem, from: PlaceId, to: PlaceId): Way | null {
  if (from === to) return { toDoor: 0, driving: 0 };
  const row = problem.matrix.places.indexOf(from);
  const column = problem.matrix.places.indexOf(to);
  const minutes = problem.matrix.minutes[row]?.[column];
  if (minutes === null || minutes === undefined) return null;
  const miles = problem.matrix.miles[row]?.[column];
  if (typeof from === "number" && typeof to === "number" && typeof miles === "number") {
    if (miles < 0.25) return { toDoor: 5, driving: 0 };
  }
  const driving = Math.ceil(minutes);
  return { toDoor: to === "base" ? driving : driving + 5, driving };
}

/** Whether a visit may begin at a minute. */
function mayBegin(problem: ScheduleProblem, stop: Stop, day: number, minute: number): boolean {
  for (const pin of problem.pins) {
    if (pin.wineryId !== stop.wineryId || pin.day !== day) continue;
    if (typeof pin.begin === "number" && pin.begin !== minute) return false;
  }
  const weekday = problem.days[day]?.weekday ?? "monday";
  const hours = stop.openingHours === null ? null : stop.openingHours[weekday];
  const end = minute + stop.visitMinutes;
  if (hours === null) return minute >= 660 && end <= 1020;
  return hours.some(({ opens, closes }) => minute >= opens && end <= (closes ?? 1020));
}

/** When the break was: not yet, before leaving, or on the way. */
const BREAKS = ["ahead", "before", "onTheWay"] as const;

/**
 * Least waiting, then earliest return of a day in a given order. For every minute and every point of
 * the day it keeps the latest departure with which one can stand there at that minute.
 */
function walkThrough(
  problem: ScheduleProblem,
  day: number,
  order: readonly number[],
): { waiting: number; back: number } | null {
  const frame = problem.days[day];
  if (frame === undefined) return null;
  const visits = order.flatMap((index) => problem.stops[index] ?? []);
  const from: PlaceId = frame.from ?? "base";
  const ways = [...visits.map((stop) => stop.wineryId), "base" as const].map((to, index) =>
    way(problem, visits[index - 1]?.wineryId ?? from, to),
  );
  if (ways.includes(null)) return null;
  const minutesOn = (index: number) => ways[index]?.toDoor ?? 0;
  const fixed =
    visits.reduce((sum, stop) => sum + stop.visitMinutes, 0) +
    ways.reduce((sum, leg) => sum + (leg?.toDoor ?? 0), 0);

  const horizon = frame.end + 1;
  const none = Number.NEGATIVE_INFINITY;
  /** Free after `index` visits (0: not left yet), and at the door of visit `index`. */
  const points = () => BREAKS.map(() => visits.map(() => new Array<number>(horizon).fill(none)));
  const free = points();
  const door = points();
  const returned = BREAKS.map(() => new Array<number>(horizon).fill(none));
  const reach = (table: number[] | undefined, minute: number, leave: number) => {
    if (table && minute < horizon) table[minute] = Math.max(table[minute] ?? none, leave);
  };
  const arriveFrom = (kind: number, index: number, minute: number, leave: number) => {
    const target = index < visits.length ? door[kind]?.[index] : returned[kind];
    reach(target, minute + minutesOn(index), leave);
  };

  for (let minute = frame.start; minute < horizon; minute += 1) {
    arriveFrom(0, 0, minute, minute);
    const lunchedBefore = minute - 45 >= frame.start && minute - 45 >= 690;
    // Whoever ate at the base by 14:15 at the latest may leave at any later minute.
    if (frame.lunch && lunchedBefore && frame.start <= 810) arriveFrom(1, 0, minute, minute);
    for (const kind of BREAKS.keys()) {
      for (const [index, stop] of visits.entries()) {
        const atDoor = door[kind]?.[index]?.[minute] ?? none;
        if (atDoor > none) {
          reach(door[kind]?.[index], minute + 1, atDoor);
          if (mayBegin(problem, stop, day, minute)) {
            reach(free[kind]?.[index], minute + stop.visitMinutes, atDoor);
          }
        }
        const atTable = free[kind]?.[index]?.[minute] ?? none;
        if (atTable === none) continue;
        reach(free[kind]?.[index], minute + 1, atTable);
        arriveFrom(kind, index + 1, minute, atTable);
        if (frame.lunch && kind === 0 && minute >= 690 && minute <= 810) {
          reach(free[2]?.[index], minute + 45, atTable);
        }
      }
    }
  }
  let best: { waiting: number; back: number } | null = null;
  for (const kind of BREAKS.keys()) {
    if (!frame.lunch && kind > 0) continue;
    for (let back = frame.start; back < horizon; back += 1) {
      const leave = returned[kind]?.[back] ?? none;
      if (leave === none || (frame.lunch && kind === 0 && !canEatAfter(frame, back))) continue;
      const waiting = back - leave - fixed - (kind === 2 ? 45 : 0);
      if (best === null || waiting < best.waiting) best = { waiting, back };
      else if (waiting === best.waiting && back < best.back) best = { waiting, back };
    }
  }
  return best;
}

function canEatAfter(frame: DayFrame, back: number): boolean {
  for (let minute = Math.max(back, 690); minute <= 810; minute += 1) {
    if (minute + 45 <= frame.end) return true;
  }
  return false;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

/** All best orders of some stops on a day, by driving, waiting and, on the last day, the return. */
function bestDays(problem: ScheduleProblem, day: number, stops: readonly number[]): BruteDay[] {
  const isLast = day === problem.days.length - 1;
  if (stops.length === 0) {
    const driving = way(problem, problem.days[day]?.from ?? "base", "base")?.driving ?? 0;
    return [{ driving, waiting: 0, back: 0, order: [] }];
  }
  if (stops.length > (problem.days[day]?.maxStops ?? 0)) return [];
  const places = (order: readonly number[]): PlaceId[] => [
    problem.days[day]?.from ?? "base",
    ...order.map((index) => problem.stops[index]?.wineryId ?? "base"),
    "base",
  ];
  const driven = permutations(stops)
    .map((order) => {
      const path = places(order);
      const legs = path.slice(1).map((to, at) => way(problem, path[at] ?? "base", to));
      const driving = legs.reduce((sum, leg) => sum + (leg?.driving ?? Infinity), 0);
      return { order, driving };
    })
    .sort((a, b) => a.driving - b.driving);
  let best: BruteDay[] = [];
  for (const { order, driving } of driven) {
    if (driving === Infinity || (best[0] && best[0].driving < driving)) break;
    const times = walkThrough(problem, day, order);
    if (times === null) continue;
    const found = { driving, waiting: times.waiting, back: isLast ? times.back : 0, order };
    const [first] = best;
    const gap = first ? found.waiting - first.waiting || found.back - first.back : -1;
    if (gap < 0) best = [found];
    else if (gap === 0) best.push(found);
  }
  return best;
}

/** Positive when the first list is greater at the first difference. */
function compareLines(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    if (value !== other) return value - other;
  }
  return 0;
}

/** The best plan by trying everything; null when no plan keeps the pins. For small problems. */
export function bruteForce(problem: ScheduleProblem): BrutePlan | null {
  const { days, stops, pins } = problem;
  const known = new Map<string, BruteDay[]>();
  const bestOf = (day: number, members: readonly number[]) => {
    const key = `${day}:${members}`;
    const found = known.get(key) ?? bestDays(problem, day, members);
    known.set(key, found);
    return found;
  };
  let best: BrutePlan | null = null;
  const consider = (of: readonly number[]) => {
    const perDay = days.map((_, day) =>
      bestOf(
        day,
        stops.flatMap((_stop, index) => (of[index] === day ? index : [])),
      ),
    );
    for (const combination of combinations(perDay)) {
      const plan = weigh(problem, of, combination);
      const gap = best ? compareLines(plan.lines, best.lines) : 1;
      if (gap > 0 || (gap === 0 && best && compareLines(best.places, plan.places) > 0)) best = plan;
    }
  };
  const assign = (of: readonly number[]) => {
    const stop = stops[of.length];
    if (stop === undefined) {
      consider(of);
      return;
    }
    const own = pins.filter((pin) => pin.wineryId === stop.wineryId);
    for (const day of [...days.keys(), -1]) {
      if (own.some((pin) => pin.day !== day)) continue;
      if (stop.wish === "skip" && day >= 0) continue;
      assign([...of, day]);
    }
  };
  assign([]);
  return best;
}

function combinations(perDay: readonly (readonly BruteDay[])[]): BruteDay[][] {
  const [first, ...rest] = perDay;
  if (first === undefined) return [[]];
  return first.flatMap((day) => combinations(rest).map((others) => [day, ...others]));
}

function weigh(
  problem: ScheduleProblem,
  of: readonly number[],
  days: readonly BruteDay[],
): BrutePlan {
  const count = (holds: (stop: Stop, day: number) => boolean) =>
    problem.stops.filter((stop, index) => (of[index] ?? -1) >= 0 && holds(stop, of[index] ?? -1))
      .length;
  const isKnown = (stop: Stop, day: number) =>
    stop.openingHours !== null &&
    stop.openingHours[problem.days[day]?.weekday ?? "monday"] !== null;
  const sum = (value: (day: BruteDay) => number) =>
    days.reduce((total, day) => total + value(day), 0);
  return {
    lines: [
      count((stop) => stop.wish === "must"),
      count(() => true),
      count(isKnown),
      0 - sum((day) => day.driving),
      0 - sum((day) => day.waiting),
      0 - (days.at(-1)?.back ?? 0),
    ],
    places: problem.stops.map((_, index) => {
      const day = of[index] ?? -1;
      return day < 0 ? 100 : day * 10 + (days[day]?.order.indexOf(index) ?? 0);
    }),
    days: days.map((day) => day.order),
  };
}
