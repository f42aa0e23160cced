import { LRUCache } from "lru-cache";
import type { Position } from "#shared/domain/places/distance.ts";
import type { Route } from "./drive.ts";

/** The routes from one position to others, by a single search. */
export interface RouteRow {
  readonly from: Position;
  readonly targets: readonly Position[];
}

/** Works out the routes of a row, in the order of its targets. */
type FindRoutes = (row: RouteRow) => readonly Route[];

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
export function keepRoutes(find: FindRoutes) {
  const kept = new LRUCache<string, Route>({ max: MOST_KEPT });

  return (positions: readonly Position[]): Route[][] => {
    // Fewer places than are kept: what is found for one of them is there for the last.
    const ordered = positions.toSorted(southWestFirst);
    for (const [rank, from] of ordered.entries()) {
      const targets = ordered.slice(rank).filter((to) => !kept.has(pairKey(from, to)));
      const found = targets.length > 0 ? find({ from, targets }) : [];
      for (const [index, route] of found.entries()) {
        kept.set(pairKey(from, targets[index] ?? from), route);
      }
    }
    return positions.map((from) =>
      positions.map((to) => {
        const route = kept.get(pairKey(from, to));
        if (!route) throw new Error("a route was not worked out");
        return route;
      }),
    );
  };
}
