import { expect, test } from "vitest";
import { keptTick } from "./kept-tick.ts";

test("what is kept is a tick of Node's queue, and not what stands for the process", async () => {
  expect(await keptTick).toMatchObject({ callback: expect.any(Function) });
});
