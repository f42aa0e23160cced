import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { appendFile, cp, mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { accepts, freePort } from "#server/testing/local/local-postgres.ts";
import { lostOf, shareTrip } from "#server/testing/shared-trip.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const deploy = resolve(import.meta.dirname, "../../deploy");
const haproxy = ["/usr/sbin/haproxy", "/usr/bin/haproxy"].find((file) => existsSync(file));
const ASKED = 120;
/** Runs a script of the folder: the binaries of Postgres, the database, the script and its argument. */
const COMMAND = 'PATH="$0:$PATH" DATABASE_URL="$1" exec "$2" "$3"';

describe.skipIf(!postgresBin)("what an operator has in hand (needs Postgres here)", () => {
  const harness = wholeSites();

  test("last night's backup, restored into an empty database, is the site with its trips", async () => {
    const postgres = await harness.postgres();
    const run = (script: string, argument: string, databaseUrl: string) =>
      execFileSync(
        "sh",
        ["-c", COMMAND, postgresBin ?? "", databaseUrl, join(deploy, script), argument],
        { encoding: "utf8", stdio: "pipe" },
      ).trim();
    const env = { DATABASE_URL: postgres.url, DATA_DIR: join(harness.folder, "first") };
    const first = await harness.started(env);
    const trip = await shareTrip(first.url);
    const backups = join(harness.folder, "backups");
    const file = run("backup.sh", backups, postgres.url);
    // It is not filled over what is there.
    expect(() => run("restore.sh", file, postgres.url)).toThrow(/create an empty one/);

    execFileSync(join(postgresBin ?? "", "createdb"), [
      `--maintenance-db=${postgres.url}`,
      "restored",
    ]);
    const restored = postgres.url.replace(/postgres$/, "restored");
    const copies = join(harness.folder, "copies");
    await cp(backups, copies, { recursive: true });
    const damaged = join(copies, basename(file));
    await appendFile(damaged, "x");
    expect(() => run("restore.sh", damaged, restored)).toThrow(/did NOT match/);

    run("restore.sh", file, restored);
    const second = await harness.started({ ...env, DATABASE_URL: restored });
    expect(await lostOf(second.url, [trip])).toEqual([]);
  });

  test("a backup that is stopped leaves nothing behind, nor does one that was killed a day ago", async () => {
    const postgres = await harness.postgres();
    const folder = join(harness.folder, "stopped");
    await mkdir(folder, { recursive: true });
    const killed = join(folder, ".guide-20260101T000000Z.dump");
    await writeFile(killed, "half a backup");
    await utimes(killed, 0, 0);
    await postgres.ask("create table held (id int)");
    const holder = new pg.Client({ connectionString: postgres.url });
    await holder.connect();
    await holder.query("begin; lock table held in access exclusive mode");
    const script = [postgresBin ?? "", postgres.url, join(deploy, "backup.sh"), folder];
    const options = { stdio: "ignore", detached: true } as const;
    const backup = spawn("sh", ["-c", COMMAND, ...script], options);
    const ended = new Promise((resolve) => backup.once("exit", resolve));
    try {
      // What it writes waits for the table, and the old half is gone.
      await expect
        .poll(() => readdir(folder))
        .toEqual([expect.stringMatching(/^\.guide-(?!20260101)/)]);
      process.kill(-(backup.pid ?? 0), "SIGTERM");
      expect(await ended).not.toBe(0);
    } finally {
      await holder.end();
    }
    expect(await readdir(folder)).toEqual([]);
  });

  test.skipIf(!haproxy)(
    "behind HAProxy a process leaves and comes back, and no visitor notices",
    async () => {
      const postgres = await harness.postgres();
      const [one, other] = await harness.pairOn(postgres);
      const port = await freePort();
      const config = join(harness.folder, "haproxy.cfg");
      await mkdir(harness.folder, { recursive: true });
      await writeFile(config, await withoutTls(port, [one.url, other.url]));
      const proxy = spawn(haproxy ?? "", ["-f", config], { stdio: "ignore" });
      try {
        await expect.poll(() => accepts(port)).toBe(true);
        const url = `http://127.0.0.1:${port}`;
        await expect.poll(async () => (await fetch(`${url}/api/live`)).status).toBe(200);
        expect((await fetch(`${url}/api/metrics`)).status).toBe(404);
        const seen: number[] = [];
        const asking = (async () => {
          while (seen.length < ASKED) {
            seen.push((await fetch(`${url}/api/wineries/slug/abeja`)).status);
          }
        })();
        await expect.poll(() => seen.length).toBeGreaterThan(ASKED / 4);
        await one.stop("SIGTERM");
        await asking;
        expect(new Set(seen)).toEqual(new Set([200]));
      } finally {
        proxy.kill("SIGKILL");
      }
    },
  );
});

/** `deploy/haproxy.cfg` on one port of loopback without a certificate, before these processes. */
async function withoutTls(port: number, sites: readonly string[]): Promise<string> {
  const example = await readFile(join(deploy, "haproxy.cfg"), "utf8");
  const [one = "", other = ""] = sites.map((site) => new URL(site).port);
  const replaced = example
    .replace("bind :80\n", `bind 127.0.0.1:${port}\n`)
    .replace(/ {4}bind :443.*\n/, "")
    .replace(/ {4}http-request redirect scheme https.*\n/, "")
    .replace("127.0.0.1:5001", `localhost:${one}`)
    .replace("127.0.0.1:5002", `localhost:${other}`);
  expect(replaced).not.toMatch(/:443|500[12]/);
  return replaced;
}
