import FlatQueue from "flatqueue";
import type { RoadNetwork } from "../network/road-network.ts";

/** A stretch to drive: miles, minutes, and what it costs when ways are compared. */
export interface Way {
  readonly cost: number;
  readonly miles: number;
  readonly minutes: number;
  readonly ferry: boolean;
  /** How many of the miles are streets beside the network. */
  readonly streetMiles: number;
  /** The seasonal passes it goes over: bit n is the network's pass n. */
  readonly passes: number;
}

/** A way that leads to a junction. */
export interface Link {
  readonly to: number;
  readonly way: Way;
}

/** Waiting for a ferry and boarding it. */
const FERRY_WAIT_MINUTES = 30;

/** What a mile costs in minutes, so that of two equally fast ways the shorter one is taken. */
const MINUTES_PER_MILE = 0.2;

type WayMarks = Pick<Way, "ferry" | "streetMiles" | "passes">;

const PLAIN_ROAD: WayMarks = { ferry: false, streetMiles: 0, passes: 0 };

export function wayOf(miles: number, minutes: number, marks: Partial<WayMarks> = {}): Way {
  return { cost: minutes + MINUTES_PER_MILE * miles, miles, minutes, ...PLAIN_ROAD, ...marks };
}

/** One way after the other. */
export function join(first: Way, second: Way): Way {
  return wayOf(first.miles + second.miles, first.minutes + second.minutes, {
    ferry: first.ferry || second.ferry,
    streetMiles: first.streetMiles + second.streetMiles,
    passes: first.passes | second.passes,
  });
}

/** The way along an edge from one part of it to another: 0 is its `from` end, 1 its `to` end. */
export type AlongEdge = (edge: number, start: number, end: number) => Way | undefined;

/** Indexes the network's seasonal passes by edge, and measures ways along edges. */
export function edgeMeter({ edges, seasonal }: RoadNetwork): AlongEdge {
  const closed = new Map<number, { bit: number; from: number; to: number }[]>();
  for (const [pass, { stretches }] of seasonal.entries()) {
    for (const { edge, from, to } of stretches) {
      closed.set(edge, [...(closed.get(edge) ?? []), { bit: 1 << pass, from, to }]);
    }
  }
  return (index, start, end) => {
    const edge = edges[index];
    if (!edge) return undefined;
    const [low, high] = [Math.min(start, end), Math.max(start, end)];
    const passes = (closed.get(index) ?? [])
      .filter(({ from, to }) => low < to && from < high)
      .reduce((bits, { bit }) => bits | bit, 0);
    return wayOf(edge.miles * (high - low), edge.minutes * (high - low), { passes });
  };
}

/** The links that leave each junction. */
export function linksOf(
  { junctions, edges, passages }: RoadNetwork,
  along: AlongEdge,
): readonly (readonly Link[])[] {
  const links: Link[][] = Array.from({ length: junctions }, () => []);
  const connect = (from: number, to: number, way: Way | undefined) => {
    if (!way) return;
    links[from]?.push({ to, way });
    links[to]?.push({ to: from, way });
  };
  for (const [index, { from, to }] of edges.entries()) connect(from, to, along(index, 0, 1));
  for (const { from, to, miles, minutes, ferry } of passages) {
    connect(from, to, wayOf(miles, minutes + (ferry ? FERRY_WAIT_MINUTES : 0), { ferry }));
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
  const queue = new FlatQueue();
  const offer = (to: number, way: Way) => {
    const known = best[to];
    if (known && known.cost <= way.cost) return;
    best[to] = way;
    queue.push(to, way.cost);
  };
  for (const { to, way } of starts) offer(to, way);
  while (open.size > 0) {
    const cost = queue.peekValue();
    const junction = queue.pop();
    if (cost === undefined || junction === undefined) break;
    const reached = best[junction];
    if (!reached || reached.cost < cost) continue;
    open.delete(junction);
    for (const { to, way } of links[junction] ?? []) offer(to, join(reached, way));
  }
  return best;
}
