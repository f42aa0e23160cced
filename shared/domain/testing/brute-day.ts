/** The best days of a plan for tests, by trying everything: `brute-force.ts` puts them together. */

import type { DayFrame, PlaceId, ScheduleProblem, Stop } from "../schedule/problem.ts";

/** A day in an order of its stops. */
export interface BruteDay {
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

const LAST_BREAK = 810;

/** Whether the break may begin at a minute. */
function mayEat(frame: DayFrame, minute: number): boolean {
  if (minute < 690 || minute > LAST_BREAK) return false;
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

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

const shiftOf = (begin: number) => Math.abs(begin - 750);

/** The minutes at which a day may begin, and its break, nearest to 12:30 first. */
interface DayMinutes {
  readonly departures: readonly number[];
  readonly begins: readonly number[];
}

function minutesOf(frame: DayFrame): DayMinutes {
  const minutes = Array.from({ length: frame.end - frame.start + 1 }, (_, at) => frame.start + at);
  return {
    // A day that is under way cannot leave later.
    departures: typeof frame.from === "number" ? [frame.start] : minutes,
    begins: minutes
      .filter((minute) => mayEat(frame, minute))
      .sort((a, b) => shiftOf(a) - shiftOf(b)),
  };
}

/** The returns of a day without its break, by when it leaves. */
function* returnsOf(day: DayWays, { departures }: DayMinutes): Generator<[number, number]> {
  const { frame, visits, ways } = day;
  const home = ways[visits.length]?.toDoor ?? 0;
  for (const leave of departures) {
    const back = follow(day, 0, visits.length, leave) + home;
    if (back <= frame.end) yield [leave, back];
  }
}

/** For each minute up to the last break the latest departure with which one has got somewhere by then. */
function latestDepartures(
  departures: readonly number[],
  arrivalOf: (leave: number) => number,
): readonly (number | undefined)[] {
  const latest = new Array<number | undefined>(LAST_BREAK + 1).fill(undefined);
  for (const leave of departures) {
    const arrival = arrivalOf(leave);
    if (arrival <= LAST_BREAK) latest[arrival] = leave;
  }
  for (let minute = 1; minute <= LAST_BREAK; minute += 1) {
    const [before, now] = [latest[minute - 1], latest[minute]];
    if (before !== undefined && (now === undefined || now < before)) latest[minute] = before;
  }
  return latest;
}

/** All waits, returns and breaks of a day with its break at one place. */
function* timesOf(day: DayWays, table: Table | null, minutes: DayMinutes): Generator<Found> {
  const { frame, visits, ways } = day;
  const { begins, departures } = minutes;
  const isUnderway = typeof frame.from === "number";
  const home = ways[visits.length]?.toDoor ?? 0;
  const plain = sumOf([
    ...visits.map((stop) => stop.visitMinutes),
    ...ways.map((leg) => leg.toDoor),
  ]);
  if (table === null) {
    for (const [leave, back] of returnsOf(day, minutes)) {
      yield { waiting: back - leave - plain, back, shift: 0 };
    }
    return;
  }
  const { after, to, on, isAside } = table;
  const direct = ways[after]?.toDoor ?? 0;
  if (after > visits.length || (after === 0 && isAside && !isUnderway)) {
    for (const [leave, back] of returnsOf(day, minutes)) {
      const [from, until] = after === 0 ? [frame.start, leave + direct] : [back, frame.end];
      const fits = (begin: number) => begin - to.toDoor >= from && begin + 45 + on.toDoor <= until;
      const begin = begins.find(fits);
      if (begin !== undefined) yield { waiting: back - leave - plain, back, shift: shiftOf(begin) };
    }
    return;
  }
  const fixed = plain - direct + to.toDoor + 45 + on.toDoor;
  const next = visits[after];
  const seated = (leave: number) => follow(day, 0, after, leave) + to.toDoor;
  const latest = latestDepartures(departures, seated);
  for (const begin of begins) {
    const leave = latest[begin];
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
export function bestDays(
  problem: ScheduleProblem,
  day: number,
  members: readonly number[],
): BruteDay[] {
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
  const minutes = minutesOf(frame);
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
      for (const times of timesOf({ frame, visits, doors, ways: known }, table, minutes)) {
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
