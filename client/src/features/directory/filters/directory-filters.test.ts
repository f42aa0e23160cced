import { describe, expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { manyWineries } from "#client/testing/many-wineries.ts";
import type { Winery } from "#shared/api/wineries.ts";
import {
  createDirectory,
  type Directory,
  type DirectoryFilters,
  NO_FILTERS,
  offeredVarietals,
  withKnownNames,
} from "./directory-filters.ts";
import { directoryFacets } from "./facets.ts";

function keptIn({ entries }: Directory, filters: Partial<DirectoryFilters>) {
  return directoryFacets.kept(entries, { ...NO_FILTERS, ...filters });
}

const keptOf = (wineries: readonly Winery[], filters: Partial<DirectoryFilters>) =>
  keptIn(createDirectory(wineries), filters);

const keeps = (filters: Partial<DirectoryFilters>, winery: Partial<Winery>) =>
  keptOf([aWinery(winery)], filters).length === 1;

describe("§9 Directory filters: tasting fee", () => {
  const fees = [null, 0, 5, 14.99, 15, 40] as const;
  test.each([
    ["free", [null, 0]],
    ["under-15", [null, 0, 5, 14.99]],
    ["15-and-above", [15, 40]],
  ] as const)("%s keeps fees of %j", (fee, kept) => {
    expect(fees.filter((tastingFee) => keeps({ fee }, { tastingFee }))).toEqual(kept);
  });

  test.each(["free", "under-15", "15-and-above"])("%s leaves out every unverified fee", (fee) => {
    const unverified = fees.filter((tastingFee) =>
      keeps({ fee }, { tastingFee, unknownFacts: ["tastingFee"] }),
    );
    expect(unverified).toEqual([]);
  });
});

describe("§9 Directory filters: visit type, online sales and wine club", () => {
  test.each([
    [{ visit: "reservations" }, { reservationsRequired: true }, true],
    [{ visit: "reservations" }, { reservationsRequired: false }, false],
    [{ visit: "walk-ins" }, { walkInsWelcome: true }, true],
    [{ visit: "walk-ins" }, { walkInsWelcome: false }, false],
    [{ onlineSales: "yes" }, { onlineSales: true }, true],
    [{ onlineSales: "yes" }, { onlineSales: false }, false],
    [{ onlineSales: "no" }, { onlineSales: false }, true],
    [{ onlineSales: "no" }, { onlineSales: true }, false],
    [{ wineClub: "yes" }, { wineClub: true }, true],
    [{ wineClub: "yes" }, { wineClub: false }, false],
    [{ wineClub: "no" }, { wineClub: false }, true],
    [{ wineClub: "no" }, { wineClub: true }, false],
  ])("%j of a winery with %j: %s", (filters, facts, kept) => {
    expect(keeps(filters, facts)).toBe(kept);
    const unverified = { ...facts, unknownFacts: Object.keys(facts) };
    expect(keeps(filters, unverified)).toBe(false);
  });
});

describe("§9 Directory filters: region and varietal", () => {
  const wineries = [
    aWinery({ region: "Red Mountain", avas: ["Columbia Valley", "Yakima Valley", "Red Mountain"] }),
    aWinery({ region: "Columbia Valley", avas: ["Columbia Valley"] }),
    aWinery({ region: "Cascade Foothills", avas: [] }),
  ];

  test("the regions are those of the data, each once, by name", () => {
    expect(createDirectory([...wineries, ...wineries]).regions).toEqual([
      "Cascade Foothills",
      "Columbia Valley",
      "Red Mountain",
      "Yakima Valley",
    ]);
  });

  test.each([
    ["Columbia Valley", 2],
    ["Yakima Valley", 1],
    ["Red Mountain", 1],
    ["Cascade Foothills", 1],
  ])("%s keeps its wineries and those of the AVAs within it: %i", (region, count) => {
    expect(keptOf(wineries, { region })).toHaveLength(count);
  });

  test("only the first 20 varietals of the data are offered, by name", () => {
    const varietals = Array.from("ZYXWVUTSRQPONMLKJIHGFEDCBA", (letter) => `${letter} grape`);
    const directory = createDirectory([aWinery({ varietals }), aWinery({ varietals })]);
    const offered = offeredVarietals(directory, null);
    expect(offered).toEqual(Array.from("ABCDEFGHIJKLMNOPQRST", (letter) => `${letter} grape`));
    expect(offeredVarietals(directory, "Z grape")).toEqual([...offered, "Z grape"]);
  });

  test("a varietal keeps the wineries that are known to pour it", () => {
    expect(keeps({ varietal: "Syrah" }, { varietals: ["Merlot", "Syrah"] })).toBe(true);
    expect(keeps({ varietal: "Syrah" }, { varietals: ["Petite Sirah"] })).toBe(false);
    const unverified = { varietals: ["Syrah"], unknownFacts: ["varietals"] };
    expect(keeps({ varietal: "Syrah" }, unverified)).toBe(false);
    expect(createDirectory([aWinery(unverified)]).varietals).toEqual([]);
  });

  test("names from an address become the data's own, or none", () => {
    const directory = createDirectory([
      aWinery({ region: "Lake Chelan", avas: ["Lake Chelan"], varietals: ["Mourvèdre"] }),
    ]);
    const read = (region: string, varietal: string) =>
      withKnownNames(directory, { ...NO_FILTERS, region, varietal });
    expect(read("lake chelan", "mourvedre")).toMatchObject({
      region: "Lake Chelan",
      varietal: "Mourvèdre",
    });
    expect(read("Atlantis", "Ambrosia")).toEqual(NO_FILTERS);
  });
});

describe("on 5,000 wineries", () => {
  const wineries = manyWineries(5000);
  const directory = createDirectory(wineries);
  const choices = { ...NO_FILTERS, region: "Columbia Valley", visit: "walk-ins", wineClub: "no" };

  test("each count is the number of wineries that its choice would leave", () => {
    const counts = directoryFacets.count(directory.entries, choices);
    for (const facet of directoryFacets.names) {
      expect(counts[facet].size).toBeGreaterThan(1);
      for (const [choice, count] of counts[facet]) {
        expect(keptIn(directory, { ...choices, [facet]: choice })).toHaveLength(count);
      }
    }
  });

  test("filters together keep exactly what each keeps alone", () => {
    const together = keptIn(directory, choices);
    const alone = [{ region: choices.region }, { visit: choices.visit }, { wineClub: "no" }].map(
      (filters) => new Set(keptIn(directory, filters)),
    );
    expect(together).toEqual(wineries.filter((winery) => alone.every((set) => set.has(winery))));
    expect(together.length).toBeGreaterThan(0);
  });

  test("verified counts are of wineries whose fact is not unknown", () => {
    const known = (fact: string) =>
      wineries.filter(({ unknownFacts }) => !unknownFacts.includes(fact)).length;
    expect(directory.verified).toMatchObject({
      fee: known("tastingFee"),
      onlineSales: known("onlineSales"),
      wineClub: known("wineClub"),
    });
  });
});

describe("Directory filters: setting", () => {
  test.each([
    ["view", ["lake view"], true],
    ["view", ["patio"], false],
    ["food", ["restaurant"], true],
    ["dogs", ["dogs welcome"], true],
  ])("%s of a place with %j: %s", (setting, has, kept) => {
    expect(keeps({ setting }, { setting: has })).toBe(kept);
    expect(keeps({ setting }, { setting: has, unknownFacts: ["setting"] })).toBe(false);
  });
});
