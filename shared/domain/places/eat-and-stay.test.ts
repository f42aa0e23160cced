import { describe, expect, test } from "vitest";
import {
  isFor,
  listingOf,
  type OfferedPlace,
  placeInWords,
  placesInTowns,
  placesNear,
} from "./eat-and-stay.ts";

const AT = {
  "Walla Walla": { latitude: 46.0671, longitude: -118.3369 },
  Lowden: { latitude: 46.0569, longitude: -118.581 },
  "Benton City": { latitude: 46.2637, longitude: -119.479 },
  Richland: { latitude: 46.287, longitude: -119.294 },
  Kennewick: { latitude: 46.1976, longitude: -119.1759 },
  Seattle: { latitude: 47.6205, longitude: -122.3509 },
};

function place(
  name: string,
  town: keyof typeof AT,
  { date = null, ...change }: Partial<OfferedPlace> & { readonly date?: string | null } = {},
): OfferedPlace {
  return {
    name,
    town,
    kind: "eat",
    category: "restaurant",
    servesLunch: null,
    servesDinner: null,
    source: { date },
    ...AT[town],
    ...change,
  };
}

const names = (places: readonly OfferedPlace[]) => places.map(({ name }) => name);

describe("what a place is for", () => {
  test.each([
    ["a restaurant of which nothing is known", {}, ["eat", "lunch", "dinner"]],
    ["one for dinner only", { servesLunch: false, servesDinner: true }, ["eat", "dinner"]],
    ["one for breakfast and lunch", { servesLunch: true, servesDinner: false }, ["eat", "lunch"]],
    ["a bakery", { category: "bakery or café" }, ["eat", "lunch"]],
    [
      "a bakery that serves dinner",
      { category: "bakery or café", servesDinner: true },
      ["eat", "lunch", "dinner"],
    ],
    ["a hotel", { kind: "stay", category: "hotel" }, ["stay"]],
    [
      "an inn with a restaurant",
      { kind: "both", category: "inn" },
      ["eat", "lunch", "dinner", "stay"],
    ],
  ] as const)("%s", (_what, change, uses) => {
    const all = ["eat", "lunch", "dinner", "stay"] as const;
    expect(all.filter((use) => isFor(place("A", "Seattle", change), use))).toEqual(uses);
  });
});

describe("the places in towns", () => {
  const places = [
    place("Zinc", "Walla Walla", { date: "2024" }),
    place("Alder", "Walla Walla", { date: "2024" }),
    place("Undated", "Walla Walla"),
    place("Oldest", "Walla Walla", { date: "2016-10" }),
    place("Deli", "Walla Walla", { date: "2014", servesLunch: true }),
    place("Steak", "Walla Walla", { servesLunch: false, servesDinner: true }),
    place("Inn", "Walla Walla", { kind: "stay", category: "inn" }),
    place("Kitchen", "Lowden"),
  ];

  test("come in the order of the towns, then the newest listing first, then by name", () => {
    expect(names(placesInTowns(places, ["Lowden", "Walla Walla", "Lowden"], "eat"))).toEqual([
      "Kitchen",
      "Alder",
      "Zinc",
      "Oldest",
      "Deli",
      "Steak",
      "Undated",
    ]);
  });

  test("that are known to serve the meal come first, those known not to are left out", () => {
    expect(names(placesInTowns(places, ["Walla Walla"], "lunch"))).toEqual([
      "Deli",
      "Alder",
      "Zinc",
      "Oldest",
      "Undated",
    ]);
    expect(names(placesInTowns(places, ["Walla Walla"], "dinner"))[0]).toBe("Steak");
  });

  test("are found however the town is spelled in capitals, and none for another", () => {
    expect(names(placesInTowns(places, ["walla walla"], "stay"))).toEqual(["Inn"]);
    expect(placesInTowns(places, ["Yakima"], "eat")).toEqual([]);
  });
});

describe("the places near", () => {
  const tri = [
    place("Kennewick One", "Kennewick"),
    place("Richland One", "Richland"),
    place("Red Mountain Pizza", "Benton City"),
    place("Far", "Seattle"),
  ];
  const winery = { city: "Benton City", latitude: "46.280000", longitude: "-119.440000" };

  test("of a town with few of its own include those of towns within 15 miles, the nearest first", () => {
    expect(names(placesNear(tri, [winery], "eat"))).toEqual([
      "Red Mountain Pizza",
      "Richland One",
      "Kennewick One",
    ]);
  });

  test("of a town with four of its own are those alone", () => {
    const own = ["A", "B", "C", "D"].map((name) => place(name, "Benton City"));
    expect(names(placesNear([...tri, ...own], [winery], "eat"))).toEqual([
      "A",
      "B",
      "C",
      "D",
      "Red Mountain Pizza",
    ]);
  });

  test("of a base of which only the town is known are the town's", () => {
    expect(names(placesNear(tri, [{ city: "Richland" }], "eat"))).toEqual(["Richland One"]);
    expect(placesNear(tri, [], "eat")).toEqual([]);
  });
});

describe("how a place is told", () => {
  test.each([
    ["2024-03-27", "Listed in 2024 by Seattle Met"],
    ["2019", "Listed in 2019 by Seattle Met; confirm"],
    ["2023-11-22", "Listed in 2023 by Seattle Met; confirm"],
    ["2023-11-23", "Listed in 2023 by Seattle Met"],
    [null, "Listed by Seattle Met, undated; confirm"],
  ])("a listing of %s", (date, told) => {
    const { before, after } = listingOf(date, "2026-11-22");
    expect(`${before}Seattle Met${after}`).toBe(told);
  });

  test("says what it is and in which town", () => {
    const kitchen = { category: "winery restaurant", town: "Chelan" } as const;
    expect(placeInWords({ ...kitchen, area: "South Shore" })).toBe(
      "Winery restaurant in Chelan, South Shore",
    );
    expect(placeInWords({ ...kitchen, area: null })).toBe("Winery restaurant in Chelan");
  });
});
