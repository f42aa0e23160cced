import { LRUCache } from "lru-cache";
import type { Position } from "#shared/domain/places/distance.ts";
import type { RouteGeometry, RoutePlace } from "#shared/domain/trips/route-geometry.ts";
import type { Route } from "./drive.ts";

/** Routes from one position to others, found by one search. */
export interface RouteRow {
  readonly from: Position;
  readonly targets: readonly Position[];
}

/** About 4 MB: every pair of places of a hundred trips. */
const MAX_ROUTES = 10_000;

const placeKey = ({ latitude, longitude }: Position): string => `${latitude} ${longitude}`;

const southWestFirst = (one: Position, other: Position): number =>
  one.latitude - other.latitude || one.longitude - other.longitude;

/** The same key in both directions. */
const pairKey = (from: Position, to: Position): string => {
  const [start, end] = fromSouthWest(from, to);
  return `${placeKey(start)}|${placeKey(end)}`;
};

/** Two positions in the order in which a route is searched, so that both directions agree. */
export function fromSouthWest(one: Position, other: Position): [Position, Position] {
  return southWestFirst(one, other) <= 0 ? [one, other] : [other, one];
}

/**
 * Caches the routes between every two positions, `[from][to]`, which are the same in both directions.
 * A pair gets the same route whatever else is asked for, in whatever order.
 */
export function cacheRoutes(find: (row: RouteRow) => readonly Route[]) {
  const kept = new LRUCache<string, { readonly route: Route }>({ max: MAX_ROUTES });

  return (positions: readonly Position[]): Route[][] => {
    // There are fewer pairs than cache entries, so none is evicted before it is read below.
    const ordered = positions.toSorted(southWestFirst);
    for (const [rank, from] of ordered.entries()) {
      const targets = ordered.slice(rank).filter((to) => !kept.has(pairKey(from, to)));
      const found = targets.length > 0 ? find({ from, targets }) : [];
      for (const [index, route] of found.entries()) {
        kept.set(pairKey(from, targets[index] ?? from), { route });
      }
    }
    return positions.map((from) =>
      positions.map((to) => {
        const found = kept.get(pairKey(from, to));
        if (!found) throw new Error("a route was not worked out");
        return found.route;
      }),
    );
  };
}

/** A leg between two places, by the names the caller gave them. */
export type GeometryLeg = Pick<RouteGeometry, "from" | "to">;

/** The parts of a geometry; null for a leg without a route. */
export type GeometryParts = RouteGeometry["parts"] | null;

/** About 2 MB. */
const MAX_GEOMETRIES = 4_000;

/** Caches the geometries of legs. A leg without a route, or to an unknown place, has none. */
export function cacheGeometries(find: (from: Position, to: Position) => GeometryParts) {
  const kept = new LRUCache<string, { readonly parts: GeometryParts }>({ max: MAX_GEOMETRIES });

  return (
    places: readonly (readonly [RoutePlace, Position])[],
    legs: readonly GeometryLeg[],
  ): RouteGeometry[] => {
    const positions = new Map(places);
    return legs.flatMap((leg) => {
      const [from, to] = [positions.get(leg.from), positions.get(leg.to)];
      if (!from || !to) return [];
      const key = `${placeKey(from)}|${placeKey(to)}`;
      const geometry = kept.get(key) ?? { parts: find(from, to) };
      kept.set(key, geometry);
      return geometry.parts ? [{ ...leg, parts: geometry.parts }] : [];
    });
  };
}
