import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { readMigrations } from "#server/platform/database/migrate.ts";
import { createLogger } from "#server/platform/logger.ts";
import { TestBrowser } from "#server/testing/browser.ts";
import { untilHealthy } from "#server/testing/local/site-process.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const harness = wholeSites();
const { started } = harness;
test("a second process on the same embedded folder ends with a clear error; after a kill -9 of the first, the next serves its content", async () => {
  const first = await started({ DATA_DIR: harness.folder });
  const second = await harness.launched({ DATA_DIR: harness.folder });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`The data folder ${harness.folder} is in use by process`);
  expect((await fetch(`${first.url}/api/wineries`)).status).toBe(200);
  await first.stop("SIGKILL");
  const third = await started({ DATA_DIR: harness.folder });
  const wineries = (await (await fetch(`${third.url}/api/wineries`)).json()) as unknown[];
  expect(wineries).toHaveLength(186);
});

test("a missing file of the embedded database is told with what to do, without a stack", async () => {
  await (await started({ DATA_DIR: harness.folder })).stop();
  const tables = join(harness.folder, "postgres/base/5");
  // What the site has made; the system's own tables have lower numbers.
  for (const file of readdirSync(tables)) if (Number(file) >= 16384) rmSync(join(tables, file));
  const site = await harness.launched({ DATA_DIR: harness.folder });
  expect(await site.ended).toBe(1);
  expect(site.output()).toContain("one of its files is missing or damaged; put a backup back");
  expect(site.output()).not.toContain("stack");
});

test("a wrong environment is refused by name, with status 1", async () => {
  const site = await harness.launched({
    DATA_DIR: harness.folder,
    SMTP_URL: "mail.example",
    PORT: "90000",
  });
  expect(await site.ended).toBe(1);
  expect(site.output()).toContain("SMTP_URL: must be a URL that starts with smtp://");
  expect(site.output()).toContain("PORT:");
});

test("an address that the machine does not have, and a port in use, are refused by name", async () => {
  const first = await started({ DATA_DIR: harness.folder });
  const { port } = new URL(first.url);
  const [taken, elsewhere] = [
    await harness.launched({ DATA_DIR: join(harness.folder, "other"), PORT: port }),
    await harness.launched({ DATA_DIR: join(harness.folder, "elsewhere"), HOST: "192.0.2.1" }),
  ];
  expect([await taken.ended, await elsewhere.ended]).toEqual([1, 1]);
  expect(taken.output()).toContain(`PORT: ${port} is in use by another program`);
  expect(elsewhere.output()).toContain("HOST: 192.0.2.1 is not an address of this machine");
  // Told before a database is made.
  expect(existsSync(join(harness.folder, "other"))).toBe(false);
});

test("with NODE_ENV=production the embedded parts are refused by name", async () => {
  const site = await harness.launched({
    DATA_DIR: harness.folder,
    NODE_ENV: "production",
    PUBLIC_URL: "",
  });
  expect(await site.ended).toBe(1);
  for (const name of ["DATABASE_URL", "SMTP_URL", "MAIL_FROM", "SESSION_SECRET", "PUBLIC_URL"]) {
    expect(site.output()).toContain(`${name}: is required with NODE_ENV=production`);
  }
});

describe.skipIf(!postgresBin)("on Postgres (needs its binaries on this machine)", () => {
  test("three processes that start at once on an empty database migrate it once, and all serve", async () => {
    const postgres = await harness.postgres({ empty: true });
    await postgres.ask("alter database postgres set datestyle = 'German'");
    const env = { DATABASE_URL: postgres.url };
    await Promise.all(
      ["a", "b", "c"].map((name) => started({ ...env, DATA_DIR: join(harness.folder, name) })),
    );
    const database = await openDatabase(
      { databaseUrl: postgres.url, dataDir: harness.folder },
      createLogger("silent"),
    );
    const { rows } = (await database.db.execute(
      sql`select count(*)::int as ran, count(distinct hash)::int as files from drizzle.__drizzle_migrations`,
    )) as unknown as { rows: unknown[] };
    await database.close();
    const { length } = await readMigrations();
    expect(rows).toEqual([{ ran: length, files: length }]);
    for (const { url } of harness.sites) {
      expect((await fetch(`${url}/api/wineries`)).status).toBe(200);
      const trip = { base: "Yakima", wineries: [1], days: 1, startDate: "2027-06-05" };
      const made = await new TestBrowser().call(`${url}/api/trips`, "POST", trip);
      expect(made.status).toBe(201);
      const { url: page } = (await made.json()) as { url: string };
      const opened = await fetch(url + page.replace("/trip/", "/api/trips/"));
      expect(await opened.json()).toMatchObject({ request: { startDate: "2027-06-05" } });
    }
  });

  test("a database and a role that the server does not know are named at once", async () => {
    const postgres = await harness.postgres({ empty: true });
    const wrong = [
      [postgres.url.replace(/postgres$/, "nowhere"), "no database of this name"],
      [`${postgres.url}?sslmode=verify-full`, "no TLS"],
      [postgres.url.replace("postgres@", "nobody@"), "no such role"],
    ] as const;
    for (const [DATABASE_URL, reason] of wrong) {
      const site = await harness.launched({ DATABASE_URL, DATA_DIR: harness.folder });
      expect(await site.ended).toBe(1);
      expect(site.output()).toContain(`DATABASE_URL: the server has ${reason}`);
    }
  });

  test("a role without rights and a database that takes no changes are named", async () => {
    const postgres = await harness.postgres({ empty: true });
    const start = async (DATABASE_URL: string) => {
      const site = await harness.launched({ DATABASE_URL, DATA_DIR: harness.folder });
      expect(await site.ended).toBe(1);
      return site.output();
    };
    await postgres.ask("create role stranger login");
    const ofStranger = await start(postgres.url.replace("postgres@", "stranger@"));
    expect(ofStranger).toContain("DATABASE_URL: this role lacks rights in that database");
    await postgres.ask("alter database postgres set default_transaction_read_only = on");
    const readOnly = await start(postgres.url);
    expect(readOnly).toContain("takes no changes (25006): see to it, or to DATABASE_URL");
    expect(ofStranger + readOnly).not.toContain('"stack"');
  });

  test("a database that goes away is answered with 503 problems, and with 200 once it is back", async () => {
    const postgres = await harness.postgres();
    const site = await started({ DATABASE_URL: postgres.url, DATA_DIR: harness.folder });
    await postgres.stop("SIGKILL");
    for (const path of ["/api/health", "/api/wineries/slug/abeja", "/api/cities?search=wa"]) {
      const response = await fetch(site.url + path);
      expect(response.status).toBe(503);
      expect(response.headers.get("content-type")).toContain("application/problem+json");
      expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    }
    await postgres.start();
    await untilHealthy(site);
    expect((await fetch(`${site.url}/api/wineries/slug/abeja`)).status).toBe(200);
  });
});
