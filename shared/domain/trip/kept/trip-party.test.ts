import { expect, test } from "vitest";
import { asksForNumber, exactParty, isGroup } from "./trip-party.ts";

test("7+ people opens the number, the smaller answers do not", () => {
  expect([2, 3, 5, 7, 50].map(asksForNumber)).toEqual([false, false, false, true, true]);
});

test("the number typed beside 7+ is the party, from 7 to 50 and whole", () => {
  expect(exactParty(7, 7)).toBe(7);
  expect(exactParty(7, 50)).toBe(50);
  expect(exactParty(7, null)).toBe(7);
  for (const typed of [6, 51, 7.5, Number.NaN]) expect(exactParty(7, typed)).toBeNull();
  expect(exactParty(3, 40)).toBe(3);
});

test("seven and more are a group, and nobody knows whether an unknown party is", () => {
  expect([null, undefined, 1, 6, 7, 50].map(isGroup)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});
