import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  insertLink,
  takeLink,
} from "#server/features/sign-in-provider/passwords/sign-in-link-queries.ts";
import {
  confirmAccount,
  insertAccount,
} from "#server/features/sign-in-provider/sign-in-account-queries.ts";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { createLogger } from "#server/platform/logger.ts";
import { TestBrowser } from "#server/testing/browser.ts";
import { freePort, type LocalPostgres } from "#server/testing/local/local-postgres.ts";
import type { SiteProcess } from "#server/testing/local/site-process.ts";
import { startTestProvider } from "#server/testing/provider.ts";
import { CREDENTIALS, currentUser, signUp } from "#server/testing/site.ts";
import { PAIR_SECRET, postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const harness = wholeSites();
const { started } = harness;
/** An address of their own, also when a test is repeated on the same database. */
const addressOf = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.org`;

test("only a sign-in leaves a cookie and a session, and that outlives a process on the embedded database", async () => {
  const first = await started({ DATA_DIR: harness.folder });
  const browser = new TestBrowser();
  for (const path of ["/", "/planner", "/api/auth/user", "/api/wineries", "/api/favorites"]) {
    await browser.send(first.url + path);
  }
  expect(browser.cookies).toEqual([]);
  const member = new TestBrowser();
  await signUp(member, first.url);
  const before = await currentUser(member, first.url);
  await first.stop("SIGTERM");
  expect(await countSessions({ dataDir: harness.folder, databaseUrl: undefined })).toBe(1);
  const second = await started({ DATA_DIR: harness.folder });
  expect(before).not.toBeNull();
  expect(await currentUser(member, second.url)).toEqual(before);
});

describe.skipIf(!postgresBin)(
  "two processes on Postgres (needs its binaries on this machine)",
  () => {
    const shared = wholeSites({ until: "group" });
    let postgres: LocalPostgres;
    let one: SiteProcess;
    let other: SiteProcess;
    beforeAll(async () => {
      postgres = await shared.postgres();
      [one, other] = await shared.pairOn(postgres);
    });

    test("signed in on one, two browsers are served by the other; signing out ends both ends", async () => {
      const ada = new TestBrowser();
      const ben = new TestBrowser();
      const [adas, bens] = [addressOf("ada"), addressOf("ben")];
      await signUp(ada, one.url, { email: adas });
      await signUp(ben, other.url, { email: bens });
      expect(await currentUser(ada, other.url)).toMatchObject({ email: adas });
      expect(await currentUser(ben, one.url)).toMatchObject({ email: bens });

      expect((await ada.call(`${other.url}/api/favorites/1`, "PUT")).status).toBe(204);
      const favorites = (await (
        await ada.call(`${one.url}/api/favorites`, "GET")
      ).json()) as unknown;
      expect(favorites).toMatchObject([{ wineryId: 1 }]);

      const copied = new TestBrowser();
      copied.cookies.push(...ada.cookies);
      expect((await ada.call(`${other.url}/api/logout`, "POST")).status).toBe(200);
      for (const { url } of [one, other]) {
        expect(await currentUser(copied, url)).toBeNull();
        expect(await currentUser(ben, url)).toMatchObject({ email: bens });
      }
    });

    test("of two confirmation links of one address pressed at once one works and none fails", async () => {
      const database = await openDatabase(
        { dataDir: harness.folder, databaseUrl: postgres.url },
        createLogger("silent"),
      );
      const { db } = database;
      const now = new Date();
      const email = addressOf("twice");
      const press = async () => {
        const account = { email, name: null, passwordHash: "x" };
        const { id } = await insertAccount(db, { ...account, createdAt: now });
        const token = await insertLink(db, { purpose: "confirm", accountId: id }, now);
        return () =>
          db.transaction(async (tx) => {
            const taken = await takeLink(tx, { purpose: "confirm", token }, now);
            await setTimeout(200);
            return taken ? confirmAccount(tx, taken, now) : false;
          });
      };
      const [first, second] = [await press(), await press()];
      const pressed = await Promise.allSettled([first(), second()]);
      await database.close();
      expect(pressed.map((each) => "value" in each && each.value).sort()).toEqual([false, true]);
      expect(pressed.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    });

    test("a sign-in begun at one process is completed at the other, as behind a proxy", async () => {
      const behind = await started({
        DATABASE_URL: postgres.url,
        DATA_DIR: harness.folder,
        SESSION_SECRET: PAIR_SECRET,
        PUBLIC_URL: one.url,
      });
      const browser = new TestBrowser();
      const email = addressOf("cleo");
      const toOther = (address: string) => address.replace(one.url, behind.url);
      const begun = await browser.visit(`${one.url}/api/login?returnTo=/planner`, /\/sign-in\//);
      const page = `${behind.url}/api/sign-in/${begun.url.split("/").at(-1)}`;
      const answer = await browser.call(`${page}/account`, "POST", {
        email,
        password: "correct horse battery",
      });
      const { goTo } = (await answer.json()) as { goTo: string };
      const callback = await browser.visit(toOther(goTo), /\/api\/callback/);
      await browser.visit(toOther(callback.url), /\/planner$/);
      expect(await currentUser(browser, one.url)).toMatchObject({ email });
    });

    test("signing out on every device ends all sessions of the account, and no other's", async () => {
      const [phone, desk, eve] = [new TestBrowser(), new TestBrowser(), new TestBrowser()];
      const [doras, eves] = [addressOf("dora"), addressOf("eve")];
      await signUp(phone, one.url, { email: doras });
      await signUp(eve, one.url, { email: eves });
      const page = (await desk.visit(`${one.url}/api/login`, /\/sign-in\//)).url;
      const answer = await desk.call(
        `${one.url}/api/sign-in/${page.split("/").at(-1)}/password`,
        "POST",
        { email: doras, password: "correct horse battery" },
      );
      await desk.visit(((await answer.json()) as { goTo: string }).goTo, /\/$/);
      const exported = await phone.call(`${one.url}/api/account/export`, "GET");
      expect(((await exported.json()) as { sessions: unknown[] }).sessions).toHaveLength(2);

      expect((await desk.call(`${one.url}/api/account/sign-out-everywhere`, "POST")).status).toBe(
        200,
      );
      expect(await currentUser(phone, one.url)).toBeNull();
      expect(await currentUser(desk, one.url)).toBeNull();
      expect(await currentUser(eve, one.url)).toMatchObject({ email: eves });
    });

    test("deleting the account ends its sessions on every device at once", async () => {
      const sessions = () => countSessions({ databaseUrl: postgres.url, dataDir: harness.folder });
      const before = await sessions();
      const browser = new TestBrowser();
      await signUp(browser, one.url, { email: addressOf("fay") });
      expect(await sessions()).toBe((before ?? 0) + 1);
      const copied = new TestBrowser();
      copied.cookies.push(...browser.cookies);
      expect(
        (
          await browser.call(`${one.url}/api/account`, "DELETE", {
            password: CREDENTIALS.password,
          })
        ).status,
      ).toBe(204);
      expect(await currentUser(copied, one.url)).toBeNull();
      expect(await sessions()).toBe(before);
    });
  },
);

test("the site starts without its provider, says that it is away, and signs in once it is there", async () => {
  const port = await freePort();
  const client = { clientId: "the-guide", clientSecret: "a secret of 32 characters at least" };
  const site = await started({
    DATA_DIR: harness.folder,
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: client.clientId,
    OIDC_CLIENT_SECRET: client.clientSecret,
  });
  const browser = new TestBrowser();
  const away = await browser.visit(`${site.url}/api/login`);
  expect(away.url).toBe(`${site.url}/sign-in/problem?reason=away`);
  expect(away.response.status).toBe(200);

  const provider = await startTestProvider({
    port,
    redirectUri: `${site.url}/api/callback`,
    postLogoutRedirectUri: `${site.url}/`,
  });
  try {
    const back = await browser.visit(`${site.url}/api/login?returnTo=/trips`, /\/trips$/);
    expect(back.url).toBe(`${site.url}/trips`);
    expect(await currentUser(browser, site.url)).toMatchObject({ email: "ada@example.org" });
    const answer = await browser.call(`${site.url}/api/logout`, "POST");
    const { goTo } = (await answer.json()) as { goTo: string };
    expect(goTo).toContain(`${provider.issuer}/session/end?`);
    expect(await currentUser(browser, site.url)).toBeNull();
  } finally {
    await provider.close();
  }
});

async function countSessions(
  config: Parameters<typeof openDatabase>[0],
): Promise<number | undefined> {
  const database = await openDatabase(config, createLogger("silent"));
  const answer = await database.db.execute(sql`select count(*)::int as sessions from sessions`);
  await database.close();
  return (answer as unknown as { rows: { sessions: number }[] }).rows[0]?.sessions;
}
