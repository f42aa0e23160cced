import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { loadOnce } from "#server/platform/load-once.ts";
import fonts from "./fonts.json" with { type: "json" };
import { indexedPng } from "./indexed-png.ts";
import { LABEL_FONT } from "./map-svg.ts";

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
        const { width, height, pixels } = image;
        return indexedPng({ width, height, data: pixels }, maxBytes);
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
