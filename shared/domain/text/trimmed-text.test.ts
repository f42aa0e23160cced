import { expect, test } from "vitest";
import { trimmedOf } from "./trimmed-text.ts";

test("only what is named is taken, each from its own end", () => {
  expect(trimmedOf("--a-b--", "-", "")).toBe("a-b--");
  expect(trimmedOf("--a-b--.", "", ".-")).toBe("--a-b");
  expect(trimmedOf("///", "/", "/")).toBe("");
  expect(trimmedOf("", "/", "/")).toBe("");
});
