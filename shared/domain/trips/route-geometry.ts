/** The routes of drives on maps. */
import type { Position } from "../places/distance.ts";
import { decodePositions } from "../places/polyline.ts";

/** By a road or ferry of the network, or straight if its streets are unknown. */
export const ROUTE_WAYS = ["road", "ferry", "straight"] as const;
export type RouteMode = (typeof ROUTE_WAYS)[number];

/** A base, the key of a place to eat, or a winery's id. */
export type RoutePlace = string | number;

export interface RouteGeometry {
  readonly from: RoutePlace;
  readonly to: RoutePlace;
  /** In order, each beginning where the last one ended; empty between places at one point. */
  readonly parts: readonly {
    readonly by: RouteMode;
    /** An encoded polyline of precision 4 (`decodePositions`), both ends included. */
    readonly line: string;
  }[];
}

/** A part of a route with all its points, both ends included. */
export interface RouteSegment {
  readonly by: RouteMode;
  readonly line: readonly Position[];
}

/** The route between two places, reversed if known the other way; null if unknown. */
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
