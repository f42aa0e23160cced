import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { freePort, type LocalPostgres } from "#scripts/local/local-postgres.ts";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { createLogger } from "#server/platform/logger.ts";
import { TestBrowser } from "#server/testing/browser.ts";
import { startTestProvider } from "#server/testing/provider.ts";
import { CREDENTIALS, currentUser, signUp } from "#server/testing/site.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const scene = wholeSites();
const { started } = scene;

test("a visitor who is signed in stays so when the process on the embedded database is replaced", async () => {
  const first = await started({ DATA_DIR: scene.folder });
  const browser = new TestBrowser();
  await signUp(browser, first.url);
  const before = await currentUser(browser, first.url);
  await first.stop("SIGTERM");
  const second = await started({ DATA_DIR: scene.folder });
  expect(before).not.toBeNull();
  expect(await currentUser(browser, second.url)).toEqual(before);
});

test("neither an anonymous visit nor the check who is here leaves a cookie or a row", async () => {
  const site = await started({ DATA_DIR: scene.folder });
  const browser = new TestBrowser();
  for (const path of ["/", "/planner", "/api/auth/user", "/api/wineries", "/api/favorites"]) {
    await browser.send(site.url + path);
  }
  expect(browser.cookies).toEqual([]);
  await site.stop("SIGTERM");
  expect(await countSessions({ dataDir: scene.folder, databaseUrl: undefined })).toBe(0);
});

describe.skipIf(!postgresBin)(
  "two processes on Postgres (needs its binaries on this machine)",
  () => {
    let postgres: LocalPostgres;
    beforeEach(async () => {
      postgres = await scene.postgres();
    });

    const environment = (name: string) => ({
      DATABASE_URL: postgres.url,
      DATA_DIR: join(scene.folder, name),
      SESSION_SECRET: "the same secret for every process",
    });

    test("signed in on one, two browsers are served by the other; signing out ends both ends", async () => {
      const [one, other] = await scene.pairOn(postgres);
      const ada = new TestBrowser();
      const ben = new TestBrowser();
      await signUp(ada, one.url, { email: "ada@example.org" });
      await signUp(ben, other.url, { email: "ben@example.org" });
      expect(await currentUser(ada, other.url)).toMatchObject({ email: "ada@example.org" });
      expect(await currentUser(ben, one.url)).toMatchObject({ email: "ben@example.org" });

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
        expect(await currentUser(ben, url)).toMatchObject({ email: "ben@example.org" });
      }
    });

    test("a sign-in begun at one process is completed at the other, as behind a proxy", async () => {
      const one = await started(environment("one"));
      const other = await started({ ...environment("other"), PUBLIC_URL: one.url });
      const browser = new TestBrowser();
      const toOther = (address: string) => address.replace(one.url, other.url);
      const begun = await browser.visit(`${one.url}/api/login?returnTo=/planner`, /\/sign-in\//);
      const page = `${other.url}/api/sign-in/${begun.url.split("/").at(-1)}`;
      const answer = await browser.call(`${page}/account`, "POST", {
        email: "ada@example.org",
        password: "correct horse battery",
      });
      const { goTo } = (await answer.json()) as { goTo: string };
      const callback = await browser.visit(toOther(goTo), /\/api\/callback/);
      await browser.visit(toOther(callback.url), /\/planner$/);
      expect(await currentUser(browser, one.url)).toMatchObject({ email: "ada@example.org" });
    });

    test("signing out on every device ends all sessions of the account, and no other's", async () => {
      const site = await started(environment("one"));
      const [phone, desk, ben] = [new TestBrowser(), new TestBrowser(), new TestBrowser()];
      await signUp(phone, site.url, { email: "ada@example.org" });
      await signUp(ben, site.url, { email: "ben@example.org" });
      const page = (await desk.visit(`${site.url}/api/login`, /\/sign-in\//)).url;
      const answer = await desk.call(
        `${site.url}/api/sign-in/${page.split("/").at(-1)}/password`,
        "POST",
        { email: "ada@example.org", password: "correct horse battery" },
      );
      await desk.visit(((await answer.json()) as { goTo: string }).goTo, /\/$/);
      const exported = await phone.call(`${site.url}/api/account/export`, "GET");
      expect(((await exported.json()) as { sessions: unknown[] }).sessions).toHaveLength(2);

      expect((await desk.call(`${site.url}/api/account/sign-out-everywhere`, "POST")).status).toBe(
        200,
      );
      expect(await currentUser(phone, site.url)).toBeNull();
      expect(await currentUser(desk, site.url)).toBeNull();
      expect(await currentUser(ben, site.url)).toMatchObject({ email: "ben@example.org" });
    });

    test("deleting the account ends its sessions on every device at once", async () => {
      const site = await started(environment("one"));
      const browser = new TestBrowser();
      await signUp(browser, site.url);
      const copied = new TestBrowser();
      copied.cookies.push(...browser.cookies);
      expect(
        (
          await browser.call(`${site.url}/api/account`, "DELETE", {
            password: CREDENTIALS.password,
          })
        ).status,
      ).toBe(204);
      expect(await currentUser(copied, site.url)).toBeNull();
      expect(await countSessions({ databaseUrl: postgres.url, dataDir: scene.folder })).toBe(0);
    });
  },
);

test("the site starts without its provider, says that it is away, and signs in once it is there", async () => {
  const port = await freePort();
  const client = { clientId: "the-guide", clientSecret: "a secret of 32 characters at least" };
  const site = await started({
    DATA_DIR: scene.folder,
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
