/** The routes of drives on maps. */
import type { Geometries } from "#shared/api/trips/drives.ts";
import type { Position } from "../places/distance.ts";
import { decodePositions } from "../places/polyline.ts";

export type RouteGeometry = Geometries[number];

export type RouteMode = RouteGeometry["parts"][number]["by"];

/** A base, the key of a place to eat, or a winery's id. */
export type RoutePlace = RouteGeometry["from"];

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
