import { addDays } from "date-fns";
import { expect } from "vitest";
import type { AppDeps } from "#server/platform/deps.ts";
import { test } from "#server/testing/testing.ts";
import { rememberOwner, takePasswordTry } from "./sign-in-limits.ts";

const email = "ada@example.org";
const accountId = "adas";
const HOME = "203.0.113.10";

/** How many wrong passwords are let through before one has to wait. */
async function wrongPasswords(deps: AppDeps, ip: string, most = 200): Promise<number> {
  for (let tries = 0; tries < most; tries++) {
    const isLetThrough = await takePasswordTry(deps, { ip, email }, [accountId]).then(
      () => true,
      () => false,
    );
    if (!isLetThrough) return tries;
  }
  return most;
}

test("a stranger's wrong passwords do not keep the owner out", async ({ deps }) => {
  expect(await wrongPasswords(deps, "198.51.100.7")).toBe(10);
  await expect(takePasswordTry(deps, { ip: HOME, email }, [accountId])).resolves.toMatchObject({
    mayTry: [accountId],
  });
});

test("strangers everywhere are stopped for the day, and the owner is not where they are known", async ({
  deps,
  clock,
}) => {
  await rememberOwner(deps, { ip: HOME, accountId });
  let tried = 0;
  for (let network = 0; network < 40; network++) {
    tried += await wrongPasswords(deps, `192.0.${network}.7`);
  }
  expect(tried).toBe(100);
  expect(await wrongPasswords(deps, "2001:db8::1")).toBe(0);
  await expect(takePasswordTry(deps, { ip: "2001:db8::1", email }, [accountId])).rejects.toThrow(
    /choose a new password by email/,
  );
  expect(await wrongPasswords(deps, HOME)).toBe(10);
  clock.now = new Date(clock.now.getTime() + 15 * 60_000);
  expect(await wrongPasswords(deps, HOME)).toBe(10);
  expect(await wrongPasswords(deps, "192.0.2.7")).toBe(0);
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  expect(await wrongPasswords(deps, "192.0.2.7")).toBe(10);
});

test("a device is known for 90 days after each use, not only after the first", async ({
  deps,
  clock,
}) => {
  const start = clock.now;
  for (const day of [0, 60, 120]) {
    clock.now = addDays(start, day);
    await rememberOwner(deps, { ip: HOME, accountId });
  }
  clock.now = addDays(start, 200);
  for (let network = 0; network < 11; network++) await wrongPasswords(deps, `192.0.${network}.7`);
  expect(await wrongPasswords(deps, HOME)).toBe(10);
});

test("a neighbor on the owner's network is stopped before the owner is", async ({ deps }) => {
  await rememberOwner(deps, { ip: HOME, accountId });
  for (let host = 20; host < 30; host++) await wrongPasswords(deps, `203.0.113.${host}`);
  expect(await wrongPasswords(deps, "203.0.113.99")).toBe(0);
  expect(await wrongPasswords(deps, HOME)).toBe(10);
});

test("another account is tried on its own count", async ({ deps }) => {
  await wrongPasswords(deps, HOME);
  await expect(
    takePasswordTry(deps, { ip: HOME, email: "ben@example.org" }, ["bens"]),
  ).resolves.toMatchObject({ mayTry: ["bens"] });
});

test("once the ceilings are reached, only those accounts of an address are tried that are used from here", async ({
  deps,
}) => {
  const squatters = "the-squatter-s";
  await rememberOwner(deps, { ip: HOME, accountId });
  await rememberOwner(deps, { ip: "198.51.100.7", accountId: squatters });
  const mayTry = async (ip: string) =>
    (await takePasswordTry(deps, { ip, email }, [accountId, squatters])).mayTry;
  expect(await mayTry("198.51.100.7")).toEqual([accountId, squatters]);
  for (let network = 0; network < 11; network++) await wrongPasswords(deps, `192.0.${network}.7`);
  expect(await mayTry("198.51.100.7")).toEqual([squatters]);
  expect(await mayTry(HOME)).toEqual([accountId]);
});
