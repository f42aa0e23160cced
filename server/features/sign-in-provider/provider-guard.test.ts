import { expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { TestBrowser } from "#server/testing/browser.ts";
import { test } from "#server/testing/site.ts";

const LONG = "x".repeat(12_000);

/** The site's own authorization request, as a browser carries it to the provider. */
async function ownRequest(site: string): Promise<URL> {
  const answer = await new TestBrowser().send(`${site}/api/login`);
  return new URL(answer.headers.get("Location") ?? "");
}

test("a query of 12 kB is refused at every address of signing in, and nothing is stored", async ({
  serve,
  db,
}) => {
  const site = await serve();
  const auth = await ownRequest(site);
  auth.searchParams.set("state", LONG);
  const addresses = [
    auth.href,
    `${site}/oidc/session/end?state=${LONG}`,
    `${site}/oidc/me?state=${LONG}`,
    `${site}/api/callback?code=${LONG}&state=a`,
    `${site}/api/login?returnTo=/${LONG}`,
  ];
  const before = await db.select().from(schema.signInRecords);
  for (const address of addresses) {
    const answer = await fetch(address, { redirect: "manual" });
    expect([404, 414]).toContain(answer.status);
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
  }
  const over = await fetch(auth, { redirect: "manual" });
  expect(over.status).toBe(414);
  expect(await over.json()).toMatchObject({ detail: expect.stringContaining("2000 is the most") });
  expect(await db.select().from(schema.signInRecords)).toEqual(before);
});

test("what a stranger puts into an authorization request is not kept", async ({ serve, db }) => {
  const site = await serve();
  for (const [name, value] of [
    ["state", "y".repeat(900)],
    ["claims", "z".repeat(900)],
    ["login_hint", "somebody@example.org"],
  ] as const) {
    const request = await ownRequest(site);
    request.searchParams.set(name, value);
    const answer = await fetch(request, { redirect: "manual" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining("Begin it anew") });
  }
  expect(await db.select().from(schema.signInRecords)).toEqual([]);
  await fetch(await ownRequest(site), { redirect: "manual" });
  const records = await db.select().from(schema.signInRecords);
  expect(records.map(({ model }) => model).sort()).toEqual(["Interaction"]);
  for (const { payload } of records) expect(payload.length).toBeLessThan(2_000);
});

test("a form without a length, or of more than 4 kB, is not read", async ({ serve }) => {
  const site = await serve();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const long = await fetch(`${site}/oidc/token`, { method: "POST", headers, body: `code=${LONG}` });
  expect(long.status).toBe(413);
  const body = new Blob([`code=${LONG}`]).stream();
  const init = { method: "POST", headers, body, duplex: "half" };
  expect((await fetch(`${site}/oidc/token`, init)).status).toBe(411);
});

test("one client cannot fill the provider's storage, and its own requests are not counted", async ({
  serve,
  db,
}) => {
  const site = await serve({ TRUST_PROXY: "1" });
  const request = await ownRequest(site);
  const from = (address: string, accept = "*/*") =>
    fetch(request, {
      redirect: "manual",
      headers: { "X-Forwarded-For": address, Accept: accept },
    });
  for (let time = 0; time < 150; time++) expect((await from("203.0.113.9")).status).toBe(303);
  const refused = await from("203.0.113.9");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("900");
  const shown = await from("203.0.113.9", "text/html");
  expect(shown.headers.get("location")).toBe("/sign-in/problem?reason=busy");
  const rows = await db.select().from(schema.signInRecords);
  expect(JSON.stringify(rows).length).toBeLessThan(400_000);
  expect((await from("198.51.100.7")).status).toBe(303);
});

test("callbacks nobody asked for are limited too", async ({ serve }) => {
  const site = await serve();
  const ask = () => fetch(`${site}/api/callback?code=a&state=b`);
  for (let time = 0; time < 60; time++) expect((await ask()).status).toBe(400);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("content-type")).toContain("application/problem+json");
});

test("addresses the site does not use of its provider are none", async ({ serve }) => {
  const site = await serve();
  for (const path of ["session/end", "request", "token/introspection", "reg", ""]) {
    expect((await fetch(`${site}/oidc/${path}`)).status).toBe(404);
  }
});
