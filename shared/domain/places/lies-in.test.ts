import { expect, test } from "vitest";
import { liesIn, regionsOf } from "./regions.ts";

const redMountain = {
  region: "Red Mountain",
  avas: ["Columbia Valley", "Yakima Valley", "Red Mountain"],
};
const spokane = { region: "Spokane & the Palouse", avas: [] };

test.each([
  ["Red Mountain", true],
  ["Yakima Valley", true],
  ["Columbia Valley", true],
  ["Walla Walla Valley", false],
  ["Spokane & the Palouse", false],
])("a winery on Red Mountain lies in %s: %s", (region, lies) => {
  expect(liesIn(region)(redMountain)).toBe(lies);
});

test("a winery outside every AVA lies in its area alone", () => {
  expect(regionsOf(spokane)).toEqual(["Spokane & the Palouse"]);
  expect(liesIn("Spokane & the Palouse")(spokane)).toBe(true);
  expect(liesIn("Columbia Valley")(spokane)).toBe(false);
});

test("§9 Home filters: Beverly and Ancient Lakes are found under the filter's names", () => {
  const beverly = {
    region: "Beverly, Washington",
    avas: ["Columbia Valley", "Beverly, Washington"],
  };
  expect(liesIn("Beverly")(beverly)).toBe(true);
  expect(liesIn("Ancient Lakes of Columbia Valley")(beverly)).toBe(false);
});

test("a winery whose AVAs are not listed still lies in its own region", () => {
  expect(liesIn("Beverly")({ region: "Beverly", avas: [] })).toBe(true);
});
