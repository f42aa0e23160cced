/**
 * A second reading of docs/schedule.md, for tests: it tries every assignment of stops to days, every
 * order and every place of the break, and lets a clock run minute by minute through each day. It shares
 * nothing with the solver but the types of a problem; the constants are written out again.
 */

import type { DayFrame, PlaceId, ScheduleProblem, Stop } from "../schedule/problem.ts";

/** Lines 2 to 8, each so that more is better, and the visitor's own order as places. */
interface BrutePlan {
  readonly lines: readonly number[];
  readonly places: readonly number[];
  /** The stops (as indexes) of each day in order. */
  readonly days: readonly (readonly number[])[];
}

interface BruteDay {
  readonly driving: number;
  readonly waiting: number;
  readonly back: number;
  /** Minutes between the break and 12:30. */
  readonly shift: number;
  readonly order: readonly number[];
}

interface Way {
  readonly toDoor: number;
  readonly driving: number;
}

const figure = (
  { places }: ScheduleProblem["matrix"],
  table: readonly (readonly (number | null)[])[],
  from: PlaceId,
  to: PlaceId,
): number | null => table[places.indexOf(from)]?.[places.indexOf(to)] ?? null;

/** The minutes to the door and the driving of a leg; null: no way. */
export function way({ matrix, stops }: ScheduleProblem, from: PlaceId, to: PlaceId): Way | null {
  if (from === to) return { toDoor: 0, driving: 0 };
  const minutes = figure(matrix, matrix.minutes, from, to);
  if (minutes === null) return null;
  const isWinery = (place: PlaceId) => stops.some(({ wineryId }) => wineryId === place);
  const miles = figure(matrix, matrix.miles, from, to);
  if (isWinery(to) && typeof from === "number" && miles !== null && miles < 0.25) {
    return { toDoor: 5, driving: 0 };
  }
  const driving = Math.ceil(minutes);
  return { toDoor: isWinery(to) ? driving + 5 : driving, driving };
}

/** A break somewhere in a day: how one gets to the table, and from it to the next place. */
interface Table {
  /** The number of stops before it. */
  readonly after: number;
  /** Whether one goes back from it to where one was. */
  readonly isAside: boolean;
  readonly to: Way;
  readonly on: Way;
}

/** All the places where the break of a day in an order can be; `null` for a day without one. */
function tablesOf(
  problem: ScheduleProblem,
  frame: DayFrame,
  visits: readonly Stop[],
): (Table | null)[] {
  if (!frame.lunch) return [null];
  const { matrix } = problem;
  const path: PlaceId[] = [frame.from, ...visits.map((stop) => stop.wineryId), frame.to];
  const meal = frame.lunchPlace?.key;
  const here = { toDoor: 0, driving: 0 };
  return path.flatMap((at, index): (Table | null)[] => {
    const isEnd = index === path.length - 1;
    const next = path[index + 1] ?? frame.to;
    const direct = isEnd ? here : (way(problem, at, next) ?? here);
    if (meal === undefined) return [{ after: index, isAside: true, to: here, on: direct }];
    const [miles, there] = [
      figure(matrix, matrix.miles, at, meal),
      figure(matrix, matrix.minutes, at, meal),
    ];
    if (there === null) return [];
    const driven = Math.ceil(there);
    const minutesBack = figure(matrix, matrix.minutes, meal, at);
    // Without a way back it is a place on the way, like one that lies farther.
    if (miles !== null && miles <= 1 && minutesBack !== null) {
      const milesBack = figure(matrix, matrix.miles, meal, at) ?? 1;
      const to = miles < 0.25 ? { toDoor: 5, driving: 0 } : { toDoor: driven, driving: driven };
      const drivenBack = Math.ceil(minutesBack);
      const back =
        milesBack < 0.25 ? { toDoor: 5, driving: 0 } : { toDoor: drivenBack, driving: drivenBack };
      const on = { toDoor: back.toDoor + direct.toDoor, driving: back.driving + direct.driving };
      return [{ after: index, isAside: true, to, on }];
    }
    if (isEnd) return [];
    const onward = figure(matrix, matrix.minutes, meal, next);
    if (onward === null) return [];
    const onwardMiles = figure(matrix, matrix.miles, meal, next) ?? 1;
    const drivenOn = Math.ceil(onward);
    const isVisit = index < visits.length;
    const on =
      isVisit && onwardMiles < 0.25
        ? { toDoor: 5, driving: 0 }
        : { toDoor: drivenOn + (isVisit ? 5 : 0), driving: drivenOn };
    return [{ after: index, isAside: false, to: { toDoor: driven + 5, driving: driven }, on }];
  });
}

