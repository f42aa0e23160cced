import { decodePolyline, type LonLat } from "./polyline.ts";

/** A line or ring in Web Mercator world units (0 to 1, y down), as x, y, x, y, with its bounds. */
export interface ProjectedPath {
  readonly points: Float64Array;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A point of the Web Mercator world, 0 to 1 both ways, y down: times `256 * 2 ** zoom`, a pixel. */
export function toWorld([longitude, latitude]: LonLat): readonly [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI];
}

export function projectPath(encoded: string): ProjectedPath {
  const lonLats = decodePolyline(encoded);
  const points = new Float64Array(lonLats.length * 2);
  let [minX, minY, maxX, maxY] = [1, 1, 0, 0];
  lonLats.forEach((lonLat, index) => {
    const [x, y] = toWorld(lonLat);
    points[2 * index] = x;
    points[2 * index + 1] = y;
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  });
  return { points, minX, minY, maxX, maxY };
}

/** A square window on the world: a tile, in pixels of its zoom. */
export interface TileView {
  readonly zoom: number;
  /** Width of the whole world in pixels. */
  readonly worldSize: number;
  /** World pixel of the tile's left and top edge. */
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

export function tileView(zoom: number, column: number, row: number, size: number): TileView {
  return { zoom, worldSize: 256 * 2 ** zoom, left: column * size, top: row * size, size };
}

/** Whether a path comes within `margin` pixels of a tile. */
export function touches(path: ProjectedPath, view: TileView, margin: number): boolean {
  const { worldSize, left, top, size } = view;
  return (
    path.maxX * worldSize >= left - margin &&
    path.minX * worldSize <= left + size + margin &&
    path.maxY * worldSize >= top - margin &&
    path.minY * worldSize <= top + size + margin
  );
}

/** Which edges of a tile, widened by a margin, a point lies beyond: one bit each. */
function beyond(x: number, y: number, size: number, margin: number): number {
  return (
    (x < -margin ? 1 : 0) |
    (x > size + margin ? 2 : 0) |
    (y < -margin ? 4 : 0) |
    (y > size + margin ? 8 : 0)
  );
}

/** Pixels below which two points are one. */
const SAME_POINT_PX = 0.9;

/**
 * Calls `visit` with a path's points in pixels of a tile. Points that would fall on the one before
 * are left out, and so is the inside of every stretch that stays beyond one edge: what a fill or a
 * stroke shows within the tile is the same without them.
 */
export function visitTilePoints(
  { points }: ProjectedPath,
  { worldSize, left, top, size }: TileView,
  margin: number,
  visit: (x: number, y: number) => void,
): void {
  const last = points.length - 2;
  let [seenX, seenY, seenSide] = [Number.POSITIVE_INFINITY, 0, 0];
  // The point before the current one, when it has been held back.
  let held: readonly [x: number, y: number, side: number] | null = null;
  for (let index = 0; index <= last; index += 2) {
    const x = (points[index] ?? 0) * worldSize - left;
    const y = (points[index + 1] ?? 0) * worldSize - top;
    const side = beyond(x, y, size, margin);
    const isEnd = index === 0 || index === last;
    const isSame = !held && Math.abs(x - seenX) + Math.abs(y - seenY) < SAME_POINT_PX;
    if (!isEnd && isSame) continue;
    const staysBeyond = (seenSide & side & (held?.[2] ?? side)) !== 0;
    if (!isEnd && staysBeyond) {
      held = [x, y, side];
      continue;
    }
    if (held) visit(held[0], held[1]);
    held = null;
    visit(x, y);
    [seenX, seenY, seenSide] = [x, y, side];
  }
}
