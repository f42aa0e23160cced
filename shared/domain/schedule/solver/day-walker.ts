import type { CompiledDay, CompiledProblem } from "./compiled-problem.ts";
import type { Aside, CompiledLunch, Way } from "./lunch-ways.ts";
import { type BeginWindow, NEVER } from "./visit-windows.ts";
import {
  newTimes,
  timesAfterBreak,
  timesAround,
  timesBeforeBreak,
  timesWithout,
  type WalkTimes,
} from "./walk-times.ts";
import { AHEAD, newWalk, type Walk, withBreak, withReturn, withVisit } from "./walks.ts";

/** Told of what a day in an order can come to: read at once, for the next one overwrites it. */
export type Tell = (drive: number, lunch: number, times: WalkTimes) => void;

/** The walks of orders of one length. Those that are no longer needed are filled again. */
class WalkList {
  private readonly walks: Walk[] = [];
  size = 0;

  /** A walk to be filled; it belongs to the list once it is added. */
  next(): Walk {
    const walk = this.walks[this.size] ?? newWalk();
    this.walks[this.size] = walk;
    return walk;
  }

  at(index: number): Walk | undefined {
    return index < this.size ? this.walks[index] : undefined;
  }

  /** Keeps the walk filled last, unless another one is at least as good in everything. */
  add(): void {
    const added = this.walks[this.size];
    for (let index = 0; added && index < this.size; index += 1) {
      const other = this.walks[index];
      if (other && isAsGood(other, added)) return;
    }
    this.size += 1;
  }
}

function isAsGood(one: Walk, other: Walk): boolean {
  return (
    one.lunch === other.lunch &&
    one.drive <= other.drive &&
    one.head === other.head &&
    one.tail === other.tail &&
    one.ready <= other.ready &&
    one.latest >= other.latest &&
    one.tailReady <= other.tailReady &&
    one.tailLatest >= other.tailLatest
  );
}

/**
 * Goes through the orders of a day stop by stop, and keeps what was found for the first ones. Where the
 * break stands is its number of stops before it: 0 before leaving, one more than all after the return.
 */
export class DayWalker {
  private readonly lists: readonly WalkList[];
  private readonly seated = newWalk();
  private readonly closed = newWalk();
  private readonly times = newTimes();
  private readonly problem: CompiledProblem;
  private readonly day: CompiledDay;

  constructor(problem: CompiledProblem, day: CompiledDay, mostStops: number) {
    this.problem = problem;
    this.day = day;
    this.lists = Array.from({ length: mostStops + 1 }, () => new WalkList());
    const [beginning] = this.lists;
    if (!beginning) return;
    if (day.isUnderway) beginning.next().latest = day.start;
    else beginning.next();
    beginning.add();
    // Before a day leaves nobody waits; one that is under way has its break on the way.
    if (day.isUnderway && day.lunch) this.pause(beginning, 0, day.lunch.asideAtStart);
  }

  /** Puts a stop behind the first so many; false where it cannot be visited then. */
  extend(length: number, last: number | null, stop: number): boolean {
    const { day, problem } = this;
    const [from, to] = [this.lists[length], this.lists[length + 1]];
    if (!from || !to) return false;
    to.size = 0;
    const way = last === null ? day.out[stop] : problem.ways[last]?.[stop];
    for (let index = 0; index < from.size; index += 1) {
      const walk = from.at(index);
      if (!walk) break;
      this.visit(to, walk, way, stop);
      if (!day.lunch || walk.lunch !== AHEAD) continue;
      for (const window of day.lunch.windows) {
        if (!this.sitsDown(walk, last, { after: length, window })) continue;
        this.visit(to, this.seated, day.lunch.onward[stop], stop);
      }
    }
    if (day.lunch) this.pause(to, length + 1, day.lunch.aside[stop]);
    return to.size > 0;
  }

