import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { type BaseLines, readBaseLines } from "./base-lines.ts";
import { indexedPng } from "./indexed-png.ts";
import font from "./label-font.json" with { type: "json" };
import type { MapScene } from "./map-scene.ts";
import { LABEL_FONT, mapSvg } from "./map-svg.ts";

/** A mail stays light with it. */
const MOST_BYTES = 60_000;

interface Studio {
  readonly lines: BaseLines;
  readonly font: Uint8Array;
}

let studio: Promise<Studio> | undefined;

/** Reads the renderer, the basemap and the font, once a thread. */
async function openStudio(): Promise<Studio> {
  const renderer = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
  const [lines] = await Promise.all([
    readBaseLines(),
    readFile(renderer).then((wasm) => initWasm(wasm)),
  ]);
  return { lines, font: Buffer.from(font.truetype, "base64") };
}

/**
 * Draws the map of a plan as a PNG of `PICTURE`'s size. It takes some tenths of a second, so it belongs
 * into a thread of its own.
 */
export async function drawMap(scene: MapScene): Promise<Buffer> {
  studio ??= openStudio();
  const { lines, font: buffer } = await studio;
  const renderer = new Resvg(mapSvg(scene, lines), {
    font: { fontBuffers: [buffer], loadSystemFonts: false, defaultFontFamily: LABEL_FONT },
  });
  const image = renderer.render();
  try {
    const { width, height, pixels } = image;
    return indexedPng({ width, height, data: pixels }, MOST_BYTES);
  } finally {
    image.free();
    renderer.free();
  }
}
