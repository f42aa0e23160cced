import { describe, expect, test } from "vitest";
import { TestBrowser } from "#server/testing/browser.ts";
import { type Member, members, severalVisitors } from "#server/testing/several-visitors.ts";
import { currentUser, openSignInPage } from "#server/testing/site.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";
import { winerySchema } from "#shared/api/wineries.ts";

const ROUNDS = 8;

const scene = wholeSites();
const { started } = scene;
/** Signs in again up to the provider's redirect back. */
async function reachCallback({ site, email, password }: Member) {
  const browser = new TestBrowser();
  const page = await openSignInPage(browser, site);
  const answer = await browser.call(`${page}/password`, "POST", { email, password });
  const { goTo } = (await answer.json()) as { goTo: string };
  return { browser, callback: (await browser.visit(goTo, /\/api\/callback\?/)).url };
}

async function signInsAtOnce(visitors: readonly Member[]): Promise<void> {
  await severalVisitors({
    visitors,
    rounds: ROUNDS,
    prepare: reachCallback,
    act: async ({ site }, { browser, callback }) => {
      const answer = await browser.send(callback);
      return {
        goesTo: answer.headers.get("Location"),
        email: (await currentUser(browser, site))?.email,
      };
    },
    own: ({ email }) => ({ goesTo: "/planner", email }),
  });
}

/** Each puts wineries of its own on its list and asks for it while all others do the same. */
async function listsAtOnce(visitors: readonly Member[]): Promise<void> {
  const guide = await fetch(`${visitors[0]?.site}/api/wineries`);
  const ids = winerySchema
    .array()
    .parse(await guide.json())
    .map(({ id }) => id);
  const wineryOf = (visitor: Member, round: number) => ids[visitors.indexOf(visitor) + round * 10];
  await severalVisitors({
    visitors,
    rounds: ROUNDS,
    act: async (visitor, _prepared, round) => {
      const { browser, site } = visitor;
      const wineryIds = [wineryOf(visitor, round)];
      const [put, user] = await Promise.all([
        browser.call(`${site}/api/trip-list`, "PUT", { wineryIds }),
        currentUser(browser, site),
      ]);
      const list: unknown = await (await browser.call(`${site}/api/trip-list`, "GET")).json();
      return { put: put.status, email: user?.email, list };
    },
    own: (visitor, round) => ({
      put: 200,
      email: visitor.email,
      list: { wineryIds: Array.from({ length: round + 1 }, (_, past) => wineryOf(visitor, past)) },
    }),
  });
}

test("on the embedded database everybody is signed in as themselves and sees their own list", async () => {
  const { url } = await started({ DATA_DIR: scene.folder });
  const visitors = await members(4, url);
  await signInsAtOnce(visitors);
  await listsAtOnce(visitors);
});

describe.skipIf(!postgresBin)(
  "two processes on Postgres (needs its binaries on this machine)",
  () => {
    test("everybody at once is signed in as themselves and sees their own list", async () => {
      const [one, other] = await scene.pairOn(await scene.postgres());
      const visitors = await members(4, one.url, other.url);
      expect(new Set(visitors.map(({ site }) => site)).size).toBe(2);
      await signInsAtOnce(visitors);
      await listsAtOnce(visitors);
    });
  },
);
