import type { Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import type { MapWinery } from "../map-winery.ts";

/** Degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The smallest bounds around wineries; null when none has a position. */
export function boundsAround(wineries: readonly MapWinery[]): Bounds | null {
  const positions = wineries.flatMap((winery) => positionOf(winery) ?? []);
  const [first] = positions;
  if (!first) return null;
  return positions.reduce(including, {
    west: first.longitude,
    south: first.latitude,
    east: first.longitude,
    north: first.latitude,
  });
}

/** The bounds stretched to a further point. */
export function including(bounds: Bounds, { latitude, longitude }: Position): Bounds {
  return {
    west: Math.min(bounds.west, longitude),
    south: Math.min(bounds.south, latitude),
    east: Math.max(bounds.east, longitude),
    north: Math.max(bounds.north, latitude),
  };
}
