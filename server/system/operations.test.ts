import type { ChildProcess } from "node:child_process";
import { beforeEach, describe, expect, test } from "vitest";
import type { LocalPostgres } from "#server/testing/local/local-postgres.ts";
import {
  launchNpmServe,
  type SiteProcess,
  untilHealthy,
} from "#server/testing/local/site-process.ts";
import { call } from "#server/testing/shared-trip.ts";
import { untilPrepared } from "#server/testing/started-up.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";
import { tripLinksSchema } from "#shared/api/trips/trip.ts";

const harness = wholeSites();
const { started } = harness;

/** Sessions keep the setting that they began with. */
const END_SESSIONS =
  "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null";

const statusOf = async (site: SiteProcess, path: string) => (await fetch(site.url + path)).status;

interface SeenAnswer {
  readonly status: number;
  readonly connection: string | null;
  readonly body: string;
}

/** Asks again and again until the server takes no more; answers what it got in between. */
async function askUntilGone(site: SiteProcess, path: string, seen: SeenAnswer[] = []) {
  for (;;) {
    try {
      const response = await fetch(site.url + path);
      const body = await response.text();
      seen.push({ status: response.status, connection: response.headers.get("connection"), body });
    } catch {
      return seen;
    }
  }
}

const METRICS_TOKEN = "a token of the operator";

test("at a stop readiness fails first, every request under load is answered, then the process ends with 0", async () => {
  const site = await started({ DATA_DIR: harness.folder });
  await untilPrepared(site);
  const seenByEach = Array.from({ length: 8 }, (): SeenAnswer[] => []);
  const load = seenByEach.map((seen) => askUntilGone(site, "/api/wineries/slug/abeja", seen));
  await expect.poll(() => seenByEach.every(({ length }) => length > 0)).toBe(true);
  const checks = askUntilGone(site, "/api/health");
  const ended = site.stop("SIGTERM");
  site.process.kill("SIGTERM");
  expect(await ended).toBe(0);
  await Promise.all(load);
  for (const seen of seenByEach) {
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    expect(seen.at(-1)?.connection).toBe("close");
  }
  // A connection the listener never took is refused or reset; none that it took was cut.
  expect(site.output()).not.toContain('"complete":false');
  // Whoever is told to come back no more is told why, and nobody else is.
  for (const { status, connection, body } of await checks) {
    const isToldSo = status === 503 && body.includes("This process is stopping.");
    expect(isToldSo).toBe(connection === "close");
  }
  expect(site.output()).toContain('"msg":"stopped"');
});

const serverPid = (output: string) => Number(/"pid":(\d+)/.exec(output)?.[1]);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each([
  ["npm", (npm: ChildProcess) => process.kill(npm.pid ?? 0, "SIGTERM")],
  [
    "the whole group, as Ctrl-C does",
    (npm: ChildProcess) => process.kill(-(npm.pid ?? 0), "SIGINT"),
  ],
  ["the server", (_npm: ChildProcess, server: number) => process.kill(server, "SIGTERM")],
])("a signal to %s stops the server in order and leaves no orphan", async (_whom, signal) => {
  await harness.embedded(harness.folder);
  const site = harness.ending(await launchNpmServe({ DATA_DIR: harness.folder }));
  await untilHealthy(site);
  const npm = site.process;
  const server = serverPid(site.output());
  const ended = new Promise((done) => npm.stdout?.once("close", done));
  signal(npm, server);
  await ended;
  expect(site.output()).toContain('"msg":"stopped"');
  expect(isAlive(server)).toBe(false);
});

