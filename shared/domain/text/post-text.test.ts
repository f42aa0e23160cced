import { expect, test } from "vitest";
import { excerptOf, linkedRegionIds } from "./post-text.ts";

test("§3: the excerpt falls back to the first 150 characters of the content", () => {
  const content = `## Heading\n\nA [link](/x) and **bold** text. ${"word ".repeat(60)}`;
  const excerpt = excerptOf({ excerpt: null, content });
  expect(excerpt).toHaveLength(150);
  expect(excerpt).toMatch(/^Heading A link and bold text\. word/);
  expect(excerptOf({ excerpt: "", content })).toBe(excerpt);
  expect(excerptOf({ excerpt: "Own words.", content })).toBe("Own words.");
});

test("the regions a text links to are told apart by their whole id, each once", () => {
  const text =
    "[A](/regions/red-mountain), [B](/regions/red-mountain-west), [A](/regions/red-mountain), [C](/winery/x)";
  expect(linkedRegionIds(text)).toEqual(["red-mountain", "red-mountain-west"]);
});
