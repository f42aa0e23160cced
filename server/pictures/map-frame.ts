import type { Position } from "#shared/domain/places/distance.ts";
import { type WorldPoint, worldPoint } from "#shared/domain/places/web-mercator.ts";

/** A point of the picture, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line of the Web Mercator world with its bounds, so that each picture only moves and scales it. */
export interface WorldLine {
  readonly points: readonly WorldPoint[];
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** A line of positions where it lies in the world; there is at least one. */
export function worldLine(positions: readonly Position[]): WorldLine {
  const points = positions.map(worldPoint);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    points,
    west: Math.min(...xs),
    east: Math.max(...xs),
    north: Math.min(...ys),
    south: Math.max(...ys),
  };
}

export interface MapFrame {
  readonly width: number;
  readonly height: number;
  /** As of Web Mercator tiles, fractions included. */
  readonly zoom: number;
  place(position: Position): Point;
  /** A line's points in the picture; none of one that does not come near it, few of its parts that do not. */
  course(line: WorldLine): Point[];
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
/** So far beyond the edge a line's width may still reach into the picture. */
const MARGIN = 20;

/** The closest frame that shows all positions. There is at least one. */
export function frameAround(
  positions: readonly Position[],
  { width, height, padding, maxZoom }: FrameSize,
): MapFrame {
  const { west, east, north, south } = worldLine(positions);
  const scale = Math.min(
    (width - 2 * padding) / Math.max(east - west, Number.EPSILON),
    (height - 2 * padding) / Math.max(south - north, Number.EPSILON),
    TILE * 2 ** maxZoom,
  );
  const [left, top] = [
    width / 2 - ((west + east) / 2) * scale,
    height / 2 - ((north + south) / 2) * scale,
  ];
  const at = ({ x, y }: WorldPoint): Point => ({ x: left + x * scale, y: top + y * scale });
  /** The edges that a point lies beyond, a bit each. */
  const beyond = ({ x, y }: Point): number =>
    (x < -MARGIN ? 1 : 0) |
    (x > width + MARGIN ? 2 : 0) |
    (y < -MARGIN ? 4 : 0) |
    (y > height + MARGIN ? 8 : 0);
  return {
    width,
    height,
    zoom: Math.log2(scale / TILE),
    place: (position) => at(worldPoint(position)),
    course: (line) => {
      const [first, last] = [
        at({ x: line.west, y: line.north }),
        at({ x: line.east, y: line.south }),
      ];
      return beyond(first) & beyond(last) ? [] : withoutDetours(line.points.map(at), beyond);
    },
  };
}

/** Leaves out what a line does beyond one edge between two points: whole coasts lie out there. */
function withoutDetours(points: readonly Point[], beyond: (point: Point) => number): Point[] {
  let kept = 0;
  const sides = points.map(beyond);
  return points.filter((_, index) => {
    const side = sides[index] ?? 0;
    if (kept & side & (sides[index + 1] ?? 0)) return false;
    kept = side;
    return true;
  });
}
