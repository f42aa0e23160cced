import { expect, test } from "vitest";
import { counted, grouped, listed, plural, waitInWords } from "./words.ts";

test("one is singular; none and many are plural", () => {
  expect([0, 1, 2, 1204].map((count) => counted(count, "winery", "wineries"))).toEqual([
    "0 wineries",
    "1 winery",
    "2 wineries",
    "1,204 wineries",
  ]);
  expect([plural(1, "day"), plural(3, "day")]).toEqual(["day", "days"]);
});

test.for([
  [1, "1 minute"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [5_400, "90 minutes"],
  [5_401, "2 hours"],
  [86_400, "24 hours"],
] as const)("a wait of %i seconds is %s", ([seconds, words]) => {
  expect(waitInWords(seconds)).toBe(words);
});

test.for([0, 12, 186, 1204, 999_999, 1_234_567, -4321, 12.5])(
  "%f is written as browsers write it",
  (n) => {
    expect(grouped(n)).toBe(n.toLocaleString("en-US"));
  },
);

test("a list reads as a sentence does", () => {
  expect(listed([])).toBe("");
  expect(listed(["Syrah"])).toBe("Syrah");
  expect(listed(["Syrah", "Merlot"])).toBe("Syrah and Merlot");
  expect(listed(["Syrah", "Merlot", "Riesling"])).toBe("Syrah, Merlot, and Riesling");
});
