import { expect, test } from "vitest";
import { nearestByEdits } from "./slips.ts";

const nearest = (typed: string, words: readonly string[], most = 2) =>
  nearestByEdits(typed, words, { wordOf: (word) => word, most });

test.each([
  ["seatle", ["seattle", "selah"], ["seattle"]],
  ["tacmoa", ["tacoma", "yakima"], ["tacoma"]],
  ["prosser", ["prosser", "proser"], ["prosser"]],
  ["pasc", ["pasco", "pass"], ["pasco", "pass"]],
  ["wapato", ["chelan"], []],
])("%s among %j is nearest to %j", (typed, words, expected) => {
  expect(nearest(typed, words)).toEqual(expected);
});

test("a word is as near as its fewest edits, however late in it they come", () => {
  expect(nearest("abcdefghij", ["abcdefghji", "abcdefgxyz"], 2)).toEqual(["abcdefghji"]);
  expect(nearest("xxcdefghij", ["abcdefghij"], 2)).toEqual(["abcdefghij"]);
  expect(nearest("xxxdefghij", ["abcdefghij"], 2)).toEqual([]);
});

test("two swaps are two edits, and a third is one too many", () => {
  expect(nearest("badcef", ["abcdef"], 2)).toEqual(["abcdef"]);
  expect(nearest("badcfe", ["abcdef"], 2)).toEqual([]);
});
