import { expect, test } from "vitest";
import { createSendPace } from "./visitor-mail.ts";

test("knows how long the newest mail took, and nothing of one that failed", async () => {
  let now = 0;
  const pace = createSendPace(() => now);
  const take = (ms: number) => async () => {
    now += ms;
  };
  expect(pace.newestMs).toBeGreaterThan(0);
  await pace.measure(take(420));
  expect(pace.newestMs).toBe(420);
  await expect(pace.measure(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(pace.newestMs).toBe(420);
});
