import { beforeEach, describe, expect, onTestFailed, test } from "vitest";
import { confirmToken, expiryOf } from "#server/features/facts/season-mail.ts";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { createLogger } from "#server/platform/logger.ts";
import { TestBrowser } from "#server/testing/browser.ts";
import { type Member, members, severalVisitors } from "#server/testing/several-visitors.ts";
import { currentUser, openSignInPage } from "#server/testing/site.ts";
import { PAIR_SECRET, postgresBin, wholeSites } from "#server/testing/whole-sites.ts";
import { winerySchema } from "#shared/api/wineries.ts";

const ROUNDS = 8;

const harness = wholeSites();
const { started } = harness;

/** Whoever was refused is told little; the log has the reason. */
beforeEach(() => {
  onTestFailed(() => {
    const lines = harness.sites.flatMap(({ output }) => output().split("\n"));
    process.stderr.write(
      `${lines.filter((line) => !line.includes('"level":"info"')).join("\n")}\n`,
    );
  });
});

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

async function idsOfGuide(site = ""): Promise<number[]> {
  const guide = await fetch(`${site}/api/wineries`);
  return winerySchema
    .array()
    .parse(await guide.json())
    .map(({ id }) => id);
}

/** Each puts wineries of its own on its list and asks for it while all others do the same. */
async function listsAtOnce(visitors: readonly Member[]): Promise<void> {
  const ids = await idsOfGuide(visitors[0]?.site);
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

/** Wineries answer the season's mail all at once, each by a process of its own; the last link is forwarded. */
async function wineriesAnswerAtOnce(sites: readonly string[], databaseUrl: string): Promise<void> {
  const [forwardedId = 0, ...asked] = (await idsOfGuide(sites[0])).slice(0, 9);
  const answer = async (wineryId: number, value: string) => {
    const link = { wineryId, season: "2027-summer", expires: expiryOf(new Date()) };
    const address = `${sites[wineryId % 2]}/api/confirm/${confirmToken(PAIR_SECRET, link)}`;
    const answers = { groups: { say: "changed", value } };
    return (await new TestBrowser().call(address, "POST", { answers })).status;
  };
  const own = (wineryId: number) => `Groups of ${wineryId}`;
  const once = await Promise.all(asked.map((id) => answer(id, own(id))));
  expect(once).toEqual(asked.map(() => 202));
  const forwarded = await Promise.all(asked.map((_, at) => answer(forwardedId, `Reader ${at}`)));
  expect(forwarded.toSorted()).toEqual([...Array(5).fill(202), ...Array(3).fill(429)]);
  const { pool, close } = await openDatabase(
    { databaseUrl, dataDir: harness.folder },
    createLogger("silent"),
  );
  const { rows } = await pool.query<{ winery: number; said: string }>(
    "select winery_id as winery, answers->'groups'->>'value' as said from fact_answers",
  );
  await close();
  expect(rows).toEqual(
    expect.arrayContaining(asked.map((winery) => ({ winery, said: own(winery) }))),
  );
  expect(rows).toHaveLength(asked.length + 5);
}

test("on the embedded database everybody is signed in as themselves and sees their own list", async () => {
  const { url } = await started({ DATA_DIR: harness.folder });
  const visitors = await members(4, url);
  await signInsAtOnce(visitors);
  await listsAtOnce(visitors);
});

describe.skipIf(!postgresBin)(
  "two processes on Postgres (needs its binaries on this machine)",
  () => {
    test("everybody at once is signed in as themselves, sees their own list, and answers for their own winery", async () => {
      const postgres = await harness.postgres();
      const [one, other] = await harness.pairOn(postgres);
      const visitors = await members(4, one.url, other.url);
      expect(new Set(visitors.map(({ site }) => site)).size).toBe(2);
      await signInsAtOnce(visitors);
      await listsAtOnce(visitors);
      await wineriesAnswerAtOnce([one.url, other.url], postgres.url);
    });
  },
);
