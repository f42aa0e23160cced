import type { Position } from "#shared/domain/places/distance.ts";
import { worldPoint } from "#shared/domain/places/web-mercator.ts";
import { WORLD_UNITS } from "./base-lines.ts";

/** A point of the picture, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type MapFrame = ReturnType<typeof frameAround>;

interface FrameSize {
  readonly width: number;
  readonly height: number;
  /** Pixels that stay free around the positions. */
  readonly padding: number;
  /** Closer than this the lines of the basemap are too coarse. */
  readonly maxZoom: number;
}

const TILE = 256;

/** The closest frame that shows all positions. There is at least one. */
export function frameAround(
  positions: readonly Position[],
  { width, height, padding, maxZoom }: FrameSize,
) {
  const points = positions.map(worldPoint);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (width - 2 * padding) / Math.max(east - west, Number.EPSILON),
    (height - 2 * padding) / Math.max(south - north, Number.EPSILON),
    TILE * 2 ** maxZoom,
  );
  const left = width / 2 - ((west + east) / 2) * scale;
  const top = height / 2 - ((north + south) / 2) * scale;
  const perUnit = scale / WORLD_UNITS;
  return {
    width,
    height,
    /** As of Web Mercator tiles, fractions included. */
    zoom: Math.log2(scale / TILE),
    /** Pixels of a unit of the basemap. */
    scale: perUnit,
    /** Puts the basemap's paths into the picture. */
    transform: `matrix(${perUnit} 0 0 ${perUnit} ${left} ${top})`,
    place: (position: Position): Point => {
      const { x, y } = worldPoint(position);
      return { x: left + x * scale, y: top + y * scale };
    },
  };
}
