import type { MapPicture } from "./map-picture.ts";
import { mapSvg } from "./map-svg.ts";
import { openStudio } from "./studio.ts";

/** A mail stays light with it. */
const MOST_BYTES = 60_000;

/**
 * Draws the map of a plan as a PNG of `PICTURE`'s size. It takes some tenths of a second, so it belongs
 * into a thread of its own.
 */
export async function renderMap(picture: MapPicture): Promise<Buffer> {
  const { draw } = await openStudio();
  return draw(mapSvg(picture), MOST_BYTES);
}
