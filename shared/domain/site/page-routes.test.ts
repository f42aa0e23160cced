import { describe, expect, test } from "vitest";
import { ADVERTORIAL_PATHS, isPagePath, PAGES } from "./page-routes.ts";

test("§2: the 11 advertorial addresses are four under both prefixes and three under the second", () => {
  expect(ADVERTORIAL_PATHS).toEqual([
    "/founder/i-tried-wine-spies-for-a-month",
    "/founder/the-wine-industry-is-struggling",
    "/founder/5-unbelievable-wine-deals",
    "/founder/wine-industry-struggling-best-news",
    "/wine-writer/i-tried-wine-spies-for-a-month",
    "/wine-writer/the-wine-industry-is-struggling",
    "/wine-writer/5-unbelievable-wine-deals",
    "/wine-writer/wine-industry-struggling-best-news",
    "/wine-writer/i-tried-wine-spies-for-a-month-50-off",
    "/wine-writer/the-wine-industry-is-struggling-50-off",
    "/wine-writer/why-drinking-too-much-wine-benefits",
  ]);
});

describe("a path is a page's", () => {
  test.each([
    ...Object.values(PAGES).map(({ path }) => path.replace(/:[a-z]+/g, "one-of-them")),
    ...ADVERTORIAL_PATHS,
    "/planner/",
    "/Planner",
    "/winery/a.b",
  ])("%s", (path) => {
    expect(isPagePath(path)).toBe(true);
  });
});

describe("a path is no page's", () => {
  test.each([
    "/nowhere",
    "/planner/more",
    "/x/planner",
    "/winery/",
    "/winery/one/two",
    "/blog/one/two",
    "/founder/why-drinking-too-much-wine-benefits",
    "//",
  ])("%j", (path) => {
    expect(isPagePath(path)).toBe(false);
  });
});
