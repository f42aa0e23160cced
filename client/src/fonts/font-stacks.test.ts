import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { FONT_KINDS, type FontFamily, fontStack } from "./font-stacks.ts";

const css = await readFile(`${import.meta.dirname}/fallback-fonts.css`, "utf8");

test.each(Object.keys(FONT_KINDS) as FontFamily[])("each stand-in of %s has its rule", (family) => {
  const standIns = fontStack(family).filter((name) => name.includes(" as "));
  expect(standIns.length).toBeGreaterThan(3);
  for (const name of standIns) expect(css).toContain(`font-family: "${name}";`);
});

test("the style sheets name the stacks that Tailwind uses", async () => {
  const labels = "client/src/features/winery-map/basemap/map-labels.css";
  const stackOf = (family: FontFamily) => fontStack(family).join(", ");
  expect(css).toContain(`--face-display: ${stackOf("Newsreader Display")};`);
  const oneLine = (await readFile(labels, "utf8")).replace(/\s+/g, " ");
  expect(oneLine).toContain(`--face-serif: ${stackOf("Newsreader")};`);
  expect(css).toContain(`--face-sans: ${stackOf("Instrument Sans")};`);
});

test("no style sheet names a stack that Tailwind does not write into the page", async () => {
  const files = (await readdir("client/src", { recursive: true })).filter((name) =>
    name.endsWith(".css"),
  );
  const sheets = await Promise.all(files.map((name) => readFile(`client/src/${name}`, "utf8")));
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.filter((sheet) => sheet.includes("var(--font-"))).toEqual([]);
});
