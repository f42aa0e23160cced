import fonts from "./fonts.json" with { type: "json" };
import type { MapScene } from "./map-scene.ts";
import { mapSvg } from "./map-svg.ts";
import { openStudio, type Studio } from "./studio.ts";

/** A mail stays light with it. */
const MOST_BYTES = 60_000;

let studio: Promise<Studio> | undefined;

/**
 * Draws the map of a plan as a PNG of `PICTURE`'s size. It takes some tenths of a second, so it belongs
 * into a thread of its own.
 */
export async function drawMap(scene: MapScene): Promise<Buffer> {
  studio ??= openStudio([Buffer.from(fonts.label, "base64")]);
  const { lines, draw } = await studio;
  return draw(mapSvg(scene, lines), MOST_BYTES);
}
