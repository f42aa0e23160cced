import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import { type Access, type AccessLimits, accessFinder } from "./road-access.ts";
import { isInside } from "./road-geometry.ts";
import type { IsolatedLand, RoadNetwork } from "./road-network.ts";
import { cheapestWays, join, type Link, linksOf, type Way, wayOf } from "./road-search.ts";
import { indexWater } from "./road-water.ts";

/** A drive from door to door; exact figures, to be shown as `aboutDrive` rounds them. */
export interface Drive {
  /** A ferry's crossing among them. */
  readonly miles: number;
  /** Without traffic or pass closures; a ferry's crossing and the wait for it among them. */
  readonly minutes: number;
  /** Whether it takes a car ferry. */
  readonly ferry: boolean;
  /** Whether it rests on the straight line alone, by streets that the network does not have. */
  readonly estimated: boolean;
}

/** A drive, or the reason why there is none, as a sentence. */
export type Route = { readonly drive: Drive } | { readonly drive: null; readonly reason: string };

export interface RoadRouter {
  /** The routes from one position to each target, in the targets' order, by a single search. */
  routesFrom(from: Position, targets: readonly Position[]): readonly Route[];
}

/** Streets beside the network are so much longer than the straight line, and so fast. */
const STREET_FACTOR = 1.3;
const STREET_MPH = 28;

/** Below this straight distance the way by streets alone is an alternative to the network. */
const NEIGHBORHOOD_MILES = 6;

/** Where a drive may enter the network: at the nearest road, or at one hardly farther away. */
const ACCESS_LIMITS: AccessLimits = { maxMiles: 30, slackPart: 0.5, slackMiles: 1.5 };

const MINUTES_STEP = 5;

/** Rounds a drive as it is told ("about"): whole miles, minutes in steps of five and at least five. */
export function aboutDrive({ miles, minutes }: Pick<Drive, "miles" | "minutes">): {
  readonly miles: number;
  readonly minutes: number;
} {
  return {
    miles: Math.round(miles),
    minutes: Math.max(MINUTES_STEP, Math.round(minutes / MINUTES_STEP) * MINUTES_STEP),
  };
}

function streetWay(straightMiles: number): Way {
  const miles = straightMiles * STREET_FACTOR;
  return wayOf(miles, (miles / STREET_MPH) * 60);
}

const driveOf = ({ miles, minutes, ferry }: Way, estimated: boolean): Drive => ({
  miles,
  minutes,
  ferry,
  estimated,
});

/** Where a position stands: beside roads, on land that none reaches, or far from everything. */
interface Place {
  readonly position: Position;
  readonly island: IsolatedLand | undefined;
  readonly accesses: readonly Access[];
}

/** The ways from a place to the ends of the edges it may enter, streets to them included. */
function waysToEnds({ edges }: RoadNetwork, { accesses }: Place): Link[] {
  return accesses.flatMap(({ edge: index, fraction, straightMiles }) => {
    const edge = edges[index];
    if (!edge) return [];
    const streets = streetWay(straightMiles);
    const along = (part: number) => join(streets, wayOf(edge.miles * part, edge.minutes * part));
    return [
      { to: edge.from, way: along(fraction) },
      { to: edge.to, way: along(1 - fraction) },
    ];
  });
}

/** The ways between two places that may enter the same edge, along it. */
function waysAlongEdges({ edges }: RoadNetwork, from: Place, to: Place): Way[] {
  const byEdge = new Map(from.accesses.map((access) => [access.edge, access]));
  return to.accesses.flatMap((end) => {
    const start = byEdge.get(end.edge);
    const edge = edges[end.edge];
    if (!start || !edge) return [];
    const part = Math.abs(start.fraction - end.fraction);
    const along = wayOf(edge.miles * part, edge.minutes * part);
    return join(join(streetWay(start.straightMiles), along), streetWay(end.straightMiles));
  });
}

function cheapest(ways: readonly (Way | undefined)[]): Way | undefined {
  let best: Way | undefined;
  for (const way of ways) if (way && !(best && best.cost <= way.cost)) best = way;
  return best;
}

function reasonOf(from: Place, to: Place): string {
  const island = from.island ?? to.island;
  return island
    ? `No road leads to ${island.name}.`
    : "There is no road of the network nearby, or none between the two.";
}

/**
 * Builds a router over a network, which it indexes once. Equal questions have equal answers; where
 * a position object stands is worked out once, as long as the object lives.
 */
export function createRoadRouter(network: RoadNetwork): RoadRouter {
  const links = linksOf(network);
  const water = indexWater(network.water);
  const findAccesses = accessFinder(network.edges, water, ACCESS_LIMITS);

  const known = new WeakMap<Position, Place>();

  function locate(position: Position): Place {
    const located = known.get(position);
    if (located) return located;
    const island = network.isolated.find(({ outline }) => isInside(position, outline));
    const place = { position, island, accesses: island ? [] : findAccesses(position) };
    known.set(position, place);
    return place;
  }

  /** The way by streets alone, where the two are near enough, or on one island. */
  function streetsBetween(from: Place, to: Place): Way | undefined {
    if (from.island !== to.island) return undefined;
    const straightMiles = exactMilesBetween(from.position, to.position);
    const isNear =
      straightMiles < NEIGHBORHOOD_MILES && !water.isBetween(from.position, to.position);
    return from.island || isNear ? streetWay(straightMiles) : undefined;
  }

  function routeOf(from: Place, to: Place, byRoad: Way | undefined): Route {
    const streets = streetsBetween(from, to);
    if (streets && !(byRoad && byRoad.miles < streets.miles)) {
      return { drive: driveOf(streets, true) };
    }
    if (byRoad) return { drive: driveOf(byRoad, false) };
    return { drive: null, reason: reasonOf(from, to) };
  }

  return {
    routesFrom(from, targets) {
      const start = locate(from);
      const ends = targets.map((target) => {
        const place = locate(target);
        return { place, ways: waysToEnds(network, place) };
      });
      const wanted = ends.flatMap(({ ways }) => ways.map(({ to }) => to));
      const reached = cheapestWays(links, waysToEnds(network, start), wanted);
      return ends.map(({ place, ways }) => {
        const throughJunctions = ways.map(({ to, way }) => {
          const there = reached[to];
          return there && join(there, way);
        });
        const along = waysAlongEdges(network, start, place);
        return routeOf(start, place, cheapest([...along, ...throughJunctions]));
      });
    },
  };
}
