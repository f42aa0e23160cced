import { expect, test } from "vitest";
import { linkedWinerySlugs } from "./linked-wineries.ts";

test("the wineries of an article are those its text links to, in order, each once", () => {
  const text = "[B](/winery/b-cellars), [A](/winery/a), [B](/winery/b-cellars), [C](/regions/c)";
  expect(linkedWinerySlugs(text)).toEqual(["b-cellars", "a"]);
});
