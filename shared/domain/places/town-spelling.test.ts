import { describe, expect, test } from "vitest";
import { townsLike } from "./town-spelling.ts";
import { TOWNS } from "./towns.ts";

const namesLike = (text: string) => townsLike(text).map(({ name }) => name);

describe("a misspelled town", () => {
  test.each([
    ["seatle", "Seattle"],
    ["Wala Walla", "Walla Walla"],
    ["Yakmia", "Yakima"],
    ["wenatche, WA", "Wenatchee"],
    ["Woodenville", "Woodinville"],
    ["chelann", "Chelan"],
    ["Wala Walla Washington", "Walla Walla"],
    ["Mt. Vernn", "Mount Vernon"],
  ])("%s may mean %s first of all", (text, name) => {
    expect(namesLike(text)[0]).toBe(name);
  });

  test("has at most three readings", () => {
    for (const { name } of TOWNS) {
      expect(namesLike(`${name}x`).length).toBeLessThanOrEqual(3);
    }
  });

  test.each(["", "se", "w%a", "Portland", "xyzzyplugh"])("%j means none", (text) => {
    expect(namesLike(text)).toEqual([]);
  });
});
