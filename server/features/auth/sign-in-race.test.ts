import { expect } from "vitest";
import { TestBrowser } from "#server/testing/browser.ts";
import { members, severalVisitors } from "#server/testing/several-visitors.ts";
import { CREDENTIALS, currentUser, openSignInPage, signUp, test } from "#server/testing/site.ts";

test("of sign-ins that come back at the same moment each browser gets its own visitor's", async ({
  serve,
}) => {
  const site = await serve();
  const visitors = await members(3, site);
  await severalVisitors({
    visitors,
    rounds: 8,
    prepare: async ({ email, password }) => {
      const browser = new TestBrowser();
      const page = await openSignInPage(browser, site);
      const answer = await browser.call(`${page}/password`, "POST", { email, password });
      const { goTo } = (await answer.json()) as { goTo: string };
      return { browser, callback: (await browser.visit(goTo, /\/api\/callback\?/)).url };
    },
    act: async (_visitor, { browser, callback }) => {
      const answer = await browser.send(callback);
      return {
        goesTo: answer.headers.get("Location"),
        email: (await currentUser(browser, site))?.email,
      };
    },
    own: ({ email }) => ({ goesTo: "/planner", email }),
  });
});

test("a sign-in is stored before the browser is sent on, however long that takes", async ({
  deps,
  serve,
}) => {
  const store = deps.sessionStore;
  const write = store.set.bind(store);
  store.set = (...session) => void setTimeout(() => write(...session), 300);
  const site = await serve();
  const browser = new TestBrowser();
  await signUp(browser, site);
  expect((await currentUser(browser, site))?.email).toBe(CREDENTIALS.email);
});

test("where no session can be stored, a sign-in is refused before it begins", async ({
  deps,
  serve,
}) => {
  deps.sessionStore.set = (_sid, _session, done) => done?.(new Error("read-only"));
  const answer = await new TestBrowser().send(`${await serve()}/api/login`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Location")).toBeNull();
  expect(await answer.text()).toContain("Nobody can sign in right now");
});
