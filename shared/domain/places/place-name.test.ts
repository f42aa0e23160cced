import { expect, test } from "vitest";
import { findTownOfPlace } from "./place-name.ts";

test.each([
  ["Walla Walla", "Walla Walla"],
  ["The Finch, Walla Walla", "Walla Walla"],
  ["The Finch, Walla Walla, WA", "Walla Walla"],
  ["The Cabin, Clear Lake, Skagit County", "Clear Lake"],
  ["The Cabin, Clear Lake", undefined],
  ["Nowhere, at all", undefined],
])("%s is in %s", (text, name) => {
  expect(findTownOfPlace(text)?.name).toBe(name);
});
