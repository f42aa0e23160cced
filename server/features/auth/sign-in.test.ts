import { expect, vi } from "vitest";
import { TestBrowser } from "#server/testing/browser.ts";
import { startTestProvider, type TestProvider } from "#server/testing/provider.ts";
import { test as base, currentUser } from "#server/testing/site.ts";

/** The site with a standard provider of its own, in a separate server. */
const test = base.extend("withProvider", ({ serve }, { onCleanup }) => {
  return async (options: Partial<Parameters<typeof startTestProvider>[0]> = {}) => {
    let provider: TestProvider | undefined;
    const site = await serve(async (url) => {
      const started = await startTestProvider({
        redirectUri: `${url}/api/callback`,
        postLogoutRedirectUri: `${url}/`,
        ...options,
      });
      provider = started;
      onCleanup(() => started.close());
      return {
        OIDC_ISSUER: started.issuer,
        OIDC_CLIENT_ID: started.clientId,
        OIDC_CLIENT_SECRET: started.clientSecret,
      };
    });
    if (!provider) throw new Error("the provider did not start");
    return { site, provider };
  };
});

const CALLBACK = /\/api\/callback\?/;
const REFUSED = /\/sign-in\/problem\?reason=refused$/;

/** Signs in up to the provider's redirect back; answers the address of the callback. */
async function reachCallback(browser: TestBrowser, site: string, returnTo = "/wineries") {
  const query = new URLSearchParams({ returnTo });
  return (await browser.visit(`${site}/api/login?${query}`, CALLBACK)).url;
}

async function expectRefused(browser: TestBrowser, site: string, callback: string) {
  const seen = await browser.visit(callback, REFUSED);
  expect(seen.url).toMatch(REFUSED);
  expect(await currentUser(browser, site)).toBeNull();
}

test("a visitor of a standard provider comes back to the page, signed in, with their profile", async ({
  withProvider,
}) => {
  const { site } = await withProvider();
  const browser = new TestBrowser();
  const { url } = await browser.visit(`${site}/api/login?returnTo=/wineries%3Fq%3Dabeja`, /\?q=/);
  expect(url).toBe(`${site}/wineries?q=abeja`);
  expect(await currentUser(browser, site)).toEqual({
    id: expect.any(String),
    email: "ada@example.org",
    emailVerified: false,
    hasPassword: false,
    name: "Ada",
    picture: null,
  });
});

test.for([
  [true, true],
  ["true", true],
  [false, false],
  ["false", false],
] as const)(
  "an address whose claim of being confirmed is %j counts as %j",
  async ([email_verified, emailVerified], { withProvider }) => {
    const { site, provider } = await withProvider();
    provider.person = { sub: "person-1", email: "ada@example.org", name: "Ada", email_verified };
    const browser = new TestBrowser();
    await browser.visit(await reachCallback(browser, site), /\/wineries$/);
    expect(await currentUser(browser, site)).toMatchObject({ emailVerified });
  },
);

test("the request to the provider carries PKCE, state and nonce, new ones each time", async ({
  withProvider,
}) => {
  const { site } = await withProvider();
  const seen = new Set<string>();
  for (let time = 0; time < 2; time++) {
    const answer = await new TestBrowser().send(`${site}/api/login`);
    const { searchParams } = new URL(answer.headers.get("Location") ?? "");
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    expect(searchParams.get("scope")).toBe("openid email profile");
    for (const name of ["code_challenge", "state", "nonce"]) {
      const value = searchParams.get(name) ?? "";
      expect(value.length).toBeGreaterThan(30);
      seen.add(value);
    }
  }
  expect(seen.size).toBe(6);
});

test("the profile is the provider's newest, and the account stays the same one", async ({
  withProvider,
}) => {
  const { site, provider } = await withProvider();
  const first = new TestBrowser();
  await first.visit(await reachCallback(first, site), /\/wineries$/);
  provider.person = { sub: "person-1", email: "ada@new.example", name: "Ada Vine" };
  const second = new TestBrowser();
  await second.visit(await reachCallback(second, site), /\/wineries$/);
  const [before, after] = [await currentUser(first, site), await currentUser(second, site)];
  expect(after).toMatchObject({ id: before?.id, email: "ada@new.example", name: "Ada Vine" });
});

test("a client registered for client_secret_post signs in as well", async ({ withProvider }) => {
  const { site } = await withProvider({ authMethod: "client_secret_post" });
  const browser = new TestBrowser();
  await browser.visit(await reachCallback(browser, site), /\/wineries$/);
  expect(await currentUser(browser, site)).not.toBeNull();
});

test("a tampered state is refused", async ({ withProvider }) => {
  const { site } = await withProvider();
  const browser = new TestBrowser();
  const callback = new URL(await reachCallback(browser, site));
  callback.searchParams.set("state", "of-another-sign-in");
  await expectRefused(browser, site, callback.href);
});