  /** Tells what the first so many stops can come to, with the return. */
  close(length: number, last: number, tell: Tell): void {
    const { lunch, home } = this.day;
    const list = this.lists[length];
    for (let index = 0; list && index < list.size; index += 1) {
      const walk = list.at(index);
      if (!walk) break;
      if (!this.returns(walk, home[last])) continue;
      if (lunch === null) this.tellWithout(tell);
      else if (walk.lunch === AHEAD) this.tellAtEnds(lunch, length, tell);
      else this.tellAround(tell);
    }
    if (lunch) this.closeOverPlace(lunch, length, { last, tell });
  }

  /** The break between the last stop and the return. */
  private closeOverPlace(
    lunch: CompiledLunch,
    length: number,
    { last, tell }: { readonly last: number; readonly tell: Tell },
  ): void {
    const list = this.lists[length];
    if ((lunch.into[last]?.minutes ?? NEVER) >= NEVER) return;
    for (let index = 0; list && index < list.size; index += 1) {
      const walk = list.at(index);
      if (walk?.lunch !== AHEAD) continue;
      for (const window of lunch.windows) {
        if (!this.sitsDown(walk, last, { after: length, window })) continue;
        if (this.returns(this.seated, lunch.onwardToEnd)) this.tellAround(tell);
      }
    }
  }

  /** Adds a visit to a walk, in each of its windows. */
  private visit(to: WalkList, walk: Walk, way: Way | undefined, stop: number): void {
    if (!way || way.minutes >= NEVER) return;
    for (const window of this.day.windows[stop] ?? []) {
      if (withVisit(to.next(), walk, this.day, { way, window })) to.add();
    }
  }

  /** Adds the breaks beside the way to the walks of a list. */
  private pause(list: WalkList, after: number, way: Aside | undefined): void {
    if (!way || way.there >= NEVER) return;
    for (let index = 0, end = list.size; index < end; index += 1) {
      const walk = list.at(index);
      if (walk?.lunch !== AHEAD) continue;
      for (const window of this.day.lunch?.windows ?? []) {
        if (withBreak(list.next(), walk, this.day, { way, window, after })) list.add();
      }
    }
  }

  /** Whether the way leads over the place to eat; `seated` is the walk with its break there. */
  private sitsDown(
    walk: Walk,
    last: number | null,
    { after, window }: { readonly after: number; readonly window: BeginWindow },
  ): boolean {
    const { lunch } = this.day;
    const into = last === null ? lunch?.intoFromStart : lunch?.into[last];
    if (!into || into.minutes >= NEVER) return false;
    const way = { there: into.minutes, back: 0, drive: into.drive };
    return withBreak(this.seated, walk, this.day, { way, window, after });
  }

  /** Whether there is a way to the day's end; `closed` is the walk with it. */
  private returns(walk: Walk, way: Way | undefined): boolean {
    if (!way || way.minutes >= NEVER) return false;
    withReturn(this.closed, walk, way);
    return true;
  }

  private tellWithout(tell: Tell): void {
    const { closed, times, day } = this;
    if (timesWithout(times, closed, day)) tell(closed.drive, AHEAD, times);
  }

  private tellAround(tell: Tell): void {
    const { closed, times, day } = this;
    if (timesAround(times, closed, day)) tell(closed.drive, closed.lunch, times);
  }

  /** The break before leaving, and after the return. */
  private tellAtEnds(lunch: CompiledLunch, length: number, tell: Tell): void {
    const { closed, times, day } = this;
    const { asideAtStart, asideAtEnd } = lunch;
    for (const window of lunch.windows) {
      const before = { day, window, way: asideAtStart };
      if (!day.isUnderway && timesAfterBreak(times, closed, before)) {
        tell(closed.drive + asideAtStart.drive, 0, times);
      }
      if (timesBeforeBreak(times, closed, { day, window, way: asideAtEnd })) {
        tell(closed.drive + asideAtEnd.drive, length + 1, times);
      }
    }
  }
}
