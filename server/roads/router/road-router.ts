import { LRUCache } from "lru-cache";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import type { RouteSegment } from "#shared/domain/trips/route-geometry.ts";
import type { Drive, Route } from "../drive.ts";
import { isInside } from "../network/plane-geometry.ts";
import { type Access, accessFinder } from "../network/road-access.ts";
import type { RoadNetwork } from "../network/road-network.ts";
import { indexWater } from "../network/road-water.ts";
import { geometryAlong } from "./drive-geometry.ts";
import {
  type AlongEdge,
  type Arrival,
  cheapestWays,
  edgeMeter,
  ferriesOf,
  join,
  type Link,
  linksOf,
  type Path,
  pathOf,
  type Step,
  turned,
} from "./road-search.ts";

/** Streets beside the network are so much longer than the straight line, and so fast. */
const STREET_FACTOR = 1.3;
const STREET_MPH = 28;

/** Below this straight distance the path by streets alone is an alternative to the network. */
const NEIGHBORHOOD_MILES = 6;

function streetPath(straightMiles: number): Path {
  const miles = straightMiles * STREET_FACTOR;
  return pathOf(miles, (miles / STREET_MPH) * 60, { streetMiles: miles });
}

/** Where a position stands: beside roads, on land that none reaches, or far from everything. */
interface Place {
  readonly position: Position;
  /** The outline of the land without roads that it is on. */
  readonly island: readonly Position[] | undefined;
  readonly accesses: readonly Access[];
}

/** The paths from a place to the ends of the edges it may enter, streets to them included. */
function waysToEnds(along: AlongEdge, { accesses }: Place): Link[] {
  return accesses.flatMap(({ edge, fraction, straightMiles }) => {
    const streets = streetPath(straightMiles);
    const wayTo = (to: number, end: 0 | 1): Link => ({
      to,
      path: join(streets, along(edge, fraction, end)),
      step: { by: "road", edge, start: fraction, end },
    });
    return [wayTo(edge.from, 0), wayTo(edge.to, 1)];
  });
}

/** The paths between two places that may enter the same edge, along it. */
function pathsAlongEdges(along: AlongEdge, from: Place, to: Place): Arrival[] {
  const byEdge = new Map(from.accesses.map((access) => [access.edge, access]));
  return to.accesses.flatMap(({ edge, fraction: end, straightMiles }) => {
    const access = byEdge.get(edge);
    if (!access) return [];
    const start = access.fraction;
    const [first, last] = [streetPath(access.straightMiles), streetPath(straightMiles)];
    const path = join(join(first, along(edge, start, end)), last);
    return { path, step: { by: "road", edge, start, end }, before: undefined };
  });
}

/** The paths that reach a place through the ends of the edges it may enter. */
function pathsThroughEnds(reached: readonly (Arrival | undefined)[], links: readonly Link[]) {
  return links.flatMap(({ to, path, step }): Arrival[] => {
    const before = reached[to];
    return before ? [{ path: join(before.path, path), step: turned(step), before }] : [];
  });
}

function cheapest(paths: readonly Arrival[]): Arrival | undefined {
  let best: Arrival | undefined;
  for (const road of paths) if (!(best && best.path.cost <= road.path.cost)) best = road;
  return best;
}

/** The steps of a path in the order in which they are driven. */
function stepsOf(road: Arrival): Step[] {
  const steps: Step[] = [];
  for (let at: Arrival | undefined = road; at; at = at.before) steps.unshift(at.step);
  return steps;
}

/** Where so many positions stand is kept: a search is quicker than finding that out. */
const MAX_PLACES = 5_000;

/** Builds a router over a network, which it indexes once. Equal questions have equal answers. */
export function createRoadRouter(network: RoadNetwork) {
  const along = edgeMeter(network);
  const links = linksOf(network, along);
  const ferryRoutes = ferriesOf(network);
  const water = indexWater(network.water);
  const findAccesses = accessFinder(network.edges, water);

  const places = new LRUCache<string, Place, Position>({
    max: MAX_PLACES,
    memoMethod: (_key, _stale, { context: position }) => {
      const island = network.isolated.find((outline) => isInside(position, outline));
      return { position, island, accesses: island ? [] : findAccesses(position) };
    },
  });
  const locate = (position: Position): Place =>
    places.memo(`${position.latitude} ${position.longitude}`, { context: position });

  /** The path by streets alone, where the two are near enough, or on one island. */
  function streetsBetween(from: Place, to: Place): Path | undefined {
    if (from.island !== to.island) return undefined;
    const straightMiles = exactMilesBetween(from.position, to.position);
    const isNear =
      straightMiles < NEIGHBORHOOD_MILES && !water.isBetween(from.position, to.position);
    return from.island || isNear ? streetPath(straightMiles) : undefined;
  }

  function driveOf({ miles, minutes, ferries, streetMiles, passes }: Path): Drive {
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

  /** The path taken: by streets alone, or else by road. */
  function takenPath(
    from: Place,
    to: Place,
    byRoad: Arrival | undefined,
  ): { readonly path: Path; readonly road: Arrival | null } | null {
    const streets = streetsBetween(from, to);
    if (streets && !(byRoad && byRoad.path.miles < streets.miles)) {
      return { path: streets, road: null };
    }
    return byRoad ? { path: byRoad.path, road: byRoad } : null;
  }

  /** The paths from one place to others, in their order, by a single search. */
  function takenPaths(from: Place, targets: readonly Place[]) {
    const ends = targets.map((place) => ({ place, links: waysToEnds(along, place) }));
    const wanted = ends.flatMap(({ links: paths }) => paths.map(({ to }) => to));
    const reached = cheapestWays(links, waysToEnds(along, from), wanted);
    return ends.map(({ place, links: paths }) => {
      const byRoad = [...pathsAlongEdges(along, from, place), ...pathsThroughEnds(reached, paths)];
      return takenPath(from, place, cheapest(byRoad));
    });
  }

  return {
    /** The routes from one position to each target, in the targets' order, by a single search. */
    routesFrom(from: Position, targets: readonly Position[]): readonly Route[] {
      const paths = takenPaths(locate(from), targets.map(locate));
      return paths.map((taken) => taken && driveOf(taken.path));
    },
    /** The geometry of the route from one position to another; null where there is none. */
    roadGeometry(from: Position, to: Position): readonly RouteSegment[] | null {
      const [taken] = takenPaths(locate(from), [locate(to)]);
      return taken ? geometryAlong([from, to], taken.road ? stepsOf(taken.road) : []) : null;
    },
  };
}
