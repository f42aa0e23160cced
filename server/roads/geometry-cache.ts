import { LRUCache } from "lru-cache";
import type { Position } from "#shared/domain/places/distance.ts";
import type { RouteGeometry, RoutePlace } from "#shared/domain/trips/route-geometry.ts";
import { placeKey } from "./kept-routes.ts";

/** A leg between two places of the guide, as a caller names them. */
export interface GeometryLeg {
  readonly from: RoutePlace;
  readonly to: RoutePlace;
}

/** The parts of a geometry; null for a leg without a way. */
export type GeometryParts = RouteGeometry["parts"] | null;

/** Some two megabytes. */
const MOST_KEPT = 4_000;

/**
 * Finds the geometries of legs between places of the guide, and keeps some thousands of them: what is
 * kept tells of no visitor. A leg without a way, or to a place that is not among these, has no geometry.
 */
export function cacheGeometries(find: (from: Position, to: Position) => GeometryParts) {
  const kept = new LRUCache<string, { readonly parts: GeometryParts }>({ max: MOST_KEPT });

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
