/** The application behind a real port: a provider and its visitors come in through it. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { TestBrowser } from "./browser.ts";
import { test as base } from "./testing.ts";

type Environment = Readonly<Record<string, string>>;

/** `test` with `serve`, which starts the application and answers its address. */
export const test = base.extend("serve", ({ deps }, { onCleanup }) => {
  const servers: Server[] = [];
  onCleanup(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  return async (env: Environment | ((url: string) => Promise<Environment>) = {}) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    servers.push(server);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const config = readConfig({
      PUBLIC_URL: url,
      ...(typeof env === "function" ? await env(url) : env),
    });
    server.on("request", createApp({ ...deps, config }));
    return url;
  };
});

export const CREDENTIALS = { email: "ada@example.org", password: "correct horse battery" };

const SIGN_IN_PAGE = /\/sign-in\/[\w-]+$/;

/** Goes from the button to the page of the site's own sign-in; answers where its calls go. */
export async function openSignInPage(browser: TestBrowser, site: string, returnTo = "/planner") {
  return followToSignIn(browser, site, `${site}/api/login?${new URLSearchParams({ returnTo })}`);
}

/** Follows an address to the sign-in page. @returns where the calls of this sign-in begin. */
export async function followToSignIn(browser: TestBrowser, site: string, address: string) {
  const { url } = await browser.visit(address, SIGN_IN_PAGE);
  expect(url).toMatch(SIGN_IN_PAGE);
  return `${site}/api/sign-in/${url.split("/").at(-1)}`;
}

/** Makes an account at the site's own sign-in and comes back from it. */
export async function signUp(browser: TestBrowser, site: string, changes: object = {}) {
  const page = await openSignInPage(browser, site);
  const answer = await browser.call(`${page}/account`, "POST", { ...CREDENTIALS, ...changes });
  expect(answer.status).toBe(200);
  const { goTo } = (await answer.json()) as { goTo: string };
  return browser.visit(goTo, /\/planner$/);
}

/** Who the site says is here; null for nobody. */
export async function currentUser(browser: TestBrowser, site: string) {
  const answer = await browser.call(`${site}/api/auth/user`, "GET");
  return answer.status === 200 ? ((await answer.json()) as { id: string; email: string }) : null;
}

/** Signs in by a password, as far as it is the right one. */
export async function tryPassword(site: string, tried: string, browser = new TestBrowser()) {
  const page = await openSignInPage(browser, site);
  const body = { email: CREDENTIALS.email, password: tried };
  const answer = await browser.call(`${page}/password`, "POST", body);
  if (answer.status === 200) {
    await browser.visit(((await answer.json()) as { goTo: string }).goTo, /\/planner$/);
  }
  return { status: answer.status, browser };
}
