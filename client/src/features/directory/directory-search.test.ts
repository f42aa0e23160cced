import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foundBy } from "#client/entities/question/found-by.ts";
import { createWordIndex } from "#client/entities/question/word-index.ts";
import { aWinery } from "#client/testing/fixtures.ts";
import { manyWineries } from "#client/testing/many-wineries.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { findInDirectory } from "./directory-search.ts";
import { createDirectory, NO_FILTERS } from "./filters/directory-filters.ts";

async function searcher(wineries: readonly Winery[]) {
  const directory = createDirectory(wineries);
  const index = await createWordIndex(wineries);
  return (search: string) =>
    findInDirectory(directory, NO_FILTERS, foundBy(wineries, search, null, index));
}

const names = (wineries: readonly Winery[]) => wineries.map(({ name }) => name);

/** The specification's rule, written out plainly (spec §9). */
const foundByRule = ({ name, region }: Winery, text: string) =>
  name.toLowerCase().includes(text.toLowerCase()) ||
  region.toLowerCase().includes(text.toLowerCase());

const CELLARS = [
  aWinery({ name: "Chateau Ste. Michelle", region: "Puget Sound", city: "Woodinville" }),
  aWinery({ name: "L'Ecole No. 41", region: "Walla Walla Valley", city: "Lowden" }),
  aWinery({ name: "Walla Walla Vintners", region: "Walla Walla Valley", city: "Walla Walla" }),
  aWinery({ name: "Foundry Vineyards", region: "Walla Walla Valley", city: "Walla Walla" }),
  aWinery({ name: "Hedges Family Estate", region: "Red Mountain", city: "Benton City" }),
  aWinery({ name: "Château Rollat", region: "Walla Walla Valley", city: "Walla Walla" }),
  aWinery({
    name: "Elephant Mountain",
    region: "Yakima Valley",
    city: "Zillah",
    varietals: ["Carménère"],
  }),
];

describe("§9 Directory filters: search", () => {
  test.each([
    ["amavi", ["Amavi"]],
    ["AMAVI", ["Amavi"]],
    ["mav", ["Amavi"]],
    ["red mount", ["Ridge"]],
    [" amavi ", ["Amavi"]],
    ["", ["Amavi", "Ridge"]],
    ["   ", ["Amavi", "Ridge"]],
    ["100%", []],
  ])("%j finds %j, before the index has come and after", async (search, expected) => {
    const wineries = [
      aWinery({ name: "Amavi", region: "Walla Walla Valley" }),
      aWinery({ name: "Ridge", region: "Red Mountain" }),
    ];
    const directory = createDirectory(wineries);
    const index = await createWordIndex(wineries);
    for (const wordIndex of [null, index]) {
      const found = foundBy(wineries, search, null, wordIndex);
      const { others, total } = findInDirectory(directory, NO_FILTERS, found);
      expect(names(others)).toEqual(expected);
      expect(total).toBe(expected.length);
    }
  });

  test("names that begin with the text come first, then words, then parts, then regions", async () => {
    const find = await searcher([
      aWinery({ name: "Foundry", region: "Red Mountain" }),
      aWinery({ name: "Hatred Cellars", region: "Lake Chelan" }),
      aWinery({ name: "Big Red Barn", region: "Lake Chelan" }),
      aWinery({ name: "Red Diamond", region: "Lake Chelan" }),
    ]);
    expect(names(find("red").others)).toEqual([
      "Red Diamond",
      "Big Red Barn",
      "Hatred Cellars",
      "Foundry",
    ]);
  });

  test("featured wineries are shown apart from the rest", () => {
    const wineries = [aWinery({ name: "One", isFeatured: true }), aWinery({ name: "Two" })];
    const found = foundBy(wineries, "", null, null);
    const result = findInDirectory(createDirectory(wineries), NO_FILTERS, found);
    expect(names(result.featured)).toEqual(["One"]);
    expect(names(result.others)).toEqual(["Two"]);
    expect(result.total).toBe(2);
  });
});

describe("typo-tolerant search", () => {
  test.each([
    ["chateau mishel", "Chateau Ste. Michelle"],
    ["foundary", "Foundry Vineyards"],
    ["hegdes", "Hedges Family Estate"],
    ["walla wala vintners", "Walla Walla Vintners"],
    ["elefant mountain", "Elephant Mountain"],
  ])("%j, spelled wrongly, still leads to %s", async (search, name) => {
    const { others, alike, respelled } = (await searcher(CELLARS))(search);
    expect(others).toEqual([]);
    expect(respelled).toBe(true);
    expect(names(alike)).toContain(name);
  });

  test.each([
    ["ste michelle", "Chateau Ste. Michelle"],
    ["lecole", "L'Ecole No. 41"],
    ["woodinville", "Chateau Ste. Michelle"],
    ["carmenere", "Elephant Mountain"],
    ["estate hedges", "Hedges Family Estate"],
  ])("%j needs no other spelling to find %s", async (search, name) => {
    const { alike, respelled } = (await searcher(CELLARS))(search);
    expect(respelled).toBe(false);
    expect(names(alike)).toEqual([name]);
  });

  test("what is found as written stands before what is found without its accent", async () => {
    const { others, alike } = (await searcher(CELLARS))("chateau");
    expect(names(others)).toEqual(["Chateau Ste. Michelle"]);
    expect(names(alike)).toEqual(["Château Rollat"]);
  });

  test.each(["zzz", "qqqqqq", "%", "_", "\\"])("%j finds nothing", async (search) => {
    expect((await searcher(CELLARS))(search).total).toBe(0);
  });

  test("a grape that nobody has verified is not found", async () => {
    const find = await searcher([aWinery({ varietals: ["Syrah"], unknownFacts: ["varietals"] })]);
    expect(find("syrah").total).toBe(0);
  });
});

describe("on 5,000 wineries", () => {
  const wineries = manyWineries(5000);
  const partOfAName = fc
    .tuple(fc.nat(wineries.length - 1), fc.boolean(), fc.nat(30), fc.integer({ min: 1, max: 12 }))
    .map(([at, ofName, start, length]) => {
      const winery = wineries[at];
      const text = (ofName ? winery?.name : winery?.region) ?? "";
      return text.slice(start % text.length, (start % text.length) + length);
    });
  const typed = fc.oneof(
    partOfAName,
    partOfAName.map((text) => text.toUpperCase()),
    partOfAName.map((text) => `${text.slice(1, 3)}${text.charAt(0)}${text.slice(3)}`),
    fc.string({ maxLength: 12 }),
  );

  test("§9: whatever the rule finds is found, none twice, and nothing else stands before it", async () => {
    const find = await searcher(wineries);
    fc.assert(
      fc.property(typed, (text) => {
        const { featured, others, alike, total } = find(text);
        const byRule = wineries.filter((winery) => foundByRule(winery, text));
        const asWritten = new Set([...featured, ...others]);
        expect(byRule.filter((winery) => !asWritten.has(winery))).toEqual([]);
        const trimmed = text.trim();
        expect([...asWritten].filter((winery) => !foundByRule(winery, trimmed))).toEqual([]);
        expect(new Set([...asWritten, ...alike]).size).toBe(total);
      }),
      { numRuns: 150 },
    );
  });
});
