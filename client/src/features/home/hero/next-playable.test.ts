import { expect, test } from "vitest";
import { nextPlayable } from "./next-playable.ts";

test.each([
  [0, [], 1],
  [2, [], 0],
  [0, [1], 2],
  [2, [0, 1], 2],
  [0, [0, 1, 2], undefined],
])("after video %i with %j failed comes %s", (index, failed, next) => {
  expect(nextPlayable(3, index, new Set(failed))).toBe(next);
});