const DAY = 24 * 60;

/** For each minute the earliest minute from then on at which something may begin; none: Infinity. */
function earliest(mayBegin: (minute: number) => boolean): number[] {
  const table = new Array<number>(DAY + 1).fill(Number.POSITIVE_INFINITY);
  for (let minute = DAY - 1; minute >= 0; minute -= 1) {
    table[minute] = mayBegin(minute) ? minute : (table[minute + 1] ?? Number.POSITIVE_INFINITY);
  }
  return table;
}

const at = (table: readonly number[] | undefined, minute: number) =>
  table?.[minute] ?? Number.POSITIVE_INFINITY;

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

/** Whether the break may begin at a minute. */
function mayEat(frame: DayFrame, minute: number): boolean {
  if (minute < 690 || minute > 810) return false;
  const hours = frame.lunchPlace?.openingHours?.[frame.weekday] ?? null;
  if (hours === null) return true;
  return hours.some(({ opens, closes }) => minute >= opens && minute + 45 <= (closes ?? 1020));
}

/** The ways of a day between its places, in an order. */
interface DayWays {
  readonly frame: DayFrame;
  readonly visits: readonly Stop[];
  /** When each visit may begin from a minute on. */
  readonly doors: readonly (readonly number[])[];
  /** To each visit, and to the day's end. */
  readonly ways: readonly Way[];
}

/** When one is free after some visits, if one is free before them at a minute. */
function follow(
  { visits, doors, ways }: DayWays,
  from: number,
  to: number,
  minute: number,
): number {
  let free = minute;
  for (let index = from; index < to; index += 1) {
    const begin = at(doors[index], free + (ways[index]?.toDoor ?? 0));
    free = begin + (visits[index]?.visitMinutes ?? 0);
  }
  return free;
}

