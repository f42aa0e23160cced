import { describe, expect, it, test } from "vitest";
import { EARTH_RADIUS_MILES } from "../places/distance.ts";
import { findTown } from "../places/towns.ts";
import {
  countUnverified,
  type PickableWinery,
  pickWineries,
  varietalsByPreference,
} from "./picker-rules.ts";

const BASE = "Walla Walla";
const base = findTown(BASE) ?? { latitude: Number.NaN, longitude: Number.NaN };

/** A winery due north of Walla Walla, so that its great circle is its difference in latitude. */
function northOf(miles: number, overrides: Partial<PickableWinery> = {}): PickableWinery {
  const degrees = (miles / EARTH_RADIUS_MILES) * (180 / Math.PI);
  return {
    name: `${miles} miles north`,
    latitude: String(base.latitude + degrees),
    longitude: String(base.longitude),
    city: "Nowhere",
    region: "Nowhere",
    varietals: ["Syrah"],
    ...overrides,
  };
}

const trip = (overrides: Partial<Parameters<typeof pickWineries>[1]> = {}) => ({
  accommodation: BASE,
  preferences: "",
  ...overrides,
});

const milesOf = (winery: PickableWinery, accommodation = BASE) =>
  pickWineries([winery], trip({ accommodation })).map(({ miles }) => miles);

describe("reach", () => {
  it.each([
    [0, [0]],
    [12.4, [12]],
    [12.6, [13]],
    [99.4, [99]],
    [100, [100]],
    [100.4, [100]],
    [100.499, [100]],
    [100.501, []],
    [101, []],
    [140, []],
  ])("§9: a winery %d miles away is offered at %j", (miles, offered) => {
    expect(milesOf(northOf(miles))).toEqual(offered);
  });

  const placeless = { latitude: null, longitude: null };
  it.each<[string, Partial<PickableWinery>, boolean]>([
    ["its own coordinates before its city", { city: "Spokane" }, true],
    ["its city without coordinates", { ...placeless, city: "Walla Walla" }, true],
    ["a city written in capitals with the state", { ...placeless, city: "WALLA WALLA, WA" }, true],
    [
      "its region without a known city",
      { ...placeless, city: "Nowhere", region: "Walla Walla Valley" },
      true,
    ],
    [
      "its city before its region",
      { ...placeless, city: "Spokane", region: "Walla Walla Valley" },
      false,
    ],
    ["neither (999 miles)", { ...placeless, city: "Nowhere", region: "Nowhere" }, false],
    ["neither, both blank", { ...placeless, city: "", region: "" }, false],
    ["blank coordinates by its city", { latitude: " ", longitude: "", city: BASE }, true],
    ["a lone latitude by its city", { longitude: "", city: BASE }, true],
    ["zero coordinates, which are numbers", { latitude: "0", longitude: 0, city: BASE }, false],
    [
      "coordinates that are no numbers by its city",
      { latitude: "north", longitude: "x", city: BASE },
      true,
    ],
    [
      "coordinates off the globe by its city",
      { latitude: 460, longitude: -1180, city: BASE },
      true,
    ],
  ])("§9: a winery is placed by %s", (_by, overrides, offered) => {
    expect(milesOf(northOf(1, overrides))).toHaveLength(offered ? 1 : 0);
  });

  it.each(["Atlantis", "", "Portland, OR", "Walla"])(
    "§9: the unknown start city %j is 999 miles from everything",
    (startCity) => {
      expect(milesOf(northOf(0), startCity)).toEqual([]);
    },
  );

  it("does not guess between two places of one name, and reads the county", () => {
    const winery = northOf(0, { latitude: "48.4662", longitude: "-122.2354" });
    expect(milesOf(winery, "Clear Lake")).toEqual([]);
    expect(milesOf(winery, "Clear Lake, Skagit County")).toHaveLength(1);
  });
});

