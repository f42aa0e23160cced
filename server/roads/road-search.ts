import { MinHeap } from "./min-heap.ts";
import type { RoadNetwork } from "./road-network.ts";

/** A stretch to drive: miles, minutes, and what it costs when ways are compared. */
export interface Way {
  readonly cost: number;
  readonly miles: number;
  readonly minutes: number;
  readonly ferry: boolean;
}

/** A way that leads to a junction. */
export interface Link {
  readonly to: number;
  readonly way: Way;
}

/** Waiting for a ferry and boarding it. */
export const FERRY_WAIT_MINUTES = 30;

/** What a mile costs in minutes, so that of two equally fast ways the shorter one is taken. */
const MINUTES_PER_MILE = 0.2;

export function wayOf(miles: number, minutes: number, ferry = false): Way {
  return { cost: minutes + MINUTES_PER_MILE * miles, miles, minutes, ferry };
}

/** One way after the other. */
export function join(first: Way, second: Way): Way {
  return wayOf(
    first.miles + second.miles,
    first.minutes + second.minutes,
    first.ferry || second.ferry,
  );
}

/** The links that leave each junction. */
export function linksOf({ junctions, edges, passages }: RoadNetwork): readonly (readonly Link[])[] {
  const links: Link[][] = Array.from({ length: junctions }, () => []);
  const connect = (from: number, to: number, way: Way) => {
    links[from]?.push({ to, way });
    links[to]?.push({ to: from, way });
  };
  for (const { from, to, miles, minutes } of edges) connect(from, to, wayOf(miles, minutes));
  for (const { from, to, miles, minutes, ferry } of passages) {
    connect(from, to, wayOf(miles, minutes + (ferry ? FERRY_WAIT_MINUTES : 0), ferry));
  }
  return links;
}

/**
 * The cheapest way to each junction of `wanted` from a place that `starts` lead away from
 * (Dijkstra's search, ended when the last wanted junction is settled). A junction that cannot be
 * reached has none; one that is not wanted may have a way that is not the cheapest.
 */
export function cheapestWays(
  links: readonly (readonly Link[])[],
  starts: readonly Link[],
  wanted: Iterable<number>,
): readonly (Way | undefined)[] {
  const best: (Way | undefined)[] = new Array(links.length);
  const open = new Set(wanted);
  const heap = new MinHeap();
  const offer = (to: number, way: Way) => {
    const known = best[to];
    if (known && known.cost <= way.cost) return;
    best[to] = way;
    heap.push(to, way.cost);
  };
  for (const { to, way } of starts) offer(to, way);
  for (let next = heap.pop(); next && open.size > 0; next = heap.pop()) {
    const reached = best[next.item];
    if (!reached || reached.cost < next.cost) continue;
    open.delete(next.item);
    for (const { to, way } of links[next.item] ?? []) offer(to, join(reached, way));
  }
  return best;
}
