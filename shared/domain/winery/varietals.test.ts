import { describe, expect, it } from "vitest";
import { foldForSearch } from "../text/search-text.ts";
import { canonicalVarietal, FILTER_VARIETALS, VARIETALS } from "./varietals.ts";

describe("canonicalVarietal", () => {
  it.each([
    ["Shiraz", "Syrah"],
    ["syrah ", "Syrah"],
    ["Blaufränkisch", "Lemberger"],
    ["BLAUFRANKISCH", "Lemberger"],
    ["Mourvedre", "Mourvèdre"],
    ["mataro", "Mourvèdre"],
    ["Gewurztraminer", "Gewürztraminer"],
    ["Muller-Thurgau", "Müller-Thurgau"],
    ["Muller Thurgau", "Müller-Thurgau"],
    ["Cab Sauv", "Cabernet Sauvignon"],
    ["cabernet", "Cabernet Sauvignon"],
    ["Cab Franc", "Cabernet Franc"],
    ["Pinot Grigio", "Pinot Gris"],
    ["Fume Blanc", "Sauvignon Blanc"],
    ["Garnacha", "Grenache"],
    ["Garnacha Blanca", "Grenache Blanc"],
    ["Albarino", "Albariño"],
    ["Carmenere", "Carménère"],
    ["Petite Syrah", "Petite Sirah"],
    ["Semillon", "Sémillon"],
  ])("reads %s as %s", (text, name) => {
    expect(canonicalVarietal(text)).toBe(name);
  });

  it("keeps Primitivo and Zinfandel apart, as their labels do", () => {
    expect(canonicalVarietal("Primitivo")).toBe("Primitivo");
    expect(canonicalVarietal("zin")).toBe("Zinfandel");
  });

  it.each(["", "Red blend", "Rosé", "Cabernet Something"])("does not know %j", (text) => {
    expect(canonicalVarietal(text)).toBeUndefined();
  });
});

describe("VARIETALS", () => {
  it("gives no spelling to two grapes", () => {
    const claims = VARIETALS.flatMap(({ name, synonyms }) =>
      [...new Set([name, ...synonyms].map(foldForSearch))].map((spelling) => ({ name, spelling })),
    );
    expect(new Set(claims.map(({ spelling }) => spelling)).size).toBe(claims.length);
  });

  it("is in alphabetical order of its plain letters", () => {
    const names = VARIETALS.map(({ name }) => foldForSearch(name));
    expect(names).toEqual([...names].sort());
  });
});

describe("FILTER_VARIETALS", () => {
  it("§9: names twelve grapes, under this site's spelling", () => {
    expect(FILTER_VARIETALS).toHaveLength(12);
    for (const name of FILTER_VARIETALS) expect(canonicalVarietal(name)).toBe(name);
  });
});
