import type { Position } from "#shared/domain/places/distance.ts";
import { toWorld } from "../basemap/projection.ts";

/** Zoom whose pixels the still is drawn in. */
export const STILL_ZOOM = 7;
/**
 * Pixels of the whole world at that zoom, and the square of them that the still shows: wide enough to
 * fill the home page's map, tools included, on the narrowest phone, where a fourth of it is shown.
 */
export const STILL_WORLD = 256 * 2 ** STILL_ZOOM;
export const STILL_SIDE = 2752;
/** The middle of all wineries, where the map that takes the still's place has its own. */
const MIDDLE = [5434, 11480] as const;
export const STILL_LEFT = MIDDLE[0] - STILL_SIDE / 2;
export const STILL_TOP = MIDDLE[1] - STILL_SIDE / 2;

/** Where a place stands on the still, in its pixels. */
export function onStill({ latitude, longitude }: Position): readonly [x: number, y: number] {
  const [x, y] = toWorld([longitude, latitude]);
  return [Math.round(x * STILL_WORLD) - STILL_LEFT, Math.round(y * STILL_WORLD) - STILL_TOP];
}
