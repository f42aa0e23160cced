/**
 * Draws the art of the pictures that shared links show, which the server puts together without a
 * browser: the regions' emblems in their light colors, and the two fonts.
 * `tsx scripts/art/render-share-art.ts` after a change of `client/src/art/emblems`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import subsetFont from "subset-font";
import { AvaEmblem } from "#client/art/emblems/ava-emblem.tsx";
import { AVAS } from "#shared/domain/places/ava-table.ts";

const root = resolve(import.meta.dirname, "../..");
/** Latin letters of western Europe, and the marks that titles are set with. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ..."‘’“”–—…",
].join("");

/** What stands within the element `svg`, in the colors of the light theme. */
function drawing(element: ReactElement): string {
  return renderToStaticMarkup(element)
    .replace(/light-dark\((#[\da-f]+),#[\da-f]+\)/g, "$1")
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replaceAll("_R_0_", "emblem");
}

async function font(name: string, weight: number): Promise<string> {
  const [family = ""] = name.split("-latin");
  const file = `node_modules/@fontsource-variable/${family}/files/${name}.woff2`;
  const cut = await subsetFont(await readFile(resolve(root, file)), CHARACTERS, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
  });
  return cut.toString("base64");
}

const art = {
  about:
    "The emblems of the regions in light colors, and Newsreader and Instrument Sans (SIL Open Font License 1.1) as TrueType in base64. Made by scripts/art/render-share-art.ts.",
  emblems: Object.fromEntries(
    AVAS.map(({ id }) => [id, drawing(createElement(AvaEmblem, { id }))]),
  ),
  fonts: {
    title: await font("newsreader-latin-wght-normal", 400),
    label: await font("instrument-sans-latin-wght-normal", 600),
  },
};
await writeFile(
  resolve(root, "server/pictures/share/share-art.json"),
  `${JSON.stringify(art, null, 1)}\n`,
);
