import { expect, test } from "vitest";
import { textFaults } from "./text-faults.ts";

test("a character that a file of XML may not have is refused, an emoji is not", () => {
  expect(textFaults({ title: "Wine & song 🍷", content: "Two lines\n\tof “text”" })).toEqual([]);
  for (const [sign, code] of [
    ["\u0007", "0007"],
    ["\uffff", "FFFF"],
    ["\ufffe", "FFFE"],
    ["\u200b", "200B"],
  ]) {
    const told = JSON.stringify(textFaults({ title: `Wine${sign}` }));
    expect(told).toContain(`(U+${code}) stands after “Wine”`);
  }
});
