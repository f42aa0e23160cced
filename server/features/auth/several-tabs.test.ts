import { addDays } from "date-fns";
import { expect } from "vitest";
import { TestBrowser } from "#server/testing/browser.ts";
import {
  CREDENTIALS,
  currentUser,
  followToSignIn,
  openSignInPage,
  signUp,
  test,
} from "#server/testing/site.ts";

const REFUSED = "/sign-in/problem?reason=refused";

/** The address of the callback that the right password on this page leads to. */
async function reachCallback(browser: TestBrowser, page: string, changes: object = {}) {
  const body = { ...CREDENTIALS, ...changes };
  const answer = await browser.call(`${page}/password`, "POST", body);
  const { goTo } = (await answer.json()) as { goTo: string };
  return (await browser.visit(goTo, /\/api\/callback\?/)).url;
}

const wayOn = async (browser: TestBrowser, callback: string) =>
  (await browser.send(callback)).headers.get("Location");

test.for([
  ["first", [0, 1]],
  ["last", [1, 0]],
] as const)(
  "of two tabs at sign-in, the one opened %s may be used first: each leads to its own page",
  async ([, order], { serve }) => {
    const site = await serve();
    await signUp(new TestBrowser(), site);
    const browser = new TestBrowser();
    const tabs: { page: string; returnTo: string }[] = [];
    for (const returnTo of ["/wineries", "/planner"]) {
      tabs.push({ page: await openSignInPage(browser, site, returnTo), returnTo });
    }
    for (const { page, returnTo } of order.map((at) => tabs[at] ?? { page: "", returnTo: "" })) {
      expect(await wayOn(browser, await reachCallback(browser, page))).toBe(returnTo);
      expect(await currentUser(browser, site)).toMatchObject({ email: CREDENTIALS.email });
    }
  },
);

test("somebody else's answer makes nobody another visitor, whatever their tabs have under way", async ({
  serve,
}) => {
  const site = await serve();
  await signUp(new TestBrowser(), site);
  const mallory = { email: "mallory@example.org" };
  await signUp(new TestBrowser(), site, mallory);
  const foreign = async () => {
    const browser = new TestBrowser();
    return reachCallback(browser, await openSignInPage(browser, site), mallory);
  };
  const victim = new TestBrowser();
  const page = await openSignInPage(victim, site);
  await openSignInPage(victim, site);
  expect(await wayOn(victim, await foreign())).toBe(REFUSED);
  expect(await currentUser(victim, site)).toBeNull();
  expect(await wayOn(victim, await reachCallback(victim, page))).toBe("/planner");
  const session = victim.session();
  expect(await wayOn(victim, await foreign())).toBe("/");
  expect(victim.session()).toBe(session);
  expect(await currentUser(victim, site)).toMatchObject({ email: CREDENTIALS.email });
});

test("a browser has its five newest sign-ins under way", async ({ serve }) => {
  const site = await serve();
  await signUp(new TestBrowser(), site);
  const browser = new TestBrowser();
  const pages: string[] = [];
  for (let tab = 0; tab < 6; tab++)
    pages.push(await openSignInPage(browser, site, `/trips/${tab}`));
  const [oldest = "", next = ""] = pages;
  expect(await wayOn(browser, await reachCallback(browser, oldest))).toBe(REFUSED);
  expect(await wayOn(browser, await reachCallback(browser, next))).toBe("/trips/1");
});

test("a sign-in that somebody began in this browser makes nobody else them, weeks after", async ({
  serve,
  clock,
}) => {
  const site = await serve();
  await signUp(new TestBrowser(), site);
  const mallory = { email: "mallory@example.org" };
  await signUp(new TestBrowser(), site, mallory);
  const shared = new TestBrowser();
  const begun = await shared.send(`${site}/api/login?returnTo=/trips/1`);
  const address = new URL(begun.headers.get("Location") ?? "", site).href;
  const page = await openSignInPage(shared, site);
  expect(await wayOn(shared, await reachCallback(shared, page))).toBe("/planner");
  clock.now = addDays(clock.now, 20);
  const elsewhere = new TestBrowser();
  const there = await followToSignIn(elsewhere, site, address);
  expect(await wayOn(shared, await reachCallback(elsewhere, there, mallory))).toBe("/trips/1");
  expect(await currentUser(shared, site)).toMatchObject({ email: CREDENTIALS.email });
});

test("Sign In after a refusal leads to the page of the tab that was refused", async ({ serve }) => {
  const site = await serve();
  await signUp(new TestBrowser(), site);
  const browser = new TestBrowser();
  const begun = await browser.send(`${site}/api/login?returnTo=/wineries`);
  await browser.send(`${site}/api/login?returnTo=/trips/2`);
  const state = new URL(begun.headers.get("Location") ?? "", site).searchParams.get("state");
  await browser.send(`${site}/api/callback?error=access_denied&state=${state}`);
  const page = await followToSignIn(browser, site, `${site}/api/login`);
  expect(await wayOn(browser, await reachCallback(browser, page))).toBe("/wineries");
});
