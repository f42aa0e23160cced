/**
 * Cuts the two open font families down to what the site sets: `tsx scripts/fonts/subset-fonts.ts`.
 * The result is committed; run it again after a font package is updated.
 */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import subsetFont from "subset-font";

/** Latin, with every accented letter a winery, grape or place name can bring, and typographic marks. */
const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0x17f), ..."–—‘’“”•…‹›€™→←↑↓−×≈′″№"].join(
  "",
);

const packages = resolve(import.meta.dirname, "../../node_modules/@fontsource-variable");
const target = resolve(import.meta.dirname, "../../client/src/fonts");

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>["variationAxes"];

const cuts: readonly { name: string; source: string; axes: Axes }[] = [
  {
    name: "newsreader-display",
    source: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    axes: { opsz: 72, wght: { min: 300, max: 600 } },
  },
  {
    name: "newsreader-text",
    source: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    axes: { opsz: 16, wght: { min: 400, max: 700 } },
  },
  {
    name: "newsreader-text-italic",
    source: "newsreader/files/newsreader-latin-opsz-italic.woff2",
    axes: { opsz: 18, wght: 400 },
  },
  {
    name: "instrument-sans",
    source: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { name, source, axes } of cuts) {
  const font = await readFile(resolve(packages, source));
  const cut = await subsetFont(font, CHARACTERS, {
    targetFormat: "woff2",
    ...(axes && { variationAxes: axes }),
  });
  await writeFile(resolve(target, `${name}.woff2`), cut);
  console.log(`${name}: ${font.length} -> ${cut.length} bytes`);
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
