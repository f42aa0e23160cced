import { TestBrowser } from "#server/testing/browser.ts";
import { members, severalVisitors } from "#server/testing/several-visitors.ts";
import { currentUser, openSignInPage, test } from "#server/testing/site.ts";

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
