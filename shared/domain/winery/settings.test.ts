import { expect, test } from "vitest";
import { isSetting, settingAnswers } from "./settings.ts";

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
