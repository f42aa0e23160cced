import type { Position } from "#shared/domain/places/distance.ts";
import { type WorldPoint, worldPoint } from "#shared/domain/places/web-mercator.ts";

/** The placeholder is a square in the pixels of zoom 7, where the map of all wineries begins. */
const WORLD = 256 * 2 ** 7;
export const PLACEHOLDER_SIDE = 2752;
/** Units of `state.svg` for each of its pixels. */
export const PLACEHOLDER_UNITS = 4;
/** The middle of all wineries, where the map that takes the placeholder's place has its own. */
const MIDDLE = { x: 5434, y: 11480 } as const;

/** Towns by which a visitor knows the state; where their names stand beside their dots. */
export const PLACEHOLDER_TOWNS = [
  { name: "Seattle", at: { latitude: 47.6062, longitude: -122.3321 }, side: "end" },
  { name: "Spokane", at: { latitude: 47.6588, longitude: -117.426 }, side: "end" },
  { name: "Wenatchee", at: { latitude: 47.4235, longitude: -120.3103 }, side: "end" },
  { name: "Yakima", at: { latitude: 46.6021, longitude: -120.5059 }, side: "end" },
  { name: "Walla Walla", at: { latitude: 46.0646, longitude: -118.343 }, side: "start" },
] as const;

/** Where a place stands on the placeholder, in its pixels. */
export function onPlaceholder(place: Position): WorldPoint {
  const { x, y } = worldPoint(place);
  return {
    x: x * WORLD - MIDDLE.x + PLACEHOLDER_SIDE / 2,
    y: y * WORLD - MIDDLE.y + PLACEHOLDER_SIDE / 2,
  };
}
