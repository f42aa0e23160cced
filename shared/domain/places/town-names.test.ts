import { expect, test } from "vitest";
import { SHARED_TOWN_NAMES, townLabel } from "./town-names.ts";
import { TOWNS } from "./towns.ts";

test("a town is called by its name, and with its county where two share the name", () => {
  expect(townLabel({ name: "Chelan", county: "Chelan" })).toBe("Chelan");
  expect(townLabel({ name: "Clear Lake", county: "Skagit" })).toBe("Clear Lake, Skagit County");
});

test("the shared names are those that stand twice in the table of towns", () => {
  const names = TOWNS.map(({ name }) => name);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  expect([...SHARED_TOWN_NAMES].sort()).toEqual([...twice].sort());
});
