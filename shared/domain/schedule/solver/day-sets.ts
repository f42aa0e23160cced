import type { CompiledDay } from "./compiled-problem.ts";
import { type DayOrder, type StartedDay, startDay, timingOfDay, withStop } from "./day-orders.ts";
import { compareCosts, type DayTiming } from "./day-timing.ts";

/** A set of stops that fits a day, in the best order. */
export interface DaySet {
  /** As bits. */
  readonly set: number;
  readonly order: DayOrder;
  readonly driveMinutes: number;
  /** Null for a day without a stop. */
  readonly timing: DayTiming | null;
}

/** The best order of each set of stops that fits a day, and how many orders were tried: all. */
export function daySets(day: CompiledDay) {
  const empty = { set: 0, order: [], driveMinutes: day.idle?.driveMinutes ?? 0, timing: null };
  const sets = new Map<number, DaySet>([[0, empty]]);
  let tried = 0;
  const note = (set: number, started: StartedDay) => {
    const best = sets.get(set);
    const timing = timingOfDay(day, started, best?.driveMinutes);
    if (timing === null) return;
    const { order } = started;
    const isBetter =
      !best?.timing ||
      (compareCosts(day, timing, best.timing) || compareOwnOrder(order, best.order)) < 0;
    if (isBetter) sets.set(set, { set, order, driveMinutes: timing.drive, timing });
  };
  const search = (started: StartedDay, before: number, rank: number) => {
    if (started.order.length >= day.maxStops) return;
    for (let stop = 0; stop < day.ranks.length; stop += 1) {
      const own = day.ranks[stop] ?? -1;
      if ((before & (1 << stop)) !== 0 || (own >= 0 && own < rank)) continue;
      tried += 1;
      const longer = withStop(day, started, stop);
      if (longer.routes.length === 0) continue;
      const set = before | (1 << stop);
      note(set, longer);
      search(longer, set, Math.max(rank, own));
    }
  };
  search(startDay(day), 0, -1);
  return { sets: [...sets.values()], tried };
}

/** Prefers the visitor's first stop as early as possible, then the second, and so on. */
function compareOwnOrder(a: DayOrder, b: DayOrder): number {
  for (const stop of a.toSorted((one, other) => one - other)) {
    const places = a.indexOf(stop) - b.indexOf(stop);
    if (places !== 0) return places;
  }
  return 0;
}

/** The stops of a set (as bits), in the visitor's order. */
export function stopsOf(set: number): number[] {
  const stops = [];
  for (let stop = 0; 1 << stop <= set; stop += 1) if (set & (1 << stop)) stops.push(stop);
  return stops;
}
