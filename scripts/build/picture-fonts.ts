/**
 * Cuts the fonts of the pictures that the server draws, whose renderer knows no fonts of its machine:
 * `tsx scripts/build/picture-fonts.ts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import subsetFont from "subset-font";

const root = resolve(import.meta.dirname, "../..");
/** Latin letters of western Europe, and the marks that titles are set with. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ..."‘’“”–—…",
].join("");

async function font(family: string, weight: number): Promise<string> {
  const file = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  const cut = await subsetFont(await readFile(resolve(root, file)), CHARACTERS, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
  });
  return cut.toString("base64");
}

const fonts = {
  about:
    "Newsreader (titles) and Instrument Sans, semibold (labels), as TrueType in base64: SIL Open Font License 1.1. Made by scripts/build/picture-fonts.ts.",
  title: await font("newsreader", 400),
  label: await font("instrument-sans", 600),
};
await writeFile(resolve(root, "server/pictures/fonts.json"), `${JSON.stringify(fonts, null, 1)}\n`);
