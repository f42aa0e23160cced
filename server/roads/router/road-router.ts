import { LRUCache } from "lru-cache";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import type { Drive, Route } from "../drive.ts";
import { isInside } from "../network/plane-geometry.ts";
import { type Access, type AccessLimits, accessFinder } from "../network/road-access.ts";
import type { IsolatedLand, RoadNetwork } from "../network/road-network.ts";
import { indexWater } from "../network/road-water.ts";
import { type GeometryPart, geometryAlong } from "./drive-geometry.ts";
import {
  type AlongEdge,
  type Arrival,
  cheapestWays,
  edgeMeter,
  ferriesOf,
  join,
  type Link,
  linksOf,
  type Step,
  turned,
  type Way,
  wayOf,
} from "./road-search.ts";

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
    const step = { along: "edges", index, start: fraction } as const;
    return [
      { to: edge.from, way: join(streets, back), step: { ...step, end: 0 } },
      { to: edge.to, way: join(streets, on), step: { ...step, end: 1 } },
    ];
  });
}

/** The ways between two places that may enter the same edge, along it. */
function waysAlongEdges(along: AlongEdge, from: Place, to: Place): Arrival[] {
  const byEdge = new Map(from.accesses.map((access) => [access.edge, access]));
  return to.accesses.flatMap((access) => {
    const index = access.edge;
    const start = byEdge.get(index);
    const way = start && along(index, start.fraction, access.fraction);
    if (!start || !way) return [];
    const [first, last] = [streetWay(start.straightMiles), streetWay(access.straightMiles)];
    const step: Step = { along: "edges", index, start: start.fraction, end: access.fraction };
    return { way: join(join(first, way), last), step, before: undefined };
  });
}

/** The ways that reach a place through the ends of the edges it may enter. */
function waysThroughEnds(reached: readonly (Arrival | undefined)[], links: readonly Link[]) {
  return links.flatMap(({ to, way, step }): Arrival[] => {
    const before = reached[to];
    return before ? [{ way: join(before.way, way), step: turned(step), before }] : [];
  });
}

function cheapest(ways: readonly Arrival[]): Arrival | undefined {
  let best: Arrival | undefined;
  for (const road of ways) if (!(best && best.way.cost <= road.way.cost)) best = road;
  return best;
}

/** The steps of a way in the order in which they are driven. */
function stepsOf(road: Arrival): Step[] {
  const steps: Step[] = [];
  for (let at: Arrival | undefined = road; at; at = at.before) steps.unshift(at.step);
  return steps;
}

function reasonOf(from: Place, to: Place): string {
  const island = from.island ?? to.island;
  return island
    ? `No road leads to ${island.name}.`
    : "There is no road of the network nearby, or none between the two.";
}

/** Where so many positions stand is kept: a search is quicker than finding that out. */
const MOST_PLACES = 5_000;

/** Builds a router over a network, which it indexes once. Equal questions have equal answers. */
export function createRoadRouter(network: RoadNetwork) {
  const along = edgeMeter(network);
  const links = linksOf(network, along);
  const ferryRoutes = ferriesOf(network);
  const water = indexWater(network.water);
  const findAccesses = accessFinder(network.edges, water, ACCESS_LIMITS);

  const known = new LRUCache<string, Place>({ max: MOST_PLACES });

  function locate(position: Position): Place {
    const key = `${position.latitude} ${position.longitude}`;
    const located = known.get(key);
    if (located) return located;
    const island = network.isolated.find(({ outline }) => isInside(position, outline));
    const place = { position, island, accesses: island ? [] : findAccesses(position) };
    known.set(key, place);
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

  function driveOf({ miles, minutes, ferries, streetMiles, passes }: Way): Drive {
    const crossed = network.seasonal.filter((_, pass) => passes & (1 << pass));
    return {
      miles,
      minutes,
      ferry: ferries !== 0,
      ferries: ferryRoutes.filter((_, ferry) => ferries & (1 << ferry)),
      estimated: streetMiles * 2 >= miles,
      passes: crossed.map(({ name, season }) => ({ name, season })),
    };
  }

  /** The way taken: by streets alone, or else by road. */
  function takenWay(
    from: Place,
    to: Place,
    byRoad: Arrival | undefined,
  ): { readonly way: Way; readonly road: Arrival | null } | null {
    const streets = streetsBetween(from, to);
    if (streets && !(byRoad && byRoad.way.miles < streets.miles)) {
      return { way: streets, road: null };
    }
    return byRoad ? { way: byRoad.way, road: byRoad } : null;
  }

  /** The ways from one place to others, in their order, by a single search. */
  function takenWays(from: Place, targets: readonly Place[]) {
    const ends = targets.map((place) => ({ place, links: waysToEnds(network, along, place) }));
    const wanted = ends.flatMap(({ links: ways }) => ways.map(({ to }) => to));
    const reached = cheapestWays(links, waysToEnds(network, along, from), wanted);
    return ends.map(({ place, links: ways }) => {
      const byRoad = [...waysAlongEdges(along, from, place), ...waysThroughEnds(reached, ways)];
      return { place, taken: takenWay(from, place, cheapest(byRoad)) };
    });
  }

  return {
    /** The routes from one position to each target, in the targets' order, by a single search. */
    routesFrom(from: Position, targets: readonly Position[]): readonly Route[] {
      const start = locate(from);
      return takenWays(start, targets.map(locate)).map(({ place, taken }) =>
        taken ? { drive: driveOf(taken.way) } : { drive: null, reason: reasonOf(start, place) },
      );
    },
    /** The geometry of the route from one position to another; null where there is none. */
    roadGeometry(from: Position, to: Position): readonly GeometryPart[] | null {
      const [way] = takenWays(locate(from), [locate(to)]);
      if (!way?.taken) return null;
      const { road } = way.taken;
      return geometryAlong(network, [from, to], road ? stepsOf(road) : []);
    },
  };
}
