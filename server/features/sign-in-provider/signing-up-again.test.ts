import { expect } from "vitest";
import { takePasswordTry } from "#server/limits/sign-in-limits.ts";
import { schema } from "#server/platform/database/db.ts";
import { TestBrowser } from "#server/testing/browser.ts";
import {
  CREDENTIALS,
  currentUser,
  openSignInPage,
  signUp,
  test,
  tryPassword,
} from "#server/testing/site.ts";

const { email, password } = CREDENTIALS;

test.for(["confirmed", "unconfirmed"])(
  "who signs up again with the password of their %s account is signed in to it",
  async (state, { serve, db, clock }) => {
    const site = await serve();
    const first = new TestBrowser();
    await signUp(first, site);
    if (state === "confirmed") {
      await db.update(schema.signInAccounts).set({ emailVerifiedAt: clock.now });
    }
    const again = new TestBrowser();
    await signUp(again, site, { email: "Ada@Example.org" });
    expect((await currentUser(again, site))?.id).toBe((await currentUser(first, site))?.id);
    expect(await db.$count(schema.signInAccounts)).toBe(1);
  },
);

test("a sign-up counts as a try of the password: where none is left, it opens no account there is", async ({
  serve,
  db,
  deps,
}) => {
  const site = await serve();
  await signUp(new TestBrowser(), site);
  const ip = "127.0.0.1";
  for (let tries = 0; tries < 9; tries++) await takePasswordTry(deps, { ip, email }, []);
  const guesser = new TestBrowser();
  await signUp(guesser, site);
  expect(await db.$count(schema.signInAccounts)).toBe(2);
  expect((await tryPassword(site, password)).status).toBe(429);
});

test("where an account was made, strangers' wrong passwords elsewhere do not stop its owner", async ({
  serve,
  deps,
}) => {
  const site = await serve();
  await signUp(new TestBrowser(), site);
  for (let tries = 0; tries < 99; tries++) {
    await takePasswordTry(deps, { ip: `10.${tries}.0.1`, email }, []);
  }
  await expect(takePasswordTry(deps, { ip: "198.51.100.7", email }, [])).rejects.toThrow(
    /Too many tries/,
  );
  const browser = new TestBrowser();
  const page = await openSignInPage(browser, site);
  expect((await browser.call(`${page}/password`, "POST", CREDENTIALS)).status).toBe(200);
});