describe.skipIf(!postgresBin)("on Postgres (needs its binaries on this machine)", () => {
  let postgres: LocalPostgres;
  beforeEach(async () => {
    postgres = await harness.postgres();
  });

  test("without the database the pages and the lists go on; live says 200 and health 503", async () => {
    const site = await started({ DATABASE_URL: postgres.url, DATA_DIR: harness.folder });
    await untilPrepared(site);
    await postgres.stop("SIGKILL");
    for (const path of [
      "/",
      "/planner",
      "/api/wineries",
      "/api/wineries/featured",
      "/api/blog",
      "/api/live",
    ]) {
      expect([path, await statusOf(site, path)]).toEqual([path, 200]);
    }
    expect(await statusOf(site, "/api/health")).toBe(503);
    await postgres.start();
    await untilHealthy(site);
  });

  test("a disk that is full fails the health check, until there is room again and without a visitor's help", async () => {
    const site = await started({ DATABASE_URL: postgres.url, DATA_DIR: harness.folder });
    const full = `create function full_disk() returns %s language plpgsql as
      'begin raise exception ''no space left on device'' using errcode = ''53100''; end'`;
    await postgres.ask(`${full.replace("%s", "trigger").replace("full_disk", "full_table")};
      create trigger full_table before insert on itineraries execute function full_table();
      ${full.replace("%s", "event_trigger")};
      create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS')
        execute function full_disk()`);
    const health = async () => {
      const answer = await fetch(`${site.url}/api/health`);
      return `${answer.status} ${await answer.text()}`;
    };
    expect(await health()).toContain("200");
    const trip = { base: "Walla Walla", wineries: [1, 7], days: 1 };
    expect((await call(`${site.url}/api/trips`, "POST", trip)).status).toBe(503);
    await expect
      .poll(health, { timeout: 10_000 })
      .toMatch(/^503 .*The disk of the database is full/);
    await postgres.ask(
      "drop event trigger full_disk; drop trigger full_table on itineraries; drop function full_disk, full_table",
    );
    await untilHealthy(site);
    expect((await call(`${site.url}/api/trips`, "POST", trip)).status).toBe(201);
  });

  test("a database that takes no changes: trips open, plans and drives are made, what would write is 503", async () => {
    const env = { DATABASE_URL: postgres.url, DATA_DIR: harness.folder, METRICS_TOKEN };
    const site = await started(env);
    const isReady = async () => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const metrics = await (await fetch(`${site.url}/api/metrics`, { headers })).text();
      return /^guide_database_ready (.+)$/m.exec(metrics)?.[1];
    };
    expect(await isReady()).toBe("1");
    const sent = async (path: string, body: unknown) => {
      const headers = { "content-type": "application/json", origin: site.url };
      return fetch(site.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    };
    const trip = { base: "Walla Walla", wineries: [1, 7], days: 1 };
    const { url } = tripLinksSchema.parse(await (await sent("/api/trips", trip)).json());
    const path = new URL(url, site.url).pathname;
    await postgres.ask("alter database postgres set default_transaction_read_only = on");
    await postgres.ask(END_SESSIONS);
    expect(await statusOf(site, "/api/wineries/slug/abeja")).toBe(200);
    expect(await statusOf(site, "/api/health")).toBe(503);
    expect(await isReady()).toBe("0");
    for (const read of [path, `/api${path.replace("/trip/", "/trips/")}`]) {
      expect([read, await statusOf(site, read)]).toEqual([read, 200]);
    }
    expect((await sent("/api/plans", trip)).status).toBe(200);
    expect(await statusOf(site, "/api/drives/from?base=Walla%20Walla")).toBe(200);
    for (const [written, body] of [
      ["/api/newsletter", { email: "ada@example.org" }],
      ["/api/trips", trip],
    ] as const) {
      expect([written, (await sent(written, body)).status]).toEqual([written, 503]);
    }
    await postgres.ask("set transaction_read_only = off; alter database postgres reset all");
    await postgres.ask(END_SESSIONS);
    await untilHealthy(site);
    expect(await isReady()).toBe("1");
    // Requests and probes alike found it away; the log has it once.
    expect(site.output().match(/"msg":"dependency away"/g)).toHaveLength(1);
    await expect.poll(site.output).toContain('"msg":"back again"');
  });
});