type Found = Omit<BruteDay, "order" | "driving">;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** All waits, returns and breaks of a day with its break at one place. */
function* timesOf(day: DayWays, table: Table | null): Generator<Found> {
  const { frame, visits, ways } = day;
  const minutes = Array.from({ length: frame.end - frame.start + 1 }, (_, at) => frame.start + at);
  // A day that is under way cannot leave later.
  const isUnderway = typeof frame.from === "number";
  const departures = isUnderway ? [frame.start] : minutes;
  const shiftOf = (begin: number) => Math.abs(begin - 750);
  const begins = minutes
    .filter((minute) => mayEat(frame, minute))
    .sort((a, b) => shiftOf(a) - shiftOf(b));
  const home = ways[visits.length]?.toDoor ?? 0;
  const plain = sumOf([
    ...visits.map((stop) => stop.visitMinutes),
    ...ways.map((leg) => leg.toDoor),
  ]);
  const returned = new Map(
    departures.flatMap((leave): [number, number][] => {
      const back = follow(day, 0, visits.length, leave) + home;
      return back <= frame.end ? [[leave, back]] : [];
    }),
  );
  if (table === null) {
    for (const [leave, back] of returned) yield { waiting: back - leave - plain, back, shift: 0 };
    return;
  }
  const { after, to, on, isAside } = table;
  const direct = ways[after]?.toDoor ?? 0;
  if (after > visits.length || (after === 0 && isAside && !isUnderway)) {
    for (const [leave, back] of returned) {
      const [from, until] = after === 0 ? [frame.start, leave + direct] : [back, frame.end];
      const fits = (begin: number) => begin - to.toDoor >= from && begin + 45 + on.toDoor <= until;
      const begin = begins.find(fits);
      if (begin !== undefined) yield { waiting: back - leave - plain, back, shift: shiftOf(begin) };
    }
    return;
  }
  const fixed = plain - direct + to.toDoor + 45 + on.toDoor;
  const next = visits[after];
  const seated = departures.map((leave) => follow(day, 0, after, leave) + to.toDoor);
  for (const begin of begins) {
    const leave = departures[seated.findLastIndex((minute) => minute <= begin)];
    const arrival = begin + 45 + on.toDoor;
    const free = next ? at(day.doors[after], arrival) + next.visitMinutes : arrival;
    const back = next ? follow(day, after + 1, visits.length, free) + home : free;
    if (leave === undefined || back > frame.end) continue;
    yield { waiting: back - leave - fixed, back, shift: shiftOf(begin) };
  }
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

/** Whether an order keeps the one that the day keeps. */
function isKept({ stops }: ScheduleProblem, frame: DayFrame, order: readonly number[]): boolean {
  const ranks = order.map((index) => frame.keeps?.indexOf(stops[index]?.wineryId ?? 0) ?? -1);
  const kept = ranks.filter((rank) => rank >= 0);
  return kept.every((rank, index) => index === 0 || rank > (kept[index - 1] ?? 0));
}

/** Least driving, then waiting, on the last day the return, then the break nearest to 12:30. */
function compareDays(a: BruteDay, b: BruteDay, isLast: boolean): number {
  return (
    a.driving - b.driving ||
    a.waiting - b.waiting ||
    (isLast ? a.back - b.back : 0) ||
    a.shift - b.shift
  );
}

/** All best orders of some stops on a day. */
function bestDays(problem: ScheduleProblem, day: number, members: readonly number[]): BruteDay[] {
  const frame = problem.days[day];
  if (frame === undefined || members.length > frame.maxStops) return [];
  const isLast = day === problem.days.length - 1 || frame.isToday === true;
  if (members.length === 0) {
    const leg = frame.from === frame.to ? null : way(problem, frame.from, frame.to);
    const back = leg ? frame.start + leg.toDoor : 0;
    return [{ driving: leg?.driving ?? 0, waiting: 0, back, shift: 0, order: [] }];
  }
  const doorsOf = problem.stops.map((stop, index) =>
    members.includes(index) ? earliest((minute) => mayBegin(problem, stop, day, minute)) : [],
  );
  let best: BruteDay[] = [];
  for (const order of permutations(members)) {
    if (!isKept(problem, frame, order)) continue;
    const visits = order.flatMap((index) => problem.stops[index] ?? []);
    const path = [frame.from, ...visits.map((stop) => stop.wineryId), frame.to];
    const doors = order.map((index) => doorsOf[index] ?? []);
    for (const table of tablesOf(problem, frame, visits)) {
      // A break over a place may spare a way that there is not.
      const over = table && !table.isAside ? table.after : -1;
      const legs = path.slice(1).map((to, index) => {
        const leg = way(problem, path[index] ?? to, to);
        return index === over ? (leg ?? { toDoor: 0, driving: 0 }) : leg;
      });
      const known = legs.flatMap((leg) => leg ?? []);
      if (known.length < legs.length) continue;
      const direct = table && table.after < legs.length ? (known[table.after]?.driving ?? 0) : 0;
      const driving =
        sumOf(known.map((leg) => leg.driving)) +
        (table ? table.to.driving + table.on.driving - direct : 0);
      if (best[0] && driving > best[0].driving) continue;
      for (const times of timesOf({ frame, visits, doors, ways: known }, table)) {
        const found = { ...times, driving, order };
        const gap = best[0] ? compareDays(found, best[0], isLast) : -1;
        if (gap < 0) best = [found];
        else if (gap === 0 && !best.some((other) => other.order.join() === order.join())) {
          best.push(found);
        }
      }
    }
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
  const sum = (value: (day: BruteDay) => number) => sumOf(days.map(value));
  return {
    lines: [
      count((stop) => stop.wish === "must"),
      count(() => true),
      count(isKnown),
      0 - sum((day) => day.driving),
      0 - sum((day) => day.waiting),
      0 - (days.at(-1)?.back ?? 0),
      0 - sum((day) => day.shift),
    ],
    places: problem.stops.map((_, index) => {
      const day = of[index] ?? -1;
      return day < 0 ? 100 : day * 10 + (days[day]?.order.indexOf(index) ?? 0);
    }),
    days: days.map((day) => day.order),
  };
}
