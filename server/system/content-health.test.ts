import { describe, expect, test } from "vitest";
import type { SiteProcess } from "#scripts/local/site-process.ts";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { createLogger } from "#server/platform/logger.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const LONG = { timeout: 120_000 };
const scene = wholeSites();

const SPOIL = "update wineries set website = 'abeja.example' where slug = 'abeja'";
const MEND = "update wineries set website = null where slug = 'abeja'";

async function ask(site: SiteProcess, path: string) {
  const answer = await fetch(site.url + path);
  return { status: answer.status, body: await answer.json() };
}

async function query(env: Readonly<Record<string, string>>, text: string): Promise<void> {
  const database = await openDatabase(
    { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR ?? "" },
    createLogger("silent"),
  );
  await database.pool.query(text);
  await database.close();
}

/** The site serves, says what it leaves out, and everybody else's page is there. */
async function expectDegraded(site: SiteProcess): Promise<void> {
  const { status, body } = await ask(site, "/api/health");
  expect([status, body]).toMatchObject([
    200,
    { status: "degraded", leftOut: 1, faults: [{ row: "abeja", field: "website" }] },
  ]);
  expect((await ask(site, "/api/wineries")).body).toHaveLength(185);
  expect((await ask(site, "/api/wineries/slug/abeja")).status).toBe(404);
  expect((await ask(site, "/api/wineries/slug/corliss")).status).toBe(200);
  expect(site.output()).toMatch(/_\w+\.sql, abeja, website: .+ npm run content:new/);
}

async function expectWhole(site: SiteProcess): Promise<void> {
  expect(await ask(site, "/api/health")).toEqual({ status: 200, body: { status: "ok" } });
  expect((await ask(site, "/api/wineries")).body).toHaveLength(186);
  expect((await ask(site, "/api/wineries/slug/abeja")).status).toBe(200);
}

test(
  "on the embedded database a row that cannot be shown degrades the site until it is mended",
  LONG,
  async () => {
    const env = { DATA_DIR: scene.folder };
    await (await scene.started(env)).stop();
    await query(env, SPOIL);
    const second = await scene.started(env);
    await expectDegraded(second);
    await second.stop();
    await query(env, MEND);
    await expectWhole(await scene.started(env));
  },
);

describe.skipIf(!postgresBin)("on Postgres", () => {
  test(
    "two processes leave it out, and one that starts after the repair shows it",
    LONG,
    async () => {
      const postgres = await scene.postgres();
      await query({ DATABASE_URL: postgres.url, DATA_DIR: scene.folder }, SPOIL);
      const pair = await scene.pairOn(postgres);
      for (const site of pair) await expectDegraded(site);
      await query({ DATABASE_URL: postgres.url, DATA_DIR: scene.folder }, MEND);
      await pair[0].stop();
      await expectWhole(
        await scene.started({ DATABASE_URL: postgres.url, DATA_DIR: scene.folder }),
      );
      expect((await ask(pair[1], "/api/wineries/slug/corliss")).status).toBe(200);
    },
  );
});
