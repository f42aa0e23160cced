import { expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { TestBrowser } from "#server/testing/browser.ts";
import { CREDENTIALS, currentUser, openSignInPage, signUp, test } from "#server/testing/site.ts";

test("§6: the current user is a 401 problem for a visitor, without a cookie or a session", async ({
  serve,
  db,
}) => {
  const site = await serve();
  const browser = new TestBrowser();
  const answer = await browser.call(`${site}/api/auth/user`, "GET");
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ title: "Unauthorized", status: 401 });
  expect(browser.cookies).toEqual([]);
  expect(await db.select().from(schema.sessions)).toEqual([]);
});

test("making an account leads back to the page one came from, signed in", async ({ serve }) => {
  const site = await serve();
  const browser = new TestBrowser();
  const { url } = await signUp(browser, site, { name: "Ada Vine" });
  expect(url).toBe(`${site}/planner`);
  const answer = await browser.call(`${site}/api/auth/user`, "GET");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: CREDENTIALS.email,
    emailVerified: false,
    hasPassword: true,
    name: "Ada Vine",
    picture: null,
  });
});

test("the session cookie is out of the scripts' reach, stays on the site, and lasts 30 days", async ({
  serve,
}) => {
  const site = await serve();
  const browser = new TestBrowser();
  await signUp(browser, site);
  const cookie = browser.cookies.find(({ name }) => name === "guide-session");
  expect(cookie?.attributes).toMatch(/HttpOnly/i);
  expect(cookie?.attributes).toMatch(/SameSite=Lax/i);
  expect(cookie?.path).toBe("/");
  const expires = new Date(/Expires=([^;]+)/i.exec(cookie?.attributes ?? "")?.[1] ?? 0);
  const days = (expires.getTime() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
});

test("another time the password is asked for, and it leads to the same account", async ({
  serve,
}) => {
  const site = await serve();
  const first = new TestBrowser();
  await signUp(first, site);
  const second = new TestBrowser();
  const page = await openSignInPage(second, site);
  const answer = await second.call(`${page}/password`, "POST", {
    ...CREDENTIALS,
    email: "Ada@Example.org",
  });
  const { goTo } = (await answer.json()) as { goTo: string };
  await second.visit(goTo, /\/planner$/);
  expect(await currentUser(second, site)).toEqual(await currentUser(first, site));
});

test("an unknown address and a wrong password are answered alike", async ({ serve }) => {
  const site = await serve();
  await signUp(new TestBrowser(), site);
  const browser = new TestBrowser();
  const page = await openSignInPage(browser, site);
  const tries = [
    { ...CREDENTIALS, password: "something else entirely" },
    { ...CREDENTIALS, email: "nobody@example.org" },
  ];
  const answers = [];
  for (const body of tries) {
    const answer = await browser.call(`${page}/password`, "POST", body);
    answers.push({ status: answer.status, body: await answer.json() });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({
    status: 401,
    body: { detail: "That email address or password is not right." },
  });
  expect(await currentUser(browser, site)).toBeNull();
});

test("a short password and a bad address are refused with what to do", async ({ serve }) => {
  const site = await serve();
  const browser = new TestBrowser();
  const page = await openSignInPage(browser, site);
  const answer = await browser.call(`${page}/account`, "POST", {
    email: "ada@",
    password: "ninechars",
  });
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { errors: unknown }).errors).toEqual([
    { field: "body.email", message: "Please enter a valid email address" },
    { field: "body.password", message: "At least 10 characters" },
  ]);
});

test("passwords are kept as argon2id hashes only", async ({ serve, db }) => {
  const site = await serve();
  await signUp(new TestBrowser(), site);
  const [account] = await db.select().from(schema.signInAccounts);
  expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(account)).not.toContain(CREDENTIALS.password);
});

test("the eleventh wrong password from one place within a quarter of an hour has to wait", async ({
  serve,
  clock,
}) => {
  const site = await serve();
  await signUp(new TestBrowser(), site);
  // A new account is a try, too: its password might be the one of an account there is.
  clock.now = new Date(clock.now.getTime() + 15 * 60_000);
  const browser = new TestBrowser();
  const page = await openSignInPage(browser, site);
  const attempt = (password: string) =>
    browser.call(`${page}/password`, "POST", { ...CREDENTIALS, password });
  for (let time = 0; time < 10; time++) expect((await attempt("a wrong one")).status).toBe(401);
  const waiting = await attempt(CREDENTIALS.password);
  expect(waiting.status).toBe(429);
  expect(waiting.headers.get("retry-after")).toBe("900");
  clock.now = new Date(clock.now.getTime() + 15 * 60_000);
  expect((await attempt(CREDENTIALS.password)).status).toBe(200);
});

test("signing in right does not use up the tries", async ({ serve }) => {
  const site = await serve();
  await signUp(new TestBrowser(), site);
  for (let time = 0; time < 12; time++) {
    const browser = new TestBrowser();
    const page = await openSignInPage(browser, site);
    expect((await browser.call(`${page}/password`, "POST", CREDENTIALS)).status).toBe(200);
  }
});

