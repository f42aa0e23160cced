import { decodePolyline, type LonLat } from "../polyline.ts";

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
