import FlatQueue from "flatqueue";
import { FERRY_WAIT_MINUTES } from "#shared/domain/trips/drive-text.ts";
import type { RouteMode } from "#shared/domain/trips/route-geometry.ts";
import type { RoadEdge, RoadNetwork } from "../network/road-network.ts";

/** A stretch to drive: miles, minutes, and what it costs when paths are compared. */
export interface Path {
  readonly cost: number;
  readonly miles: number;
  readonly minutes: number;
  /** The ferries it takes: bit n is the network's ferry n. */
  readonly ferries: number;
  /** How many of the miles are streets beside the network. */
  readonly streetMiles: number;
  /** The seasonal passes it goes over: bit n is the network's pass n. */
  readonly passes: number;
}

/** A part of an edge or a passage, from one place on it to another: 0 is its `from` end, 1 its `to` end. */
export interface Step {
  readonly by: RouteMode;
  readonly edge: RoadEdge;
  readonly start: number;
  readonly end: number;
}

/** A path that leads to a junction; its last part on the network. */
export interface Link {
  readonly to: number;
  readonly path: Path;
  readonly step: Step;
}

/** A path to a junction, with the junction it came through before, from where `step` led here. */
export interface Arrival {
  readonly path: Path;
  readonly before: Arrival | undefined;
  readonly step: Step;
}

/** What a mile costs in minutes, so that of two equally fast paths the shorter one is taken. */
const MINUTES_PER_MILE = 0.2;

type PathMarks = Pick<Path, "ferries" | "streetMiles" | "passes">;

const PLAIN_ROAD: PathMarks = { ferries: 0, streetMiles: 0, passes: 0 };

export function pathOf(miles: number, minutes: number, marks: Partial<PathMarks> = {}): Path {
  return { cost: minutes + MINUTES_PER_MILE * miles, miles, minutes, ...PLAIN_ROAD, ...marks };
}

/** One path after the other. */
export function join(first: Path, second: Path): Path {
  return pathOf(first.miles + second.miles, first.minutes + second.minutes, {
    ferries: first.ferries | second.ferries,
    streetMiles: first.streetMiles + second.streetMiles,
    passes: first.passes | second.passes,
  });
}

/** The same part of the network, driven the other way. */
export const turned = ({ start, end, ...step }: Step): Step => ({
  ...step,
  start: end,
  end: start,
});

/** The path along an edge from one part of it to another: 0 is its `from` end, 1 its `to` end. */
export type AlongEdge = (edge: RoadEdge, start: number, end: number) => Path;

/** Indexes the network's seasonal passes by edge, and measures paths along edges. */
export function edgeMeter({ edges, seasonal }: RoadNetwork): AlongEdge {
  const closed = new Map<RoadEdge | undefined, { bit: number; from: number; to: number }[]>();
  for (const [pass, { stretches }] of seasonal.entries()) {
    for (const { edge: index, from, to } of stretches) {
      const edge = edges[index];
      closed.set(edge, [...(closed.get(edge) ?? []), { bit: 1 << pass, from, to }]);
    }
  }
  return (edge, start, end) => {
    const [low, high] = [Math.min(start, end), Math.max(start, end)];
    const passes = (closed.get(edge) ?? [])
      .filter(({ from, to }) => low < to && from < high)
      .reduce((bits, { bit }) => bits | bit, 0);
    return pathOf(edge.miles * (high - low), edge.minutes * (high - low), { passes });
  };
}

/** The network's ferries, in the order of the bits of `Path.ferries`. */
export const ferriesOf = ({ passages }: RoadNetwork) =>
  passages.flatMap(({ ferry, minutes }) => (ferry === null ? [] : [{ name: ferry, minutes }]));

/** The links that leave each junction. */
export function linksOf(network: RoadNetwork, along: AlongEdge): readonly (readonly Link[])[] {
  const { junctions, edges, passages } = network;
  const links: Link[][] = Array.from({ length: junctions }, () => []);
  const connect = (by: RouteMode, edge: RoadEdge, path: Path) => {
    const step: Step = { by, edge, start: 0, end: 1 };
    links[edge.from]?.push({ to: edge.to, path, step });
    links[edge.to]?.push({ to: edge.from, path, step: turned(step) });
  };
  for (const edge of edges) connect("road", edge, along(edge, 0, 1));
  const names = ferriesOf(network).map(({ name }) => name);
  for (const passage of passages) {
    const { miles, minutes, ferry } = passage;
    if (ferry === null) connect("road", passage, pathOf(miles, minutes));
    else {
      const ferries = 1 << names.indexOf(ferry);
      connect("ferry", passage, pathOf(miles, minutes + FERRY_WAIT_MINUTES, { ferries }));
    }
  }
  return links;
}

/**
 * The cheapest path to each junction of `wanted` from a place that `starts` lead away from
 * (Dijkstra's search, ended when the last wanted junction is settled). A junction that cannot be
 * reached has none; one that is not wanted may have a path that is not the cheapest.
 */
export function cheapestWays(
  links: readonly (readonly Link[])[],
  starts: readonly Link[],
  wanted: Iterable<number>,
): readonly (Arrival | undefined)[] {
  const best: (Arrival | undefined)[] = new Array(links.length);
  const open = new Set(wanted);
  const queue = new FlatQueue();
  const offer = (to: number, path: Path, step: Step, before?: Arrival) => {
    const known = best[to];
    if (known && known.path.cost <= path.cost) return;
    best[to] = { path, step, before };
    queue.push(to, path.cost);
  };
  for (const { to, path, step } of starts) offer(to, path, step);
  while (open.size > 0) {
    const cost = queue.peekValue();
    const junction = queue.pop();
    if (cost === undefined || junction === undefined) break;
    const reached = best[junction];
    if (!reached || reached.path.cost < cost) continue;
    open.delete(junction);
    for (const { to, path, step } of links[junction] ?? []) {
      offer(to, join(reached.path, path), step, reached);
    }
  }
  return best;
}
