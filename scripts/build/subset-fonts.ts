/**
 * Cuts the two open font families down to what the site sets: `tsx scripts/build/subset-fonts.ts`.
 * The result is committed; run it again after a font package is updated.
 */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import subsetFont from "subset-font";

const ASCII = range(0x20, 0x7e);
/**
 * What the site's words are written in: ASCII, the small accented letters of Western Europe, the
 * other letters that content has, and typographic marks. In a word with any other letter that letter
 * is drawn by the stand-in font.
 */
const CHARACTERS = [
  ...ASCII,
  ...range(0xdf, 0xff),
  ..."\u00a0ÀÉÈÑÖÜāłđœß©«·»°½–—‘’“”•…→←↑↓−×≈′″§",
].join("");
/** The italic sets the name of the site, short notes and names of wines. */
const ITALIC_CHARACTERS = [...ASCII, ..."\u00a0éèêâôçñüäáåßÉ·–—‘’“”…"].join("");

const packages = resolve(import.meta.dirname, "../../node_modules/@fontsource-variable");
const target = resolve(import.meta.dirname, "../../client/src/fonts");

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>["variationAxes"];

const cuts: readonly { name: string; source: string; axes: Axes; characters?: string }[] = [
  {
    name: "newsreader-display",
    source: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    // One weight between regular and medium: each more would cost half as much again.
    axes: { opsz: 72, wght: 460 },
  },
  {
    name: "newsreader-text",
    source: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    axes: { opsz: 16, wght: 400 },
  },
  {
    name: "newsreader-text-bold",
    source: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    axes: { opsz: 16, wght: 600 },
  },
  {
    name: "newsreader-text-italic",
    source: "newsreader/files/newsreader-latin-opsz-italic.woff2",
    axes: { opsz: 18, wght: 400 },
    characters: ITALIC_CHARACTERS,
  },
  {
    name: "instrument-sans",
    source: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { name, source, axes, characters = CHARACTERS } of cuts) {
  const font = await readFile(resolve(packages, source));
  const cut = await subsetFont(font, characters, {
    targetFormat: "woff2",
    ...(axes && { variationAxes: axes }),
  });
  await writeFile(resolve(target, `${name}.woff2`), cut);
  console.log(`${name}: ${font.length} -> ${cut.length} bytes`);
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
