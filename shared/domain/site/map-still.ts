/** The still of a plan's map: one view of the state for page and server, so that stops lie on their roads. */
import type { Position } from "../places/distance.ts";
import { type WorldPoint, worldPoint } from "../places/web-mercator.ts";

/** The part of a still that is always seen, and what stays free at its edges, in its own pixels. */
export const SHEET = { width: 440, height: 320 } as const;
const EDGE = 52;
/** The whole of its picture around that part: as much as a wide or a tall place for a map shows. */
export const STILL_PICTURE = { width: 1024, height: 800 } as const;

/** Pixels between two middles: places near each other share a picture, and an address tells no place. */
const GRID = 16;
/** Zooms, in halves: from all of the state to where the basemap's lines are too coarse. */
const LEAST_ZOOM = 5.5;
const MOST_ZOOM = 12;
const ZOOM_STEP = 0.5;
/** The world's part in which a still may have its middle: the state and what lies around it. */
const NORTH_WEST = worldPoint({ latitude: 52, longitude: -128 });
const SOUTH_EAST = worldPoint({ latitude: 42, longitude: -112 });

/** What a still shows: its zoom, and the world's pixel at that zoom in its middle. */
export interface StillView {
  readonly zoom: number;
  readonly middle: WorldPoint;
}

/** The closest view in which the part that is always seen shows all places; null where there is none. */
export function stillView(places: readonly Position[]): StillView | null {
  if (places.length === 0) return null;
  const points = places.map(worldPoint);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const fits = Math.min(
    (SHEET.width - 2 * EDGE) / Math.max(east - west, Number.EPSILON),
    (SHEET.height - 2 * EDGE) / Math.max(south - north, Number.EPSILON),
  );
  const closest = Math.floor(Math.log2(fits / 256) / ZOOM_STEP) * ZOOM_STEP;
  const zoom = Math.min(Math.max(closest, LEAST_ZOOM), MOST_ZOOM);
  const onGrid = (world: number) => Math.round((world * worldSize(zoom)) / GRID) * GRID;
  return { zoom, middle: { x: onGrid((west + east) / 2), y: onGrid((north + south) / 2) } };
}

/** Pixels of the whole world at a zoom. */
export function worldSize(zoom: number): number {
  return 256 * 2 ** zoom;
}

/** Where a place stands from the middle of a still, in its pixels. */
export function fromMiddle({ zoom, middle }: StillView, place: Position): WorldPoint {
  const { x, y } = worldPoint(place);
  return { x: x * worldSize(zoom) - middle.x, y: y * worldSize(zoom) - middle.y };
}

/** The address of a still's picture, without the ending that says for which theme (`sceneFile`). */
export function stillPath({ zoom, middle }: StillView): string {
  return `/pictures/maps/${zoom / ZOOM_STEP}-${middle.x / GRID}-${middle.y / GRID}`;
}

/** The view behind an address that `stillPath` makes; null for any other. */
export function viewOfPath(path: string): StillView | null {
  const [, halves, column, row] =
    /^\/pictures\/maps\/(\d{2})-(\d{1,6})-(\d{1,6})$/.exec(path) ?? [];
  const zoom = Number(halves) * ZOOM_STEP;
  const middle = { x: Number(column) * GRID, y: Number(row) * GRID };
  const [x, y] = [middle.x / worldSize(zoom), middle.y / worldSize(zoom)];
  const isWithin =
    zoom >= LEAST_ZOOM &&
    zoom <= MOST_ZOOM &&
    x >= NORTH_WEST.x &&
    x <= SOUTH_EAST.x &&
    y >= NORTH_WEST.y &&
    y <= SOUTH_EAST.y;
  const view = { zoom, middle };
  return isWithin && stillPath(view) === path ? view : null;
}
