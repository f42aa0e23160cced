import { describe, expect, it } from "vitest";
import { foldForSearch } from "./search-text.ts";

describe("foldForSearch", () => {
  it.each([
    ["Côte Bonneville", "cote bonneville"],
    ["GÅRD VINTNERS", "gard vintners"],
    ["Gewürztraminer", "gewurztraminer"],
    ["Sedro-Woolley", "sedro woolley"],
    ["St. John", "st john"],
    ["Barney's Junction", "barneys junction"],
    ["L’Ecole No. 41", "lecole no 41"],
    ["Qui-nai-elt Village", "qui nai elt village"],
    ["  Walla \t  Walla ", "walla walla"],
    ["Clear Lake (Pierce County)", "clear lake pierce county"],
    ["Vineyard, Winery & Distillery", "vineyard winery distillery"],
    ["Smørrebrød Œuvre Straße", "smorrebrod oeuvre strasse"],
    ["", ""],
    [" - ", ""],
  ])("§7: reads %j as %j", (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it("gives composed and decomposed spellings the same form", () => {
    expect(foldForSearch("Fide\u0301litas")).toBe(foldForSearch("Fid\u00e9litas"));
  });

  it("is the same when applied twice", () => {
    const once = foldForSearch("Horizon's Edge Winery / Maison de Padgett");
    expect(foldForSearch(once)).toBe(once);
  });

  it("keeps the signs a database would take for wildcards, so that they match no name", () => {
    expect(foldForSearch("wa%_\\")).toBe("wa%_\\");
  });
});
