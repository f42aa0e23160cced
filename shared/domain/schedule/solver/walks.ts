/**
 * The first stops of a day in one order, with everything their times can be in a handful of numbers.
 * Waiting and returns follow from these without trying any minute.
 */
import type { CompiledDay } from "./compiled-problem.ts";
import { type BreakLegs, doorMinutes, type Leg } from "./legs.ts";
import { type BeginWindow, NEVER } from "./visit-windows.ts";

/** Part of a day: whoever begins it at `e`, which is `latest` at the latest, is through at `max(e + minutes, ready)`. */
interface Stretch {
  /** All that takes time. */
  readonly minutes: number;
  /** Doors that open later make it. */
  readonly ready: number;
  readonly latest: number;
}

/** The first stops of a day in one order. */
export interface Walk {
  readonly drive: number;
  /** From leaving to the table, or to the end where the break is not on the way. */
  readonly head: Stretch;
  /** From sitting down; null as long as the break is ahead, and on a day without one. */
  readonly tail: Stretch | null;
  /** The number of stops before the break; null as long as it is ahead. */
  readonly lunchPlace: number | null;
  /** Whether they are at a place to eat and go on from there. */
  readonly isAtMeal: boolean;
}

const NOTHING: Stretch = { minutes: 0, ready: -NEVER, latest: NEVER };

/** A day before its first stop. */
export const newWalk = ({ isUnderway, start }: CompiledDay): Walk => ({
  drive: 0,
  head: isUnderway ? { ...NOTHING, latest: start } : NOTHING,
  tail: null,
  lunchPlace: null,
  isAtMeal: false,
});

/** Whether a walk can be made within the day, as far as it goes. */
function fits({ start, end }: CompiledDay, { head, tail }: Walk): boolean {
  const at = Math.max(start + head.minutes, head.ready);
  if (head.latest < start) return false;
  if (tail === null) return at <= end;
  return at <= tail.latest && Math.max(at + tail.minutes, tail.ready) <= end;
}

/** A walk with a visit more; null where it cannot be made. */
export function withVisit(
  walk: Walk,
  day: CompiledDay,
  { leg, window }: { readonly leg: Leg; readonly window: BeginWindow },
): Walk | null {
  const way = doorMinutes(leg);
  const { minutes, ready, latest } = walk.tail ?? walk.head;
  const arrival = ready + way;
  if (arrival > window.until) return null;
  const longer = {
    minutes: minutes + way + window.minutes,
    ready: Math.max(arrival, window.from) + window.minutes,
    latest: Math.min(latest, window.until - minutes - way),
  };
  const visited: Walk = {
    drive: walk.drive + leg.driveMinutes,
    head: walk.tail ? walk.head : longer,
    tail: walk.tail && longer,
    lunchPlace: walk.lunchPlace,
    isAtMeal: false,
  };
  return fits(day, visited) ? visited : null;
}

/** A walk that has its break now, after so many stops; null where it cannot. */
export function withBreak(
  { drive, head }: Walk,
  day: CompiledDay,
  at: { readonly legs: BreakLegs; readonly window: BeginWindow; readonly count: number },
): Walk | null {
  const { there, back } = at.legs;
  const way = doorMinutes(there);
  const seated: Walk = {
    drive: drive + there.driveMinutes + (back?.driveMinutes ?? 0),
    head: {
      minutes: head.minutes + way,
      ready: Math.max(head.ready + way, at.window.from),
      latest: head.latest,
    },
    tail: {
      minutes: at.window.minutes + (back?.minutes ?? 0),
      ready: -NEVER,
      latest: at.window.until,
    },
    lunchPlace: at.count,
    isAtMeal: back === null,
  };
  return fits(day, seated) ? seated : null;
}

/** A walk that is back where the day ends, whether or not in time. */
export function withReturn(walk: Walk, leg: Leg): Walk {
  const way = doorMinutes(leg);
  const { head, tail, lunchPlace } = walk;
  const { minutes, ready, latest } = tail ?? head;
  const longer = { minutes: minutes + way, ready: ready + way, latest };
  return {
    drive: walk.drive + leg.driveMinutes,
    head: tail ? head : longer,
    tail: tail && longer,
    lunchPlace,
    isAtMeal: false,
  };
}

/** Whether a walk is at least as good as another one in everything. */
export const isAsGood = (one: Walk, other: Walk): boolean =>
  one.lunchPlace === other.lunchPlace &&
  one.isAtMeal === other.isAtMeal &&
  one.drive <= other.drive &&
  isAsFree(one.head, other.head) &&
  isAsFree(one.tail ?? NOTHING, other.tail ?? NOTHING);

const isAsFree = (one: Stretch, other: Stretch) =>
  one.minutes === other.minutes && one.ready <= other.ready && one.latest >= other.latest;
