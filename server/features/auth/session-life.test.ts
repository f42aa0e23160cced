import request from "supertest";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { mailboxDigest, optOutFor } from "#server/mail/never-mail.ts";
import type { Config } from "#server/platform/config.ts";
import { TestBrowser } from "#server/testing/browser.ts";
import { currentUser, signUp, test as siteTest } from "#server/testing/site.ts";
import { test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";
import { SESSION_MAX_DAYS } from "./sessions.ts";

const DAY_MS = 86_400_000;
const HINT = "guide-signed-in";

test("a session that cannot be read is a 503 that leaves the cookie and the session alone", async ({
  deps,
}) => {
  const { headers } = await signedInVisitor(deps);
  const store = deps.sessionStore;
  const read = store.get.bind(store);
  // A missing socket file: express-session alone would take it for a session that is gone.
  const failure = Object.assign(new Error("connect ENOENT"), { code: "ENOENT" });
  store.get = (_sid, got) => got(new Error("the session could not be read", { cause: failure }));
  const app = createApp(deps);
  for (const path of ["/api/auth/user", "/api/favorites", "/api/login"]) {
    const answer = await request(app).get(path).set(headers);
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toMatch(/^\d+$/);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.body.detail).toContain("you have not been signed out");
  }
  store.get = read;
  expect((await request(app).get("/api/auth/user").set(headers)).status).toBe(200);
});

test("a cookie of no session is forgotten, also while the database deletes nothing", async ({
  deps,
}) => {
  deps.sessionStore.destroy = (_sid, done) => done?.(new Error("read-only"));
  const asked = request(createApp(deps)).get("/api/auth/user").set("Cookie", "guide-session=junk");
  const { status, headers } = await asked;
  expect(status).toBe(401);
  expect(String(headers["set-cookie"])).toMatch(/guide-session=;/);
});

test("a new secret before the old one leaves visitors signed in and the links of their mails alive", async ({
  deps,
}) => {
  const { headers } = await signedInVisitor(deps);
  const digest = await mailboxDigest("ada@example.org");
  const { url } = optOutFor({ publicUrl: deps.config.publicUrl, secret: deps.secret }, digest);
  const link = `/api${new URL(url).pathname}/state`;
  const statuses = async (config: Partial<Config>) => {
    const secret = "a newer secret of 32 characters or so";
    const app = createApp({ ...deps, secret, config: { ...deps.config, ...config } });
    const user = await request(app).get("/api/auth/user").set(headers);
    return [user.status, (await request(app).get(link)).status];
  };
  expect(await statuses({ formerSecrets: [deps.secret] })).toEqual([200, 200]);
  expect(await statuses({ formerSecrets: [] })).toEqual([401, 404]);
});

test("a session is used for 90 days at most, however often", async ({ deps, app, clock }) => {
  const { headers } = await signedInVisitor(deps);
  const ask = () => request(app).get("/api/auth/user").set(headers);
  expect((await ask()).status).toBe(200);
  const start = clock.now.getTime();
  for (let day = 20; day < SESSION_MAX_DAYS; day += 20) {
    clock.now = new Date(start + day * DAY_MS);
    expect((await ask()).status).toBe(200);
  }
  clock.now = new Date(start + SESSION_MAX_DAYS * DAY_MS);
  const over = await ask();
  expect(over.status).toBe(401);
  expect(String(over.headers["set-cookie"])).toMatch(/guide-session=;.*Expires=Thu, 01 Jan 1970/);
  clock.now = new Date(start);
  expect((await ask()).status).toBe(401);
});

test("near the end of its days the cookie lives no longer than the session may", async ({
  deps,
  app,
  clock,
}) => {
  const { headers } = await signedInVisitor(deps);
  await request(app).get("/api/auth/user").set(headers);
  clock.now = new Date(clock.now.getTime() + (SESSION_MAX_DAYS - 2) * DAY_MS);
  const answer = await request(app).get("/api/auth/user").set(headers);
  const [, expires = ""] = /guide-session=[^;]+;.*?Expires=([^;]+)/.exec(
    String(answer.headers["set-cookie"]),
  ) ?? [undefined, ""];
  const days = (new Date(expires).getTime() - Date.now()) / DAY_MS;
  expect(Math.round(days)).toBe(2);
});

siteTest(
  "signing in leaves a hint for the page's script, which opens nothing and goes with the session",
  async ({ serve }) => {
    const site = await serve();
    const browser = new TestBrowser();
    await signUp(browser, site);
    const hint = browser.cookies.find(({ name }) => name === HINT);
    expect(hint?.value).toBe("1");
    expect(hint?.attributes).toMatch(/SameSite=Lax/);
    expect(hint?.attributes).not.toMatch(/HttpOnly/i);
    const stranger = new TestBrowser();
    stranger.cookies.push(...browser.cookies.filter(({ name }) => name === HINT));
    expect(await currentUser(stranger, site)).toBeNull();
    expect(stranger.cookies).toEqual([]);
    await browser.call(`${site}/api/logout`, "POST");
    expect(browser.cookies.map(({ name }) => name)).not.toContain(HINT);
  },
);

siteTest("a browser that lost the hint is given it again", async ({ serve }) => {
  const site = await serve();
  const browser = new TestBrowser();
  await signUp(browser, site);
  browser.cookies.splice(
    browser.cookies.findIndex(({ name }) => name === HINT),
    1,
  );
  expect(await currentUser(browser, site)).not.toBeNull();
  expect(browser.cookies.map(({ name }) => name)).toContain(HINT);
});

siteTest("over TLS the hint is sent over TLS only", async ({ serve }) => {
  const site = await serve({ PUBLIC_URL: "https://guide.example" });
  const answer = await new TestBrowser().call(`${site}/api/auth/user`, "GET");
  expect(answer.headers.getSetCookie()).toEqual([]);
  const browser = new TestBrowser();
  browser.cookies.push({ name: HINT, value: "1", host: "127.0.0.1", path: "/", attributes: "" });
  const cleared = await browser.call(`${site}/api/auth/user`, "GET");
  expect(cleared.headers.getSetCookie().join()).toMatch(/guide-signed-in=;.*Secure/);
});
