import type { Position } from "#shared/domain/places/distance.ts";
import { worldPoint } from "#shared/domain/places/web-mercator.ts";

/** A point of the picture, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface MapFrame {
  readonly width: number;
  readonly height: number;
  /** As of Web Mercator tiles, fractions included. */
  readonly zoom: number;
  place(position: Position): Point;
}

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
): MapFrame {
  const points = positions.map(worldPoint);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (width - 2 * padding) / Math.max(east - west, Number.EPSILON),
    (height - 2 * padding) / Math.max(south - north, Number.EPSILON),
    TILE * 2 ** maxZoom,
  );
  const [centerX, centerY] = [(west + east) / 2, (north + south) / 2];
  return {
    width,
    height,
    zoom: Math.log2(scale / TILE),
    place: (position) => {
      const { x, y } = worldPoint(position);
      return { x: (x - centerX) * scale + width / 2, y: (y - centerY) * scale + height / 2 };
    },
  };
}
