import { describe, expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { manyWineries } from "#client/testing/many-wineries.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { HOME_FILTER_REGIONS } from "#shared/domain/places/regions.ts";
import { FILTER_VARIETALS } from "#shared/domain/winery/varietals.ts";
import { MAP_FACETS, type MapFilters, mapAddress, mapFacets } from "./map-filters.ts";

const kept = (wineries: readonly Winery[], filters: Partial<MapFilters>) =>
  mapFacets.kept(mapFacets.indexOf(wineries).entries, { ...mapAddress.nothing, ...filters });

const keeps = (filters: Partial<MapFilters>, winery: Partial<Winery>) =>
  kept([aWinery(winery)], filters).length === 1;

describe("§9 Home filters: tasting fee", () => {
  const fees = [null, 0, 0.5, 14.99, 15, 22, 30, 30.01, 31] as const;
  test.each([
    [null, [null, 0, 0.5, 14.99, 15, 22, 30, 30.01, 31]],
    ["free", [null, 0]],
    ["under-15", [null, 0, 0.5, 14.99]],
    ["15-30", [15, 22, 30]],
    ["over-30", [30.01, 31]],
  ] as const)("%s keeps fees of %j", (fee, expected) => {
    expect(fees.filter((tastingFee) => keeps({ fee }, { tastingFee }))).toEqual(expected);
  });

  test.each(["free", "under-15", "15-30", "over-30"] as const)(
    "%s leaves out a winery whose fee nobody has verified",
    (fee) => {
      const fees = [null, 0, 10, 20, 40];
      const unknown = fees.filter((tastingFee) =>
        keeps({ fee }, { tastingFee, unknownFacts: ["tastingFee"] }),
      );
      expect(unknown).toEqual([]);
    },
  );
});

describe("§9 Home filters: reservations and online sales", () => {
  const yes = {
    walkInsWelcome: true,
    reservationsRequired: true,
    shipsToState: true,
    wineClub: true,
  };
  const no = {
    walkInsWelcome: false,
    reservationsRequired: false,
    shipsToState: false,
    wineClub: false,
  };
  const unverified = { ...yes, unknownFacts: Object.keys(yes) };

  test.each([
    { reservations: "walk-ins" },
    { reservations: "required" },
    { onlineSales: "ships" },
    { onlineSales: "wine-club" },
  ] as const)("%j keeps only wineries known for it", (filters) => {
    expect(keeps(filters, yes)).toBe(true);
    expect(keeps(filters, no)).toBe(false);
    expect(keeps(filters, unverified)).toBe(false);
  });

  test.each([{ reservations: "recommended" }, { onlineSales: "pick-up" }] as const)(
    "%j filters nothing",
    (filters) => {
      for (const winery of [yes, no, unverified]) expect(keeps(filters, winery)).toBe(true);
    },
  );
});

describe("§9 Home filters: varietals", () => {
  test.each([
    [["Syrah"], ["Syrah"], true],
    [["Syrah"], ["syrah"], true],
    [["Syrah"], ["Petite Syrah"], true],
    [["Petit Verdot"], ["Petit"], false],
    [["Merlot", "Syrah"], ["Syrah", "Viognier"], true],
    [["Merlot", "Malbec"], ["Syrah", "Viognier"], false],
    [["Gewürztraminer"], ["GEWÜRZTRAMINER"], true],
    [["Merlot"], [], false],
    [[], [], true],
  ])("asking for any of %j of a winery with %j: %s", (wanted, varietals, isKept) => {
    expect(keeps({ varietals: wanted }, { varietals })).toBe(isKept);
  });

  test("grapes that nobody has verified do not count", () => {
    const winery = { varietals: ["Syrah"], unknownFacts: ["varietals"] };
    expect(keeps({ varietals: ["Syrah"] }, winery)).toBe(false);
  });
});

describe("§9 Home filters: region", () => {
  test("all keeps every winery", () => {
    expect(keeps({ region: null }, { region: "Elsewhere", avas: [] })).toBe(true);
  });

  test("an AVA keeps the wineries of the AVAs within it", () => {
    const redMountain = {
      region: "Red Mountain",
      avas: ["Columbia Valley", "Yakima Valley", "Red Mountain"],
    };
    const keeping = HOME_FILTER_REGIONS.filter((region) => keeps({ region }, redMountain));
    expect(keeping).toEqual(["Columbia Valley", "Yakima Valley", "Red Mountain"]);
  });
});

test("§9 Home filters: the choices stand in the specification's words and order", () => {
  const labels = (name: keyof typeof MAP_FACETS) => Object.values(MAP_FACETS[name].choices);
  expect(labels("fee")).toEqual(["Free", "Under $15", "$15-$30", "Over $30"]);
  expect(labels("reservations")).toEqual([
    "Walk-ins Welcome",
    "Reservations Required",
    "Reservations Recommended",
  ]);
  expect(labels("onlineSales")).toEqual([
    "Ships to Your State",
    "Pick-up Only",
    "Wine Club Available",
  ]);
});

test("filters together keep exactly what each keeps alone, of 5,000 wineries", () => {
  const wineries = manyWineries(5000);
  const alone: Partial<MapFilters>[] = [
    { region: "Columbia Valley" },
    { fee: "15-30" },
    { reservations: "walk-ins" },
    { onlineSales: "wine-club" },
    { varietals: [FILTER_VARIETALS[0], FILTER_VARIETALS[2]] },
  ];
  const all = Object.assign({}, mapAddress.nothing, ...alone) as MapFilters;
  const expected = alone.reduce<readonly Winery[]>((left, filters) => {
    const these = new Set(kept(wineries, filters));
    return left.filter((winery) => these.has(winery));
  }, wineries);
  expect(kept(wineries, all)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(wineries.length);
});
