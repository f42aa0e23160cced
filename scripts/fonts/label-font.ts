/**
 * Cuts the font of the pictures that the server draws, whose renderer knows no fonts of its machine:
 * `tsx scripts/fonts/label-font.ts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import subsetFont from "subset-font";

const root = resolve(import.meta.dirname, "../..");
const SOURCE =
  "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
/** Names of towns are ASCII; hyphens and apostrophes among them. */
const CHARACTERS = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

const font = await subsetFont(await readFile(resolve(root, SOURCE)), CHARACTERS.join(""), {
  targetFormat: "sfnt",
  variationAxes: { wght: 600 },
});
const about =
  "Instrument Sans, semibold, ASCII, as TrueType in base64; SIL Open Font License 1.1. Made by scripts/fonts/label-font.ts.";
const json = `${JSON.stringify({ about, truetype: font.toString("base64") }, null, 2)}\n`;
await writeFile(resolve(root, "server/pictures/label-font.json"), json);
