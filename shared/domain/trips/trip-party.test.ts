import { expect, test } from "vitest";
import { isGroup, partyAnswer } from "./trip-party.ts";

test("an exact party falls under one of the form's answers", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 50].map(partyAnswer)).toEqual([2, 2, 3, 3, 5, 5, 7, 7, 7]);
});

test("seven and more are a group, and nobody knows whether an unknown party is", () => {
  const parties = [null, undefined, 1, 6, 7, 50];
  expect(parties.map(isGroup)).toEqual([false, false, false, false, true, true]);
});
