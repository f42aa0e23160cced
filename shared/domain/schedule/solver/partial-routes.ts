/**
 * A partial route is a day's first stops in one order, with all their possible times in a few numbers, so
 * that no single minutes have to be tried.
 */
import type { CompiledDay } from "./compiled-problem.ts";
import { type BreakLegs, doorMinutes, type Leg } from "./legs.ts";
import { type BeginWindow, NEVER } from "./visit-windows.ts";

/** Part of a day: begun at `t <= latest`, it ends at `max(t + minutes, ready)`. */
interface Span {
  readonly minutes: number;
  /** The earliest end, because of opening times. */
  readonly ready: number;
  readonly latest: number;
}

export interface PartialRoute {
  readonly drive: number;
  /** From leaving to the break, or to the end if the break is not on the way. */
  readonly head: Span;
  /** From the break on; null before it. */
  readonly tail: Span | null;
  /** The number of stops before the break; null before it. */
  readonly lunchPlace: number | null;
  /** Whether they continue from a place to eat. */
  readonly isAtMeal: boolean;
}

const NOTHING: Span = { minutes: 0, ready: -NEVER, latest: NEVER };

export const emptyRoute = ({ isUnderway, start }: CompiledDay): PartialRoute => ({
  drive: 0,
  head: isUnderway ? { ...NOTHING, latest: start } : NOTHING,
  tail: null,
  lunchPlace: null,
  isAtMeal: false,
});

function fits({ start, end }: CompiledDay, { head, tail }: PartialRoute): boolean {
  const at = Math.max(start + head.minutes, head.ready);
  if (head.latest < start) return false;
  if (tail === null) return at <= end;
  return at <= tail.latest && Math.max(at + tail.minutes, tail.ready) <= end;
}

/** The route after one more leg, with its latest part as it is then. */
const extended = ({ drive, head, tail, lunchPlace }: PartialRoute, leg: Leg, part: Span) => ({
  drive: drive + leg.driveMinutes,
  head: tail ? head : part,
  tail: tail && part,
  lunchPlace,
  isAtMeal: false,
});

/** Adds a visit; null if it does not fit. */
export function withVisit(
  route: PartialRoute,
  day: CompiledDay,
  { leg, window }: { readonly leg: Leg; readonly window: BeginWindow },
): PartialRoute | null {
  const way = doorMinutes(leg);
  const { minutes, ready, latest } = route.tail ?? route.head;
  const arrival = ready + way;
  if (arrival > window.until) return null;
  const visited = extended(route, leg, {
    minutes: minutes + way + window.minutes,
    ready: Math.max(arrival, window.from) + window.minutes,
    latest: Math.min(latest, window.until - minutes - way),
  });
  return fits(day, visited) ? visited : null;
}

/** Adds the break after `count` stops; null if it does not fit. */
export function withBreak(
  { drive, head }: PartialRoute,
  day: CompiledDay,
  at: { readonly legs: BreakLegs; readonly window: BeginWindow; readonly count: number },
): PartialRoute | null {
  const { there, back } = at.legs;
  const way = doorMinutes(there);
  const seated: PartialRoute = {
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
export function withReturn(route: PartialRoute, leg: Leg): PartialRoute {
  const way = doorMinutes(leg);
  const { minutes, ready, latest } = route.tail ?? route.head;
  return extended(route, leg, { minutes: minutes + way, ready: ready + way, latest });
}
