/** The route of a drive on a map, as the API answers it. */
import type { Position } from "../places/distance.ts";
import { decodePositions } from "../places/polyline.ts";

/**
 * How a part of a drive goes: by a road or a ferry of the network, or straight, where it is by streets
 * that the network does not have. A straight part claims no road.
 */
export const ROUTE_WAYS = ["road", "ferry", "straight"] as const;
export type RouteWay = (typeof ROUTE_WAYS)[number];

/** A place as the drives of the trip name it: a base, a place to eat, or a winery by its id. */
export type RoutePlace = string | number;

/** A drive's route from one place to another. */
export interface RouteGeometry {
  readonly from: RoutePlace;
  readonly to: RoutePlace;
  /** In order from `from`; each begins where the one before ends. Empty between places at one point. */
  readonly parts: readonly {
    readonly by: RouteWay;
    /** An encoded polyline of precision 4 (`decodePositions`), both ends included. */
    readonly line: string;
  }[];
}

/** A part of a route with its points, both ends included. */
export interface RouteSegment {
  readonly by: RouteWay;
  readonly line: readonly Position[];
}

/**
 * The route between two places, turned around where it is known the other way; null where it is not
 * known.
 */
export function geometryBetween(
  geometries: readonly RouteGeometry[],
  from: RoutePlace,
  to: RoutePlace,
): readonly RouteSegment[] | null {
  const there = geometries.find((geometry) => geometry.from === from && geometry.to === to);
  if (there) return segmentsOf(there);
  const back = geometries.find((geometry) => geometry.from === to && geometry.to === from);
  if (!back) return null;
  return segmentsOf(back)
    .reverse()
    .map(({ by, line }) => ({ by, line: line.toReversed() }));
}

const segmentsOf = ({ parts }: RouteGeometry) =>
  parts.map(({ by, line }) => ({ by, line: decodePositions(line) }));
