import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import type { Drive, Route } from "../drive.ts";
import { type Access, type AccessLimits, accessFinder } from "../network/road-access.ts";
import { isInside } from "../network/road-geometry.ts";
import type { IsolatedLand, RoadNetwork } from "../network/road-network.ts";
import { indexWater } from "../network/road-water.ts";
import {
  type AlongEdge,
  cheapestWays,
  edgeMeter,
  join,
  type Link,
  linksOf,
  type Way,
  wayOf,
} from "./road-search.ts";

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

function streetWay(straightMiles: number): Way {
  const miles = straightMiles * STREET_FACTOR;
  return wayOf(miles, (miles / STREET_MPH) * 60, { streetMiles: miles });
}

/** Where a position stands: beside roads, on land that none reaches, or far from everything. */
interface Place {
  readonly position: Position;
  readonly island: IsolatedLand | undefined;
  readonly accesses: readonly Access[];
}

/** The ways from a place to the ends of the edges it may enter, streets to them included. */
function waysToEnds({ edges }: RoadNetwork, along: AlongEdge, { accesses }: Place): Link[] {
  return accesses.flatMap(({ edge: index, fraction, straightMiles }) => {
    const edge = edges[index];
    const [back, on] = [along(index, 0, fraction), along(index, fraction, 1)];
    if (!edge || !back || !on) return [];
    const streets = streetWay(straightMiles);
    return [
      { to: edge.from, way: join(streets, back) },
      { to: edge.to, way: join(streets, on) },
    ];
  });
}

/** The ways between two places that may enter the same edge, along it. */
function waysAlongEdges(along: AlongEdge, from: Place, to: Place): Way[] {
  const byEdge = new Map(from.accesses.map((access) => [access.edge, access]));
  return to.accesses.flatMap((end) => {
    const start = byEdge.get(end.edge);
    const way = start && along(end.edge, start.fraction, end.fraction);
    if (!start || !way) return [];
    return join(join(streetWay(start.straightMiles), way), streetWay(end.straightMiles));
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
  const along = edgeMeter(network);
  const links = linksOf(network, along);
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

  function driveOf({ miles, minutes, ferry, streetMiles, passes }: Way): Drive {
    const crossed = network.seasonal.filter((_, pass) => passes & (1 << pass));
    return {
      miles,
      minutes,
      ferry,
      estimated: streetMiles * 2 >= miles,
      passes: crossed.map(({ name, season }) => ({ name, season })),
    };
  }

  function routeOf(from: Place, to: Place, byRoad: Way | undefined): Route {
    const streets = streetsBetween(from, to);
    if (streets && !(byRoad && byRoad.miles < streets.miles)) {
      return { drive: driveOf(streets) };
    }
    if (byRoad) return { drive: driveOf(byRoad) };
    return { drive: null, reason: reasonOf(from, to) };
  }

  return {
    routesFrom(from, targets) {
      const start = locate(from);
      const ends = targets.map((target) => {
        const place = locate(target);
        return { place, ways: waysToEnds(network, along, place) };
      });
      const wanted = ends.flatMap(({ ways }) => ways.map(({ to }) => to));
      const reached = cheapestWays(links, waysToEnds(network, along, start), wanted);
      return ends.map(({ place, ways }) => {
        const throughJunctions = ways.map(({ to, way }) => {
          const there = reached[to];
          return there && join(there, way);
        });
        const onOneEdge = waysAlongEdges(along, start, place);
        return routeOf(start, place, cheapest([...onOneEdge, ...throughJunctions]));
      });
    },
  };
}
