import { expect, test } from "vitest";
import { buildOf } from "./page-build.ts";

const page = (head: string) => new DOMParser().parseFromString(`<head>${head}</head>`, "text/html");

test("a page's build is what it says, else its entry script, else unknown", () => {
  const entry = '<script type="module" crossorigin src="/assets/index-a1.js"></script>';
  expect(buildOf(page(`<meta name="build" content="42">${entry}`))).toBe("42");
  expect(buildOf(page(entry))).toBe("/assets/index-a1.js");
  expect(buildOf(page('<script type="module" src="/src/main.tsx"></script>'))).toBeNull();
});
