import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { FALLBACK_FONTS_FILE, fallbackFontCss } from "./fallback-fonts.ts";

test("the stand-in fonts are those of the fonts as they are cut; else run scripts/build/fallback-fonts.ts", async () => {
  expect(await readFile(FALLBACK_FONTS_FILE, "utf8")).toBe(await fallbackFontCss());
});
