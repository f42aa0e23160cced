import { expect, test } from "vitest";
import { contradictionsIn, isFilter, isSetting, oppositeOf, settingAnswers } from "./settings.ts";

test.each([
  [["lake view"], ["view"]],
  [["garden"], ["patio"]],
  [["restaurant"], ["food"]],
  [
    ["tours", "dogs welcome"],
    ["tours", "dogs"],
  ],
  [
    ["children welcome", "vineyard view", "picnic area"],
    ["view", "patio", "children"],
  ],
  [["barrel room"], []],
  [[], []],
])("a place with %j answers %j", (setting, answers) => {
  expect(settingAnswers({ setting })).toEqual(answers);
});

test("only what the guide records is a setting", () => {
  expect(isSetting("lake view")).toBe(true);
  expect(isSetting("sea view")).toBe(false);
});

test.each([
  ["dogs welcome", "no dogs"],
  ["children welcome", "21 and older"],
  ["food served", "no food"],
  ["wheelchair access", "no wheelchair access"],
] as const)("%j and %j are each other's opposite, and no place is both", (yes, no) => {
  expect([oppositeOf(yes), oppositeOf(no)]).toEqual([no, yes]);
  expect(contradictionsIn(["patio", no, yes])).toEqual([[yes, no]]);
});

test("a restaurant serves food; what can be true together contradicts nothing", () => {
  expect(contradictionsIn(["no food", "restaurant"])).toEqual([["restaurant", "no food"]]);
  expect(contradictionsIn(["dogs welcome", "no food", "21 and older"])).toEqual([]);
  expect(contradictionsIn([])).toEqual([]);
  expect(oppositeOf("patio")).toBeUndefined();
});

test("what a filter asks for is one, in whichever of its words; a no is none", () => {
  expect((["river view", "restaurant", "dogs welcome"] as const).map(isFilter)).toEqual([
    true,
    true,
    true,
  ]);
  expect((["barrel room", "no dogs"] as const).map(isFilter)).toEqual([false, false]);
});
