import { expect, test } from "vitest";
import { positionOf } from "#shared/domain/places/position.ts";
import { feeText, milesText } from "./map-words.ts";

test.each([
  ["§9: Free if none", { tastingFee: null, unknownFacts: [] }, "Free"],
  ["§9: a fee of 0 is none", { tastingFee: 0, unknownFacts: [] }, "Free"],
  ["a known fee is in dollars", { tastingFee: 15, unknownFacts: [] }, "$15"],
  ["a fee with cents keeps both digits", { tastingFee: 12.5, unknownFacts: [] }, "$12.50"],
  [
    "an unknown fee is not free",
    { tastingFee: null, unknownFacts: ["tastingFee"] },
    "Ask about the tasting fee",
  ],
  [
    "an old fee says of when it is, as on cards",
    { tastingFee: 15, unknownFacts: ["tastingFee"], asOf: { tastingFee: "2020-10" } },
    "$15 in 2020; confirm",
  ],
])("%s", (_rule, winery, text) => {
  expect(feeText({ asOf: {}, ...winery })).toBe(text);
});

test("§3: latitude and longitude are text that is parsed to numbers", () => {
  expect(positionOf({ latitude: "46.067390", longitude: "-118.339120" })).toEqual({
    latitude: 46.06739,
    longitude: -118.33912,
  });
  expect(positionOf({ latitude: "", longitude: "-118" })).toBeNull();
});

test("distances are words below a mile", () => {
  expect([0, 1, 12].map(milesText)).toEqual(["less than a mile", "1 mile", "12 miles"]);
});
