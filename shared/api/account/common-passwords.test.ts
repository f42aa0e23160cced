import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each([
  "password12",
  "Password123!",
  "P@ssw0rd2024",
  "1234567890",
  "0987654321",
  "qwertyuiop",
  "1q2w3e4r5t",
  "iloveyou123",
  "aaaaaaaaaa",
  "1212121212",
  "abcdefghij",
  "Washington1889",
  "winecountry!",
  "monkeymonkey",
  "!!letmein!!2025",
  "2025-2026-2027",
])("%s is among the first that are guessed", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  "correct horse battery",
  "a long walk in Zillah",
  "dust-on-my-boots",
  "Gewürztraminer im Mai",
  "x7Kq-93bvT-aa",
  "the password of the cellar door",
])("%s is not", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test("one's own address and name are no password", () => {
  const context = { email: "ada.vine@example.org", name: "Ada Vine" };
  expect(isCommonPassword("ada.vine2024", context)).toBe(true);
  expect(isCommonPassword("ada.vine@example.org", context)).toBe(true);
  expect(isCommonPassword("AdaVine!!1", context)).toBe(true);
  expect(isCommonPassword("ada likes old vines", context)).toBe(false);
});
