import { expect, test } from "vitest";
import { excerptOf, linkedIn } from "./post-text.ts";

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
  expect(linkedIn(text, "regions")).toEqual(["red-mountain", "red-mountain-west"]);
});

test("the wineries of an article are those its text links to, in order, each once", () => {
  const text = "[B](/winery/b-cellars), [A](/winery/a), [B](/winery/b-cellars), [C](/regions/c)";
  expect(linkedIn(text, "winery")).toEqual(["b-cellars", "a"]);
});
