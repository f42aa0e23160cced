import { expect, test } from "vitest";
import { countedCall } from "./open-calls.ts";

const LIMITS = { most: { client: 2, network: 3, allocation: 5 }, windowMs: 60_000 };

/** Counts calls from addresses in turn, and tells which are let through. */
async function called(count: ReturnType<typeof countedCall>, ips: readonly string[]) {
  const passed: boolean[] = [];
  for (const ip of ips) {
    passed.push(
      await count({ ip }).then(
        () => true,
        () => false,
      ),
    );
  }
  return passed;
}

test("whoever holds many networks has one share, and takes nothing from anybody else", async () => {
  const clock = { now: new Date("2026-11-22T12:00:00Z") };
  const count = countedCall({ now: () => clock.now }, LIMITS);
  const client = ["2001:db8:1:1::1", "2001:db8:1:1::2", "2001:db8:1:1::3"];
  expect(await called(count, client)).toEqual([true, true, false]);
  const network = ["2001:db8:1:2::1", "2001:db8:1:3::1"];
  expect(await called(count, network)).toEqual([true, false]);
  const allocation = ["2001:db8:2::1", "2001:db8:3::1", "2001:db8:4::1", "2001:db8:5::1"];
  expect(await called(count, allocation)).toEqual([true, true, false, false]);
  expect(await called(count, ["2001:db9::1", "192.0.2.1"])).toEqual([true, true]);
  clock.now = new Date("2026-11-22T12:01:01Z");
  expect(await called(count, ["2001:db8:5::1"])).toEqual([true]);
});