test("§9: results are nearest first, and by name at one distance", () => {
  const wineries = [
    northOf(60, { name: "Far" }),
    northOf(10.2, { name: "Óran" }),
    northOf(9.8, { name: "patina" }),
    northOf(10, { name: "Maison" }),
    northOf(3, { name: "Near" }),
  ];
  const names = pickWineries(wineries, trip()).map(({ winery }) => winery.name);
  expect(names).toEqual(["Near", "Maison", "Óran", "patina", "Far"]);
});

test("a form without preferences picks every winery in reach, as one with empty ones does", () => {
  expect(pickWineries([northOf(60)], { accommodation: BASE })).toHaveLength(1);
  expect(pickWineries([northOf(60)], trip({ preferences: " , " }))).toHaveLength(1);
});

test("picking leaves the given list as it was", () => {
  const wineries = [northOf(60), northOf(3)];
  const before = [...wineries];
  pickWineries(wineries, trip());
  expect(wineries).toEqual(before);
});

describe("preferences", () => {
  it.each<[string, string[], PickableWinery["varietals"], boolean]>([
    ["none asked", [], ["Merlot"], true],
    ["none asked, none known", [], [], true],
    ["the very name", ["Merlot"], ["Merlot"], true],
    ["another case", ["mErLoT"], ["Merlot"], true],
    ["the beginning of a name", ["Cab"], ["Cabernet Franc"], true],
    ["the middle of a name", ["sauvignon"], ["Cabernet Sauvignon"], true],
    ["any one of several", ["Barbera", "Syrah"], ["Merlot", "Syrah"], true],
    ["none of several", ["Barbera", "Malbec"], ["Merlot", "Syrah"], false],
    ["more than the name", ["Merlot Reserve"], ["Merlot"], false],
    ["accents left out", ["Gewurztraminer"], ["Gewürztraminer"], true],
    ["accents written otherwise", ["GEWU\u0308RZ"], ["Gewürztraminer"], true],
    ["accents where the data has none", ["Carménère"], ["Carmenere"], true],
    ["a sign that folding drops", ["%"], ["Merlot"], false],
    ["only punctuation", ["-"], ["Merlot"], false],
    ["only punctuation that a name has", ["-"], ["Müller-Thurgau"], true],
    ["punctuation of the data", ["-T"], ["Müller-Thurgau"], true],
    ["a comma-separated text", ["syrah"], "Merlot, Syrah", true],
    ["a comma-separated text without it", ["Viognier"], "Merlot, Syrah", false],
    ["no varietals at all", ["Syrah"], null, false],
    ["an empty list", ["Syrah"], [], false],
  ])("§9: %s", (_case, preferences, varietals, kept) => {
    const wineries = [northOf(5, { varietals: varietals ?? null })];
    const asked = trip({ preferences: preferences.join(", ") });
    expect(pickWineries(wineries, asked)).toHaveLength(kept ? 1 : 0);
  });

  it("shows what was asked for first", () => {
    const winery = { varietals: "Malbec, Merlot, Syrah, Viognier" };
    expect(varietalsByPreference(winery, ["viog", "MERLOT"])).toEqual([
      "Merlot",
      "Viognier",
      "Malbec",
      "Syrah",
    ]);
    expect(varietalsByPreference(winery, [])).toEqual(["Malbec", "Merlot", "Syrah", "Viognier"]);
    expect(varietalsByPreference({ ...winery, unknownFacts: ["varietals"] }, [])).toEqual([]);
  });

  it("never lets unverified varietals match, and counts what is left out for that alone", () => {
    const wineries = [
      northOf(5, { varietals: ["Syrah"], unknownFacts: ["varietals"] }),
      northOf(6, { varietals: [] }),
      northOf(7, { varietals: ["Merlot"] }),
      northOf(7, { varietals: ["Malbec"] }),
      northOf(300, { varietals: [] }),
      northOf(8, { varietals: ["Syrah"], unknownFacts: ["hours"] }),
    ];
    const asked = trip({ preferences: "Syrah" });
    expect(pickWineries(wineries, asked).map(({ miles }) => miles)).toEqual([8]);
    expect(countUnverified(wineries, asked)).toBe(2);
    expect(countUnverified(wineries, trip())).toBe(0);
  });
});
