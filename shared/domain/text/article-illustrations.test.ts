import { expect, test } from "vitest";
import { articleParts, illustrationNamed } from "./article-illustrations.ts";

test("an illustration is named by its address", () => {
  expect(illustrationNamed("drawing:river-bend")).toBe("river-bend");
  expect(illustrationNamed("drawing:../a-cat")).toBeNull();
  expect(illustrationNamed("https://a.example/lake.png")).toBeNull();
});

test("an article falls into text and drawings, in order", () => {
  const content = "First.\n\n![ A lake ](drawing:lake)\n\nThen.\n\n![](drawing:grapes)";
  expect(articleParts(content)).toEqual([
    { kind: "text", markdown: "First.\n\n" },
    { kind: "drawing", drawing: "lake", caption: "A lake" },
    { kind: "text", markdown: "\n\nThen.\n\n" },
    { kind: "drawing", drawing: "grapes", caption: "" },
  ]);
});

test("text that speaks of a drawing stays text", () => {
  expect(articleParts("See drawing:lake.")).toEqual([
    { kind: "text", markdown: "See drawing:lake." },
  ]);
});
