import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { pngQuantizeSync } from "@napi-rs/image";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { loadOnce } from "#server/platform/load-once.ts";
import fonts from "./fonts.json" with { type: "json" };
import { LABEL_FONT } from "./map-svg.ts";

/** Most colors of a picture, tried in turn until it is small enough. */
const MAX_COLORS = [32, 16] as const;

/** Reads the renderer, once a thread. It knows no fonts but these, so that all machines draw the same. */
export const openStudio = loadOnce(async () => {
  const file = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
  await initWasm(await readFile(file));
  const fontBuffers = [fonts.title, fonts.label].map((font) => Buffer.from(font, "base64"));
  const options = { font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: LABEL_FONT } };
  return {
    /** Draws an SVG as a PNG of its size, with fewer shades where it would have more bytes than these. */
    draw: (svg: string, maxBytes: number): Buffer => {
      const renderer = new Resvg(svg, options);
      const image = renderer.render();
      try {
        return withinBytes(image.asPng(), maxBytes);
      } finally {
        image.free();
        renderer.free();
      }
    },
    /** How wide an SVG's drawing is, in its pixels; 0 for an empty one. */
    widthOf: (svg: string): number => {
      const renderer = new Resvg(svg, options);
      try {
        return renderer.getBBox()?.width ?? 0;
      } finally {
        renderer.free();
      }
    },
  };
});

/** The PNG with a palette: a drawn map has few colors, and so takes a third of the bytes. */
function withinBytes(png: Uint8Array, maxBytes: number): Buffer {
  let smaller: Buffer = Buffer.from(png);
  for (const colors of MAX_COLORS) {
    smaller = pngQuantizeSync(png, { colors, minQuality: 0 });
    if (smaller.length <= maxBytes) break;
  }
  return smaller;
}
