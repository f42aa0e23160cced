import { describe, expect, it } from "vitest";
import { MAX_DISTANCE_MILES, UNKNOWN_DISTANCE_MILES } from "./distance.ts";
import { AREAS } from "./regions.ts";
import { SHARED_TOWN_NAMES, townLabel } from "./town-names.ts";
import {
  distanceFromTown,
  findRegionPoint,
  findTown,
  resolvePosition,
  TOWNS,
  townsNamed,
} from "./towns.ts";

describe("TOWNS", () => {
  it("§9: holds the 639 places of the Gazetteer and the four winery towns it lacks", () => {
    expect(TOWNS).toHaveLength(643);
    for (const name of ["Lowden", "Malaga", "Camano Island", "Underwood"]) {
      expect(findTown(name)?.name).toBe(name);
    }
  });

  it("places every town in or beside Washington, in a county", () => {
    for (const { name, county, latitude, longitude } of TOWNS) {
      expect(name).toMatch(/^[A-Z]/);
      expect(county).toMatch(/^[A-Z]/);
      expect(latitude, name).toBeGreaterThan(45.5);
      expect(latitude, name).toBeLessThan(49.1);
      expect(longitude, name).toBeGreaterThan(-125);
      expect(longitude, name).toBeLessThan(-116.9);
    }
    expect(new Set(TOWNS.map(({ county }) => county)).size).toBe(39);
  });

  it("has no name twice in one county, and finds every town under its label", () => {
    for (const town of TOWNS) expect(findTown(townLabel(town)), town.name).toBe(town);
  });

  it("names exactly the shared names as shared", () => {
    const seen = new Map<string, number>();
    for (const { name } of TOWNS) seen.set(name, (seen.get(name) ?? 0) + 1);
    const shared = [...seen].filter(([, count]) => count > 1).map(([name]) => name);
    expect(shared.sort()).toEqual([...SHARED_TOWN_NAMES]);
  });
});

describe("findTown", () => {
  it.each([
    ["Walla Walla", "Walla Walla"],
    ["  walla   WALLA ", "Walla Walla"],
    ["Walla Walla, WA", "Walla Walla"],
    ["Walla Walla, Washington", "Walla Walla"],
    ["Leavenworth, WA 98826", "Leavenworth"],
    ["Leavenworth, WA 98826-1234, USA", "Leavenworth"],
    ["Sedro Woolley", "Sedro-Woolley"],
    ["sedro-woolley wa", "Sedro-Woolley"],
    ["Mt. Vernon", "Mount Vernon"],
    ["Saint John", "St. John"],
    ["E. Wenatchee, WA", "East Wenatchee"],
    ["N Bend", "North Bend"],
    ["Pt. Townsend", "Port Townsend"],
    ["Seattle, W.A.", "Seattle"],
    ["Seattle, WA, United States of America", "Seattle"],
    ["Barneys Junction", "Barney's Junction"],
    ["Chelán", "Chelan"],
    ["Beverly, Washington", "Beverly"],
    ["Wapato (Yakima County)", "Wapato"],
    ["Camano Island", "Camano Island"],
    ["Camano", "Camano"],
  ])("reads %j as %s", (text, name) => {
    expect(findTown(text)?.name).toBe(name);
  });

  it.each(["Clear Lake, Skagit County", "Clear Lake (Skagit County)", "clear lake, skagit, WA"])(
    "tells the Clear Lake of %j from the other one",
    (text) => {
      expect(findTown(text)).toMatchObject({ name: "Clear Lake", county: "Skagit" });
    },
  );

  it("does not guess between places of one name", () => {
    expect(findTown("Fairwood")).toBeNull();
    expect(townsNamed("Fairwood").map(({ county }) => county)).toEqual(["King", "Spokane"]);
  });

  it.each(["", "  ", "WA", "Washington", "Portland", "Walla", "Wapato (King County)", "__proto__"])(
    "does not know %j",
    (text) => {
      expect(findTown(text)).toBeNull();
    },
  );
});

describe("findRegionPoint", () => {
  it("knows AVAs, areas and the specification's short names", () => {
    for (const { name, point } of AREAS) expect(findRegionPoint(name)).toEqual(point);
    expect(findRegionPoint("Beverly")).toEqual({ latitude: 46.854178, longitude: -119.921239 });
    expect(findRegionPoint("red mountain")?.latitude).toBeCloseTo(46.28, 1);
  });

  it("has none for Columbia Hills, of which no point is known, and for unknown names", () => {
    expect(findRegionPoint("Columbia Hills")).toBeNull();
    expect(findRegionPoint("Napa Valley")).toBeNull();
  });
});

describe("resolvePosition", () => {
  const prosser = { latitude: 46.209, longitude: -119.7678 };

  it("§9: takes a winery's own coordinates, which arrive as text", () => {
    expect(
      resolvePosition({ latitude: "46.087810", longitude: "-118.228300", city: "Prosser" }),
    ).toEqual({ latitude: 46.08781, longitude: -118.2283 });
  });

  it("takes zero for a number", () => {
    expect(resolvePosition({ latitude: "0", longitude: 0, city: "Prosser" })).toEqual({
      latitude: 0,
      longitude: 0,
    });
  });

  it.each([
    ["", "-119"],
    ["46", "  "],
    ["north", "-119"],
    ["NaN", "NaN"],
    [null, "-119"],
    ["46", undefined],
    [Number.NaN, -119],
    ["146", "-119"],
    ["46", "-1190"],
    ["Infinity", "0"],
  ])("§9: falls back to the city for the coordinates %j, %j", (latitude, longitude) => {
    const place = { latitude: latitude ?? null, longitude: longitude ?? null, city: "Prosser" };
    expect(resolvePosition(place)).toEqual(prosser);
  });

  it("§9: looks a winery up by city, then by region", () => {
    expect(resolvePosition({ city: "Prosser", region: "Red Mountain" })).toEqual(prosser);
    expect(resolvePosition({ city: "Nowhere", region: "Red Mountain" })).toEqual(
      findRegionPoint("Red Mountain"),
    );
    expect(resolvePosition({ city: "", region: "Red Mountain" })).not.toBeNull();
    expect(resolvePosition({ city: "Nowhere", region: "Nowhere" })).toBeNull();
    expect(resolvePosition({})).toBeNull();
  });
});

describe("distanceFromTown", () => {
  it("§9: measures from the start city to the winery", () => {
    expect(distanceFromTown("Walla Walla", { city: "Walla Walla" })).toBe(0);
    expect(distanceFromTown("Yakima, WA", { city: "Prosser" })).toBe(46);
    expect(distanceFromTown("Prosser", { city: "Yakima" })).toBe(46);
  });

  it("§9: is 999, beyond reach, when either place is missing", () => {
    expect(distanceFromTown("Atlantis", { city: "Prosser" })).toBe(UNKNOWN_DISTANCE_MILES);
    expect(distanceFromTown("Fairwood", { city: "Prosser" })).toBe(UNKNOWN_DISTANCE_MILES);
    expect(distanceFromTown("Prosser", { city: "Atlantis" })).toBe(UNKNOWN_DISTANCE_MILES);
    expect(UNKNOWN_DISTANCE_MILES).toBeGreaterThan(MAX_DISTANCE_MILES);
  });

  it("does not lose a winery with coordinates because its city is unknown", () => {
    const winery = { latitude: "46.21", longitude: "-119.77", city: "Vintners Village" };
    expect(distanceFromTown("Prosser", winery)).toBe(0);
  });
});