test("an answer without a state is refused", async ({ withProvider }) => {
  const { site } = await withProvider();
  const browser = new TestBrowser();
  const callback = new URL(await reachCallback(browser, site));
  callback.searchParams.delete("state");
  await expectRefused(browser, site, callback.href);
});

test("a wrong nonce in the identity token is refused", async ({ withProvider }) => {
  const { site } = await withProvider();
  const browser = new TestBrowser();
  const answer = await browser.send(`${site}/api/login`);
  const request = new URL(answer.headers.get("Location") ?? "");
  request.searchParams.set("nonce", "a-nonce-of-another-sign-in-entirely");
  const { url } = await browser.visit(request.href, CALLBACK);
  await expectRefused(browser, site, url);
});

test("a code that was used leads on who is signed in by it, and is refused elsewhere", async ({
  withProvider,
}) => {
  const { site } = await withProvider();
  const browser = new TestBrowser();
  const callback = await reachCallback(browser, site);
  await browser.visit(callback, /\/wineries$/);
  const session = browser.session();
  const again = await browser.send(callback);
  expect(again.headers.get("Location")).toBe("/");
  expect(browser.session()).toBe(session);
  expect(await currentUser(browser, site)).not.toBeNull();
  await expectRefused(new TestBrowser(), site, callback);
});

test("a code of one visitor brings another, who has a sign-in under way, nowhere", async ({
  withProvider,
}) => {
  const { site } = await withProvider();
  const victim = new TestBrowser();
  const stolen = new URL(await reachCallback(victim, site));
  const thief = new TestBrowser();
  const own = new URL(await reachCallback(thief, site));
  own.searchParams.set("code", stolen.searchParams.get("code") ?? "");
  await expectRefused(thief, site, own.href);
});

test("an answer nobody asked for is refused, and leaves no cookie behind", async ({
  withProvider,
}) => {
  const { site } = await withProvider();
  const browser = new TestBrowser();
  await expectRefused(browser, site, `${site}/api/callback?code=abc&state=def`);
  await expectRefused(browser, site, `${site}/api/callback`);
  expect(browser.session()).toBeUndefined();
});

test("a program is told with a problem what a browser is told with a page", async ({
  withProvider,
}) => {
  const { site } = await withProvider();
  const answer = await fetch(`${site}/api/callback?code=abc&state=def`);
  expect(answer.status).toBe(400);
  expect(answer.headers.get("content-type")).toContain("application/problem+json");
  expect(await answer.json()).toMatchObject({
    detail: expect.stringContaining("cannot be completed"),
  });
});

test("who declines at the provider is told so", async ({ withProvider }) => {
  const { site, provider } = await withProvider();
  provider.person = null;
  const browser = new TestBrowser();
  const { url } = await browser.visit(await reachCallback(browser, site), /\/sign-in\/problem/);
  expect(url).toBe(`${site}/sign-in/problem?reason=canceled`);
});

test("the session id is a new one after signing in, and the old one is worth nothing", async ({
  withProvider,
}) => {
  const { site } = await withProvider();
  const browser = new TestBrowser();
  const callback = await reachCallback(browser, site);
  const fixed = browser.session();
  const attacker = new TestBrowser();
  attacker.cookies.push(...browser.cookies);
  await browser.visit(callback, /\/wineries$/);
  expect(fixed).toBeDefined();
  expect(browser.session()).not.toBe(fixed);
  expect(await currentUser(attacker, site)).toBeNull();
  expect(await currentUser(browser, site)).not.toBeNull();
});

test("a foreign returnTo is refused with a clear answer, and no session begins", async ({
  withProvider,
}) => {
  const { site } = await withProvider();
  for (const returnTo of ["https://evil.example/", "//evil.example", "/\\evil", "/api/logout"]) {
    const address = `${site}/api/login?${new URLSearchParams({ returnTo })}`;
    const browser = new TestBrowser();
    const shown = await browser.send(address);
    expect(shown.headers.get("Location")).toBe("/sign-in/problem?reason=refused");
    expect(browser.cookies).toEqual([]);
    const answer = await fetch(address);
    expect(answer.status).toBe(400);
    expect((await answer.json()) as object).toMatchObject({
      detail: "returnTo must be the path of a page of this site, such as /planner.",
    });
  }
});

