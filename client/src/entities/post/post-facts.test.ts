import { expect, test } from "vitest";
import { excerptOf, publishedLabel } from "./post-facts.ts";

test.each([
  ["2026-11-20T23:30:00.000Z", "Nov 20, 2026"],
  // Still the evening before in Washington.
  ["2026-03-01T05:00:00.000Z", "Feb 28, 2026"],
  [null, "Draft"],
])("§3: a post published at %s is dated %s", (publishedAt, label) => {
  expect(publishedLabel({ publishedAt })).toBe(label);
});

test("§3: the excerpt falls back to the first 150 characters of the content", () => {
  const content = `## Heading\n\nA [link](/x) and **bold** text. ${"word ".repeat(60)}`;
  const excerpt = excerptOf({ excerpt: null, content });
  expect(excerpt).toHaveLength(150);
  expect(excerpt).toMatch(/^Heading A link and bold text\. word/);
  expect(excerptOf({ excerpt: "", content })).toBe(excerpt);
  expect(excerptOf({ excerpt: "Own words.", content })).toBe("Own words.");
});
