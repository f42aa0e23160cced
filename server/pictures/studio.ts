import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { loadOnce } from "#server/platform/load-once.ts";
import { type BaseLines, readBaseLines } from "./base-lines.ts";
import { indexedPng } from "./indexed-png.ts";
import { LABEL_FONT } from "./map-svg.ts";

/** What a thread draws with. */
export interface Studio {
  readonly lines: BaseLines;
  /** Draws an SVG as a PNG of its size, with fewer shades where it would have more bytes than these. */
  draw(svg: string, mostBytes: number): Buffer;
  /** How wide an SVG's drawing is, in its pixels; 0 for an empty one. */
  widthOf(svg: string): number;
}

const startRenderer = loadOnce(async () => {
  const renderer = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
  await initWasm(await readFile(renderer));
});

/**
 * Reads the renderer and the basemap, once a thread.
 *
 * @param fonts TrueType files; the renderer knows no others, so that all machines draw the same.
 */
export async function openStudio(fonts: readonly Uint8Array[]): Promise<Studio> {
  const [lines] = await Promise.all([readBaseLines(), startRenderer()]);
  const options = {
    font: { fontBuffers: [...fonts], loadSystemFonts: false, defaultFontFamily: LABEL_FONT },
  };
  return {
    lines,
    draw: (svg, mostBytes) => {
      const renderer = new Resvg(svg, options);
      const image = renderer.render();
      try {
        const { width, height, pixels } = image;
        return indexedPng({ width, height, data: pixels }, mostBytes);
      } finally {
        image.free();
        renderer.free();
      }
    },
    widthOf: (svg) => {
      const renderer = new Resvg(svg, options);
      try {
        return renderer.getBBox()?.width ?? 0;
      } finally {
        renderer.free();
      }
    },
  };
}
