import { expect, test } from "vitest";
import { loadOnce } from "./load-once.ts";

test("callers at once and later share one load", async () => {
  let loads = 0;
  const read = loadOnce(async () => ++loads);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  expect(await read()).toBe(1);
});

test("a load that fails is tried again at the next call", async () => {
  let loads = 0;
  const read = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error("not yet");
    return loads;
  });
  await expect(read()).rejects.toThrow("not yet");
  expect(await read()).toBe(2);
});
