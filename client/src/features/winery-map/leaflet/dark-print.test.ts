import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type BasemapPalette, DARK_BASEMAP, LIGHT_BASEMAP } from "#shared/basemap-palette.ts";

const css = readFileSync(join(import.meta.dirname, "map-frame.css"), "utf8");
const onPaper = css.slice(css.indexOf("@media print"));
const filter = /\.map-frame\[data-dark\] canvas \{\s*filter: ([^;]+);/.exec(onPaper)?.[1] ?? "none";

type Rgb = readonly [red: number, green: number, blue: number];

const rgbOf = (hex: string): Rgb => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
};

/** `hue-rotate(180deg)` as the Filter Effects specification's matrix has it. */
const HALF_TURN: readonly Rgb[] = [
  [-0.574, 1.43, 0.144],
  [0.426, 0.43, 0.144],
  [0.426, 1.43, -0.856],
];

/** A color after a chain of filters; one that is not known here fails the test. */
function filtered(color: Rgb, chain: string): Rgb {
  const steps: Readonly<Record<string, (from: Rgb) => Rgb>> = {
    none: (from) => from,
    "invert(1)": ([red, green, blue]) => [1 - red, 1 - green, 1 - blue],
    "hue-rotate(180deg)": ([red, green, blue]) => {
      const [first = 0, second = 0, third = 0] = HALF_TURN.map(
        ([ofRed, ofGreen, ofBlue]) => ofRed * red + ofGreen * green + ofBlue * blue,
      );
      return [first, second, third];
    },
  };
  return chain.split(" ").reduce((from, step) => {
    const turn = steps[step];
    if (!turn) throw new Error(`no filter ${step}`);
    return turn(from);
  }, color);
}

const lightness = (color: Rgb) => 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
const printed = (name: keyof BasemapPalette) => {
  const color = DARK_BASEMAP[name];
  return lightness(filtered(rgbOf(String(color)), filter));
};

describe("a map painted for a dark page prints", () => {
  test.each(["sea", "land", "state", "park", "lake", "urban"] as const)("light %s", (ground) => {
    expect(printed(ground)).toBeGreaterThan(0.78);
    expect(lightness(rgbOf(String(LIGHT_BASEMAP[ground])))).toBeGreaterThan(0.78);
  });

  test.each(["townName", "placeName", "signText"] as const)("dark %s on it", (ink) => {
    // Names are no part of the canvas: paper has the colors of a light page for them.
    expect(printed("state") - lightness(rgbOf(String(LIGHT_BASEMAP[ink])))).toBeGreaterThan(0.4);
  });
});
