/**
 * The first stops of a day in one order, with everything their times can be in a handful of numbers.
 * Waiting and returns follow from these without trying any minute.
 */
import type { CompiledDay } from "./compiled-problem.ts";
import type { Aside, Way } from "./lunch-ways.ts";
import { type BeginWindow, NEVER } from "./visit-windows.ts";

/** A break that is still ahead, or that the day has not. */
export const AHEAD = -1;

/**
 * Whoever leaves at `e`, which is `latest` at the latest, can continue at `max(e + head, ready)`: `head` is
 * all that takes time, and doors that open later make `ready`. Where the break has begun on the way,
 * these lead to the table; whoever sits down at `b`, which is `tailLatest` at the latest, can continue at
 * `max(b + tail, tailReady)`.
 */
export interface Walk {
  drive: number;
  head: number;
  ready: number;
  latest: number;
  /** The number of stops before the break; `AHEAD`. */
  lunch: number;
  tail: number;
  tailReady: number;
  tailLatest: number;
}

export const newWalk = (): Walk => ({
  drive: 0,
  head: 0,
  ready: -NEVER,
  latest: NEVER,
  lunch: AHEAD,
  tail: 0,
  tailReady: -NEVER,
  tailLatest: NEVER,
});

function become(to: Walk, from: Walk): void {
  to.drive = from.drive;
  to.head = from.head;
  to.ready = from.ready;
  to.latest = from.latest;
  to.lunch = from.lunch;
  to.tail = from.tail;
  to.tailReady = from.tailReady;
  to.tailLatest = from.tailLatest;
}

/** Whether a walk can be made within the day, as far as it goes. */
function fits({ start, end }: CompiledDay, walk: Walk): boolean {
  const at = Math.max(start + walk.head, walk.ready);
  if (walk.latest < start) return false;
  if (walk.lunch === AHEAD) return at <= end;
  return at <= walk.tailLatest && Math.max(at + walk.tail, walk.tailReady) <= end;
}

/** A visit or a break, and the way to it. */
interface Event<W> {
  readonly way: W;
  readonly window: BeginWindow;
}

/** Makes a walk another one with a visit more; false where there is none. */
export function withVisit(
  to: Walk,
  from: Walk,
  day: CompiledDay,
  { way, window }: Event<Way>,
): boolean {
  become(to, from);
  to.drive += way.drive;
  if (from.lunch === AHEAD) {
    const arrival = from.ready + way.minutes;
    if (arrival > window.until) return false;
    to.head += way.minutes + window.minutes;
    to.latest = Math.min(from.latest, window.until - from.head - way.minutes);
    to.ready = Math.max(arrival, window.from) + window.minutes;
  } else {
    const arrival = from.tailReady + way.minutes;
    if (arrival > window.until) return false;
    to.tail += way.minutes + window.minutes;
    to.tailLatest = Math.min(from.tailLatest, window.until - from.tail - way.minutes);
    to.tailReady = Math.max(arrival, window.from) + window.minutes;
  }
  return fits(day, to);
}

/** Makes a walk another one that has its break now, after so many stops; false where it cannot. */
export function withBreak(
  to: Walk,
  from: Walk,
  day: CompiledDay,
  { way, window, after }: Event<Aside> & { readonly after: number },
): boolean {
  become(to, from);
  to.drive += way.drive;
  to.head += way.there;
  to.ready = Math.max(from.ready + way.there, window.from);
  to.lunch = after;
  to.tail = window.minutes + way.back;
  to.tailLatest = window.until;
  return fits(day, to);
}

/** Makes a walk another one that is back where the day ends. */
export function withReturn(to: Walk, from: Walk, way: Way): void {
  become(to, from);
  to.drive += way.drive;
  if (from.lunch === AHEAD) {
    to.head += way.minutes;
    to.ready += way.minutes;
  } else {
    to.tail += way.minutes;
    to.tailReady += way.minutes;
  }
}
