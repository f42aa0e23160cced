import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { FONT_KINDS, type FontFamily, fontFamilyOf, fontStack } from "./font-stacks.ts";

const css = await readFile(`${import.meta.dirname}/fallback-fonts.css`, "utf8");

test.each(Object.keys(FONT_KINDS) as FontFamily[])("each stand-in of %s has its rule", (family) => {
  const standIns = fontStack(family).filter((name) => name.includes(" as "));
  expect(standIns.length).toBeGreaterThan(3);
  for (const name of standIns) expect(css).toContain(`font-family: "${name}";`);
});

test("the style sheet names the stacks that Tailwind and the map's labels use", () => {
  expect(css).toContain(`--face-display: ${fontFamilyOf("Newsreader Display")};`);
  expect(css).toContain(`--face-sans: ${fontFamilyOf("Instrument Sans")};`);
});
