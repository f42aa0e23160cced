import { expect, test } from "vitest";
import { asDescription } from "./page-metadata.ts";

test("a description that is too long ends after a word, without the marks behind it", () => {
  expect(asDescription("Short,  and whole. ")).toBe("Short, and whole.");
  for (const mark of [",", ";", ":", ".", " –"]) {
    const text = asDescription(`${"a".repeat(140)}${mark} ${"b".repeat(40)}`);
    expect(text).toBe(`${"a".repeat(140)}…`);
  }
});
