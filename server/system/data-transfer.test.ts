import { spawnSync } from "node:child_process";
import { stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { createLogger } from "#server/platform/logger.ts";
import { TestBrowser } from "#server/testing/browser.ts";
import type { LocalPostgres } from "#server/testing/local/local-postgres.ts";
import { runScript } from "#server/testing/local/site-process.ts";
import { currentUser, signUp } from "#server/testing/site.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const SECRET = { SESSION_SECRET: "the same secret for every process" };
/** Each test starts several processes, one after the other. */
const PATIENCE = { timeout: 400_000 };
/** What a file of SQL could trip over: quotes, backslashes, lines, a variable of psql's, another script. */
const ODD_NAME = 'O\'Brien \\ "x" :name\n; drop table users; -- \t $$ {a,b} Žluť';

const harness = wholeSites();

const started = (env: Record<string, string>) => harness.started({ ...SECRET, ...env });

const data = (command: "export" | "import", file: string, env: Record<string, string>) =>
  runScript(join(inject("bundledScripts"), "data.js"), [command, file], env);

/** Rows and checksum of every table, and the state of every sequence. */
async function contentOf(databaseUrl: string | undefined, dataDir = harness.folder) {
  const database = await openDatabase({ databaseUrl, dataDir }, createLogger("silent"));
  const client = await database.pool.connect();
  try {
    await client.query("set timezone = 'UTC'; set datestyle = 'ISO, MDY'");
    const { rows: tables } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1",
    );
    const content: Record<string, unknown> = {};
    for (const { name } of tables) {
      // Every process keeps the assets of its own build there.
      if (name === "public.build_assets") continue;
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(string_agg(t::text, chr(10) order by t::text collate "C")) as sum from ${name} t`,
      );
      content[name] = rows[0];
    }
    const { rows: sequences } = await client.query(
      "select schemaname, sequencename, last_value from pg_sequences where schemaname in ('public', 'drizzle') order by 1, 2",
    );
    return { content, sequences };
  } finally {
    client.release();
    await database.close();
  }
}

const atOtherSite = (browser: TestBrowser) => {
  const moved = new TestBrowser();
  moved.cookies.push(...browser.cookies);
  return moved;
};

test("a folder without a database is told, and none is made in it", async () => {
  const DATA_DIR = join(harness.folder, "mistyped");
  const refused = data("export", join(harness.folder, "site.sql"), { DATA_DIR });
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringContaining(`DATA_DIR: ${DATA_DIR} has no database`),
  ]);
  await expect(stat(DATA_DIR)).rejects.toThrow("ENOENT");
});

test(
  "an export of a database that is in use, over an older file, or cut off is refused",
  PATIENCE,
  async () => {
    const site = await started({ DATA_DIR: harness.folder });
    const file = join(harness.folder, "site.sql");
    const refused = data("export", file, { DATA_DIR: harness.folder });
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("is in use by")]);
    expect((await fetch(`${site.url}/api/wineries/slug/abeja`)).status).toBe(200);
    await site.stop();
    // From its sources, as an operator starts it.
    const written = runScript("data.ts", ["export", file], { DATA_DIR: harness.folder });
    expect(written.status, written.stderr).toBe(0);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const again = data("export", file, { DATA_DIR: harness.folder });
    expect([again.status, again.stderr]).toEqual([
      1,
      expect.stringContaining("choose another name"),
    ]);
    const full = data("import", file, { DATA_DIR: harness.folder });
    expect([full.status, full.stderr]).toEqual([1, expect.stringContaining("is not empty")]);

    await truncate(file, (await stat(file)).size - 4);
    const cut = data("import", file, { DATA_DIR: join(harness.folder, "new") });
    expect([cut.status, cut.stderr]).toEqual([1, expect.stringContaining("not a whole export")]);
  },
);

describe.skipIf(!postgresBin)("on Postgres (needs its binaries on this machine)", () => {
  let postgres: LocalPostgres;
  beforeEach(async () => {
    postgres = await harness.postgres({ empty: true });
  });

  test(
    "a site moves from the embedded database to Postgres and back with every row, and its visitors stay signed in",
    PATIENCE,
    async () => {
      const embedded = await started({ DATA_DIR: join(harness.folder, "old") });
      const browser = new TestBrowser();
      await signUp(browser, embedded.url, { name: "O'Brien" });
      const visitor = await currentUser(browser, embedded.url);
      expect(visitor).not.toBeNull();
      const saved = await browser.call(`${embedded.url}/api/itineraries`, "POST", {
        name: ODD_NAME,
        guests: 3,
        accommodation: "Walla Walla",
        region: "",
        drivingDistance: "1 hour",
        timeAvailable: "Weekend (2 days)",
        budget: "No preference",
        reservationPreference: "Reservations okay",
        wineriesPerDay: 2,
        preferences: `Syrah, "Merlot" \\ 'x', {Malbec}`,
        startDate: "2026-12-04",
        wineryIds: [4, 7],
      });
      expect(saved.status).toBe(201);
      const trips = "/api/itineraries";
      const before: unknown = await (await browser.call(embedded.url + trips, "GET")).json();
      await embedded.stop();

      const there = join(harness.folder, "there.sql");
      const exported = data("export", there, { DATA_DIR: join(harness.folder, "old") });
      expect([exported.status, exported.stderr]).toEqual([0, ""]);
      const psql = [postgres.url, "-X", "-q", "-v", "ON_ERROR_STOP=1", "-f", there];
      const loaded = spawnSync(join(postgresBin ?? "", "psql"), psql, { encoding: "utf8" });
      expect([loaded.status, loaded.stderr]).toEqual([0, ""]);
      const original = await contentOf(undefined, join(harness.folder, "old"));
      expect(original.content).toMatchObject({
        "public.sessions": { rows: 1 },
        "public.itineraries": { rows: 1 },
      });
      expect(original.content).not.toMatchObject({ "public.wineries": { rows: 0 } });
      expect(await contentOf(postgres.url)).toEqual(original);

      const onPostgres = await started({
        DATABASE_URL: postgres.url,
        DATA_DIR: join(harness.folder, "moved"),
      });
      expect(onPostgres.output()).not.toContain("migration");
      const moved = atOtherSite(browser);
      expect(await currentUser(moved, onPostgres.url)).toEqual(visitor);
      expect(await (await moved.call(onPostgres.url + trips, "GET")).json()).toEqual(before);
      await onPostgres.stop();

      const back = join(harness.folder, "back.sql");
      expect(
        data("export", back, { DATABASE_URL: postgres.url, DATA_DIR: harness.folder }).status,
      ).toBe(0);
      const returned = join(harness.folder, "returned");
      const imported = data("import", back, { DATA_DIR: returned });
      expect([imported.status, imported.stderr]).toEqual([0, ""]);
      expect(await contentOf(undefined, returned)).toEqual(await contentOf(postgres.url));
      const home = await started({ DATA_DIR: returned });
      expect(home.output()).not.toContain("migration");
      const returning = atOtherSite(browser);
      expect(await currentUser(returning, home.url)).toEqual(visitor);
      expect(await (await returning.call(home.url + trips, "GET")).json()).toEqual(before);
    },
  );
});
