/**
 * A walk is a day's first stops in one order, with all their possible times in a few numbers, so
 * that no single minutes have to be tried.
 */
import type { CompiledDay } from "./compiled-problem.ts";
import { type BreakLegs, doorMinutes, type Leg } from "./legs.ts";
import { type BeginWindow, NEVER } from "./visit-windows.ts";

/** Part of a day: begun at `t <= latest`, it ends at `max(t + minutes, ready)`. */
interface Stretch {
  readonly minutes: number;
  /** The earliest end, because of opening times. */
  readonly ready: number;
  readonly latest: number;
}

export interface Walk {
  readonly drive: number;
  /** From leaving to the break, or to the end if the break is not on the way. */
  readonly head: Stretch;
  /** From the break on; null before it. */
  readonly tail: Stretch | null;
  /** The number of stops before the break; null before it. */
  readonly lunchPlace: number | null;
  /** Whether they continue from a place to eat. */
  readonly isAtMeal: boolean;
}

const NOTHING: Stretch = { minutes: 0, ready: -NEVER, latest: NEVER };

export const newWalk = ({ isUnderway, start }: CompiledDay): Walk => ({
  drive: 0,
  head: isUnderway ? { ...NOTHING, latest: start } : NOTHING,
  tail: null,
  lunchPlace: null,
  isAtMeal: false,
});

function fits({ start, end }: CompiledDay, { head, tail }: Walk): boolean {
  const at = Math.max(start + head.minutes, head.ready);
  if (head.latest < start) return false;
  if (tail === null) return at <= end;
  return at <= tail.latest && Math.max(at + tail.minutes, tail.ready) <= end;
}

/** Adds a visit; null if it does not fit. */
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

/** Adds the break after `count` stops; null if it does not fit. */
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

/** Adds the way to where the day ends, without checking the time. */
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
