import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const css = await readFile(`${import.meta.dirname}/fallback-fonts.css`, "utf8");
const stacks = [...css.matchAll(/--face-\w+: ([^;]+);/g)].map(([, names = ""]) =>
  names.split(", "),
);
const ruled = [...css.matchAll(/font-family: "([^"]+)"/g)].map(([, name]) => name);

test("each stand-in of a stack has its rule, and no rule is for another", () => {
  expect(stacks.map(([face]) => face)).toEqual([
    "Newsreader Display",
    "Newsreader",
    "Instrument Sans",
  ]);
  for (const [face, ...others] of stacks) {
    const standIns = others.filter((name) => name.startsWith(`${face} as `));
    expect(standIns.length).toBeGreaterThan(3);
  }
  const standIns = stacks.flat().filter((name) => name.includes(" as "));
  expect(new Set(standIns)).toEqual(new Set(ruled));
});

test("no style sheet names a stack that Tailwind does not write into the page", async () => {
  const files = (await readdir("client/src", { recursive: true })).filter((name) =>
    name.endsWith(".css"),
  );
  const sheets = await Promise.all(files.map((name) => readFile(`client/src/${name}`, "utf8")));
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.filter((sheet) => sheet.includes("var(--font-"))).toEqual([]);
});