test("a provider that is away does not stop the site, is told once to its operator, and signing in works once it is back", async ({
  deps,
  withProvider,
}) => {
  const told: unknown[] = [];
  for (const level of ["warn", "info"] as const) {
    vi.spyOn(deps.logger, level).mockImplementation((facts: unknown, text) => {
      if (facts instanceof Object && "dependency" in facts) told.push([facts.dependency, text]);
    });
  }
  const { site, provider } = await withProvider();
  await provider.close();
  const browser = new TestBrowser();
  const away = await browser.send(`${site}/api/login`);
  expect(away.headers.get("Location")).toBe("/sign-in/problem?reason=away");
  const problem = await fetch(`${site}/api/login`);
  expect(problem.status).toBe(503);
  expect(problem.headers.get("retry-after")).toMatch(/^\d+$/);
  expect((await fetch(`${site}/api/wineries`)).status).toBe(200);

  const back = await startTestProvider({
    redirectUri: `${site}/api/callback`,
    port: Number(new URL(provider.issuer).port),
  });
  await browser.visit(await reachCallback(browser, site), /\/wineries$/);
  expect(await currentUser(browser, site)).not.toBeNull();
  expect(told).toEqual([
    ["oidc", "dependency away"],
    ["oidc", "back again"],
  ]);
  vi.restoreAllMocks();
  await back.close();
});

test("a provider that goes away between asking and answering is said to be away, once to its operator", async ({
  deps,
  withProvider,
}) => {
  const told: string[] = [];
  for (const level of ["warn", "info"] as const) {
    vi.spyOn(deps.logger, level).mockImplementation((_facts: unknown, text) => {
      if (text) told.push(text);
    });
  }
  const { site, provider } = await withProvider();
  const browser = new TestBrowser();
  const callback = await reachCallback(browser, site);
  await provider.close();
  const { url } = await browser.visit(callback, /\/sign-in\/problem/);
  expect(url).toBe(`${site}/sign-in/problem?reason=away`);
  // Which asks nothing of the provider.
  await new TestBrowser().send(`${site}/api/login`);
  expect(told.filter((text) => /away|back/.test(text))).toEqual(["dependency away"]);
  vi.restoreAllMocks();
});

test.for([
  ["server_error", "away"],
  ["temporarily_unavailable", "away"],
  ["invalid_scope", "refused"],
  // Words of the language are no errors of a provider.
  ["constructor", "refused"],
  ["__proto__", "refused"],
])(
  "a provider that sends the visitor back with %s leads to the page for %s",
  async ([error = "", reason], { withProvider }) => {
    const { site } = await withProvider();
    const browser = new TestBrowser();
    const callback = new URL(await reachCallback(browser, site));
    callback.searchParams.delete("code");
    callback.searchParams.set("error", error);
    const { url } = await browser.visit(callback.href, /\/sign-in\/problem/);
    expect(url).toBe(`${site}/sign-in/problem?reason=${reason}`);
  },
);

test("signing out ends the session here and at the provider", async ({ withProvider }) => {
  const { site, provider } = await withProvider();
  const browser = new TestBrowser();
  await browser.visit(await reachCallback(browser, site), /\/wineries$/);
  const copied = new TestBrowser();
  copied.cookies.push(...browser.cookies);
  const answer = await browser.call(`${site}/api/logout`, "POST");
  const { goTo } = (await answer.json()) as { goTo: string };
  const elsewhere = new URL(goTo);
  expect(elsewhere.origin + elsewhere.pathname).toBe(`${provider.issuer}/session/end`);
  // Who it is stays out of the address, which histories and logs keep.
  expect(Object.fromEntries(elsewhere.searchParams)).toEqual({
    client_id: provider.clientId,
    post_logout_redirect_uri: `${site}/`,
  });
  expect((await browser.send(goTo)).status).toBe(200);
  expect(browser.session()).toBeUndefined();
  expect(await currentUser(copied, site)).toBeNull();
});

test("a link of the site signs out too; one on another site does not", async ({ withProvider }) => {
  const { site, provider } = await withProvider();
  const browser = new TestBrowser();
  await browser.visit(await reachCallback(browser, site), /\/wineries$/);
  for (const headers of [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    {},
  ]) {
    const refused = await browser.send(`${site}/api/logout`, { headers });
    expect(refused.status).toBe(403);
  }
  expect((await browser.send(`${site}/api/logout`, { method: "POST" })).status).toBe(403);
  expect(await currentUser(browser, site)).not.toBeNull();
  const left = await browser.send(`${site}/api/logout`, {
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(left.headers.get("Location")).toContain(`${provider.issuer}/session/end`);
  expect(await currentUser(browser, site)).toBeNull();
});

test("signing in again while signed in leads on at once", async ({ withProvider }) => {
  const { site } = await withProvider();
  const browser = new TestBrowser();
  await browser.visit(await reachCallback(browser, site), /\/wineries$/);
  const answer = await browser.send(`${site}/api/login?returnTo=/planner`);
  expect(answer.headers.get("Location")).toBe("/planner");
});
