import { expect, test } from "vitest";
import { superLinearPatterns } from "./super-linear-patterns.ts";

const linesWithFaults = (text: string) =>
  superLinearPatterns("planted.ts", text).map(({ line, isPutTogether }) => [line, isPutTogether]);

test("a planted pattern that takes more than linear time is found, however it is written", () => {
  const planted = [
    "const linear = /^-+|[a-z]+/g;",
    "text.replace(/[\\s-]+$/, '');",
    "new RegExp('^(?:a+)+b$');",
    "const ends = RegExp(`\\\\s+x`, 'u');",
    "const page = /<[^>]*>/;",
  ].join("\n");
  expect(linesWithFaults(planted)).toEqual([
    [2, false],
    [3, false],
    [4, false],
    [5, false],
  ]);
});

test("a pattern that is put together is found, for nobody can look at it beforehand", () => {
  const unit = "const of = (word: string) => new RegExp('^' + word);\nnew RegExp('a', flags);";
  expect(linesWithFaults(unit)).toEqual([
    [1, true],
    [2, true],
  ]);
});

test("a fault says for what text the pattern is slow, and how slow", () => {
  const [quadratic, exponential] = superLinearPatterns("a.ts", "/-+$/; /^(?:b+)+c/;");
  expect(quadratic?.remedy).toMatch(/^takes quadratic time for many "-"/);
  expect(exponential?.remedy).toMatch(/^takes exponential time for many "b"/);
});

test("what is written so that it stays linear is let through", () => {
  expect(linesWithFaults("/<[^<>]*>/; /^\\s+/; /\\s{1,9}x/; /(?<![\\d])\\d+/; 'a+$';")).toEqual([]);
});
