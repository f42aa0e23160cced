import { describe, expect, test } from "vitest";
import { lastPourText } from "./last-pour.ts";

const opening = { opens: 660, closes: 1020 };

describe("the last pour", () => {
  test.each([
    [1020, "Ends at closing time: ask when the last pour is"],
    [991, "Ends 29 min before they close: ask when the last pour is"],
    [990, null],
    [720, null],
  ])("of a room that closes at 5 PM, after a visit until minute %d", (end, text) => {
    expect(lastPourText({ end, opening })).toBe(text);
  });

  test("of a room that closes after midnight, however the closing is counted", () => {
    const text = "Ends 10 min before they close: ask when the last pour is";
    expect(lastPourText({ end: 1490, opening: { opens: 900, closes: 60 } })).toBe(text);
    expect(lastPourText({ end: 1490, opening: { opens: 900, closes: 1500 } })).toBe(text);
  });

  test("is not spoken of where hours or their end are unknown", () => {
    expect(lastPourText({ end: 1015, opening: null })).toBeNull();
    for (const end of [1015, 1430]) {
      expect(lastPourText({ end, opening: { opens: 660, closes: null } })).toBeNull();
    }
  });
});
