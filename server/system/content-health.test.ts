import { describe, expect, test } from "vitest";
import { invalidContent } from "#server/features/operations/content-health.ts";
import { keepGuide } from "#server/features/wineries/guide-answers.ts";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { createLogger } from "#server/platform/logger.ts";
import type { SiteProcess } from "#server/testing/local/site-process.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const LONG = { timeout: 120_000 };
const harness = wholeSites();

const SPOIL = "update wineries set website = 'abeja.example' where slug = 'abeja'";
const MEND = "update wineries set website = null where slug = 'abeja'";

async function ask(site: SiteProcess, path: string) {
  const answer = await fetch(site.url + path);
  return { status: answer.status, body: await answer.json() };
}

function opened({ DATABASE_URL, DATA_DIR = "" }: Readonly<Record<string, string>>) {
  return openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }, createLogger("silent"));
}

async function query(env: Readonly<Record<string, string>>, text: string): Promise<void> {
  const database = await opened(env);
  await database.pool.query(text);
  await database.close();
}

/** The check gives its database less than a second: on a busy machine it is asked again. */
const untilHealthIs = (site: SiteProcess, body: object) =>
  expect.poll(() => ask(site, "/api/health")).toMatchObject({ status: 200, body });

/** The site serves, says what it leaves out, and everybody else's page is there. */
async function expectDegraded(site: SiteProcess): Promise<void> {
  await untilHealthIs(site, {
    status: "degraded",
    leftOut: 1,
    faults: [{ row: "abeja", field: "website" }],
  });
  expect((await ask(site, "/api/wineries")).body).toHaveLength(185);
  expect((await ask(site, "/api/wineries/slug/abeja")).status).toBe(404);
  expect((await ask(site, "/api/wineries/slug/corliss")).status).toBe(200);
  expect(site.output()).toMatch(/_\w+\.sql, abeja, website: .+ npm run content:new/);
}

async function expectWhole(site: SiteProcess): Promise<void> {
  await untilHealthIs(site, { status: "ok" });
  expect((await ask(site, "/api/wineries")).body).toHaveLength(186);
  expect((await ask(site, "/api/wineries/slug/abeja")).status).toBe(200);
}

test(
  "on the embedded database a row that cannot be shown degrades the site until it is mended",
  LONG,
  async () => {
    const env = { DATA_DIR: harness.folder };
    await harness.embedded(harness.folder);
    await query(env, SPOIL);
    const first = await harness.started(env);
    await expectDegraded(first);
    await first.stop();
    await query(env, MEND);
    await expectWhole(await harness.started(env));
  },
);

/** What a process that serves leaves out, asked once a period. */
async function watched(env: Readonly<Record<string, string>>) {
  const { db, close } = await opened(env);
  let time = Date.now();
  const now = () => new Date(time);
  const deps = { db, logger: createLogger("silent"), now };
  const invalid = invalidContent({ ...deps, guide: keepGuide(deps) });
  const leftOut = async () => {
    time += 30_000;
    return (await invalid()).map(({ row }) => row);
  };
  return { leftOut, close };
}

describe.skipIf(!postgresBin)("on Postgres", () => {
  test(
    "two processes leave it out, all who watch see the repair, and one that starts after it shows it",
    LONG,
    async () => {
      const postgres = await harness.postgres();
      const env = { DATABASE_URL: postgres.url, DATA_DIR: harness.folder };
      await query(env, SPOIL);
      const pair = await harness.pairOn(postgres);
      for (const site of pair) await expectDegraded(site);
      const watches = await Promise.all([watched(env), watched(env)]);
      for (const { leftOut } of watches) expect(await leftOut()).toEqual(["abeja"]);
      await query(env, MEND);
      for (const { leftOut, close } of watches) {
        expect(await leftOut()).toEqual([]);
        await close();
      }
      await pair[0].stop();
      await expectWhole(await harness.started(env));
      expect((await ask(pair[1], "/api/wineries/slug/corliss")).status).toBe(200);
    },
  );
});
