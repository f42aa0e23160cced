import { LRUCache } from "lru-cache";
import type { Position } from "#shared/domain/places/distance.ts";
import type { Route } from "./drive.ts";

/** The routes from one position to others, by a single search. */
export interface RouteRow {
  readonly from: Position;
  readonly targets: readonly Position[];
}

/** Works out the routes of each row, in the order of its targets. */
type FindRoutes = (rows: readonly RouteRow[]) => Promise<readonly (readonly Route[])[]>;

type Matrix = readonly (readonly Route[])[];

/** Some four megabytes: all pairs of a hundred trips that have no place in common. */
const MOST_KEPT = 10_000;

/** What stands at a position; whatever stands there has the same roads. */
export const placeKey = ({ latitude, longitude }: Position): string => `${latitude} ${longitude}`;

const southWestFirst = (one: Position, other: Position): number =>
  one.latitude - other.latitude || one.longitude - other.longitude;

/** The key of a pair, whose route is always searched from the same end; see `fromSouthWest`. */
const pairKey = (from: Position, to: Position): string => {
  const [start, end] = fromSouthWest(from, to);
  return `${placeKey(start)}|${placeKey(end)}`;
};

/** Two positions in the order in which their way is searched: so it is the same both ways. */
export function fromSouthWest(one: Position, other: Position): [Position, Position] {
  return southWestFirst(one, other) <= 0 ? [one, other] : [other, one];
}

/**
 * Finds the routes between every two positions, `[from][to]`, the same both ways, and keeps some
 * thousands of them: places of the guide are everybody's, so what is kept tells of no visitor. A pair
 * has the same answer whatever other positions are asked for with it, and in whatever order.
 */
export function keepRoutes() {
  const kept = new LRUCache<string, Route>({ max: MOST_KEPT });

  return async (positions: readonly Position[], find: FindRoutes): Promise<Matrix> => {
    // What is kept can be pushed out by others while this one waits, so it is taken first.
    const known = new Map<string, Route>();
    const ordered = positions.toSorted(southWestFirst);
    const missing = ordered.flatMap((from, rank): RouteRow[] => {
      const targets = ordered.slice(rank).filter((to) => {
        const key = pairKey(from, to);
        const route = known.get(key) ?? kept.get(key);
        if (route) known.set(key, route);
        return route === undefined;
      });
      return targets.length > 0 ? [{ from, targets }] : [];
    });
    const found = missing.length > 0 ? await find(missing) : [];
    for (const [row, { from, targets }] of missing.entries()) {
      for (const [column, to] of targets.entries()) {
        const route = found[row]?.[column];
        if (!route) continue;
        known.set(pairKey(from, to), route);
        kept.set(pairKey(from, to), route);
      }
    }
    return positions.map((from) =>
      positions.map((to) => {
        const route = known.get(pairKey(from, to));
        if (!route) throw new Error("a route was not worked out");
        return route;
      }),
    );
  };
}
