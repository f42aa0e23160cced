import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { schema } from "#server/platform/db.ts";
import { test as base } from "#server/testing.ts";
import { TestBrowser } from "#server/testing-browser.ts";
import { startTestProvider } from "#server/testing-provider.ts";

/** The application behind a real port, since a provider and its visitors come in through it. */
const test = base.extend("serve", ({ deps }, { onCleanup }) => {
  return async (env: Record<string, string> = {}) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onCleanup(() => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const config = readConfig({ PUBLIC_URL: url, ...env });
    server.on("request", createApp({ ...deps, config }));
    return url;
  };
});

const CREDENTIALS = { email: "ada@example.org", password: "correct horse battery" };
const SIGN_IN_PAGE = /\/sign-in\/[\w-]+$/;

/** Goes from the sign-in button to the provider's page; answers the address of its JSON calls. */
async function openSignInPage(browser: TestBrowser, site: string, returnTo = "/planner") {
  const query = new URLSearchParams({ returnTo });
  const { url } = await browser.visit(`${site}/api/login?${query}`, SIGN_IN_PAGE);
  expect(url).toMatch(SIGN_IN_PAGE);
  return `${site}/api/sign-in/${url.split("/").at(-1)}`;
}

async function signUp(browser: TestBrowser, site: string, email = CREDENTIALS.email) {
  const page = await openSignInPage(browser, site);
  const answer = await browser.call(`${page}/account`, "POST", { ...CREDENTIALS, email });
  expect(answer.status).toBe(200);
  const { goTo } = (await answer.json()) as { goTo: string };
  return browser.visit(goTo, /\/planner$/);
}

test("§6: the current user is a 401 problem for a visitor, without a cookie", async ({ serve }) => {
  const site = await serve();
  const browser = new TestBrowser();
  const answer = await browser.call(`${site}/api/auth/user`, "GET");
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ title: "Unauthorized", status: 401 });
  expect(browser.cookies).toEqual([]);
});

test("signing up at the embedded provider leads back to the page and to the account", async ({
  serve,
}) => {
  const site = await serve();
  const browser = new TestBrowser();
  const { url } = await signUp(browser, site);
  expect(url).toBe(`${site}/planner`);
  const answer = await browser.call(`${site}/api/auth/user`, "GET");
  expect(await answer.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: CREDENTIALS.email,
    name: null,
    picture: null,
  });
});