test("a sign-in of another browser, and one that is finished, is a 404", async ({ serve }) => {
  const site = await serve();
  const browser = new TestBrowser();
  const page = await openSignInPage(browser, site);
  const other = new TestBrowser();
  expect((await other.call(`${page}/details`, "GET")).status).toBe(404);
  expect((await other.call(`${page}/password`, "POST", CREDENTIALS)).status).toBe(404);
  expect((await browser.call(`${page}/details`, "GET")).status).toBe(200);
  const answer = await browser.call(`${page}/account`, "POST", CREDENTIALS);
  await browser.visit(((await answer.json()) as { goTo: string }).goTo, /\/planner$/);
  expect((await browser.call(`${page}/details`, "GET")).status).toBe(404);
});

test("signing out ends the session at both ends, with no token in any address", async ({
  serve,
  db,
}) => {
  const site = await serve();
  const browser = new TestBrowser();
  await signUp(browser, site);
  const copied = new TestBrowser();
  copied.cookies.push(...browser.cookies);
  const answer = await browser.call(`${site}/api/logout`, "POST");
  expect(await answer.json()).toEqual({ goTo: "/" });
  expect(answer.headers.get("clear-site-data")).toBe('"cookies"');
  const left = browser.cookies.map(({ name }) => name);
  for (const name of ["guide-session", "guide-signed-in", "sign-in", "sign-in.sig"]) {
    expect(left).not.toContain(name);
  }
  expect(await currentUser(copied, site)).toBeNull();
  const models = (await db.select().from(schema.signInRecords)).map(({ model }) => model);
  expect(models).not.toContain("Session");
  await openSignInPage(browser, site);
});

test("the provider answers under the public address, whatever name it is reached by", async ({
  serve,
}) => {
  const site = await serve({ PUBLIC_URL: "https://guide.example" });
  const answer = await fetch(`${site}/oidc/.well-known/openid-configuration`);
  const metadata = (await answer.json()) as Record<string, string>;
  expect(metadata.issuer).toBe("https://guide.example/oidc");
  expect(metadata.authorization_endpoint).toBe("https://guide.example/oidc/auth");
});

test("a visitor who came by another name signs in under the public one", async ({ serve }) => {
  const site = await serve({ PUBLIC_URL: "https://guide.example" });
  const first = await new TestBrowser().send(`${site}/api/login?returnTo=/planner`);
  const elsewhere = new URL(first.headers.get("location") ?? "");
  expect(elsewhere.origin + elsewhere.pathname).toBe("https://guide.example/api/login");
  // Behind a proxy that hides the name, the second request looks like the first.
  const browser = new TestBrowser();
  const second = await browser.send(site + elsewhere.pathname + elsewhere.search);
  expect(second.headers.get("location")).toMatch(/^https:\/\/guide\.example\/oidc\/auth\?/);
  const [cookie] = browser.cookies;
  expect(cookie?.name).toBe("__Host-guide-session");
  expect(cookie?.attributes).toMatch(/Secure/i);
});

test("in production the embedded sign-in is closed unless it is allowed by name", async ({
  serve,
}) => {
  const production = {
    NODE_ENV: "production",
    DATABASE_URL: "postgres://localhost/guide",
    SMTP_URL: "smtp://localhost",
    MAIL_FROM: "guide@guide.example",
    SESSION_SECRET: "a secret of at least 32 characters",
    PUBLIC_URL: "https://guide.example",
    TRUST_PROXY: "1",
  };
  const closed = await serve(production);
  const answer = await fetch(`${closed}/api/login`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ detail: "Sign-in is not set up on this site." });
  const shown = await new TestBrowser().send(`${closed}/api/login`);
  expect(shown.headers.get("location")).toBe("/sign-in/problem?reason=closed");
  expect((await fetch(`${closed}/oidc/.well-known/openid-configuration`)).status).toBe(404);
  expect((await fetch(`${closed}/api/sign-in/x/details`)).status).toBe(404);

  const allowed = await serve({ ...production, ALLOW_EMBEDDED: "sign-in" });
  expect((await fetch(`${allowed}/oidc/.well-known/openid-configuration`)).status).toBe(200);
});

test("a session whose account is gone is nobody's, and its cookie is taken back", async ({
  serve,
  db,
}) => {
  const site = await serve();
  const browser = new TestBrowser();
  await signUp(browser, site);
  await db.delete(schema.users);
  expect(await currentUser(browser, site)).toBeNull();
  expect(browser.session()).toBeUndefined();
});

test("a cookie with a forged signature is nobody's", async ({ serve }) => {
  const site = await serve();
  const browser = new TestBrowser();
  await signUp(browser, site);
  const forged = new TestBrowser();
  forged.cookies.push(
    ...browser.cookies.map((cookie) => ({ ...cookie, value: `${cookie.value.slice(0, -4)}abcd` })),
  );
  expect(await currentUser(forged, site)).toBeNull();
});
