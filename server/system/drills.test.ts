/** What an operator tries before it happens (docs/operations.md): a point in time, the clock, a full disk. */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { untilHealthy } from "#server/testing/local/site-process.ts";
import { call, readTrip, shareTrip } from "#server/testing/shared-trip.ts";
import { startMailServer } from "#server/testing/smtp.ts";
import { untilPlanning } from "#server/testing/started-up.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const harness = wholeSites();
const BASE = { base: "Walla Walla", wineries: [1, 7], days: 1 };
const renamed = (version: number, name: string) => ({
  version,
  changes: [{ id: randomUUID(), kind: "rename", name }],
});

/** Loaded before the site: each SIGUSR2 moves the process's clock by the next number of hours. */
const movedClock = (hours: readonly number[]) => {
  const source = `
    const { now } = Date, Real = Date, steps = ${JSON.stringify(hours)};
    let ahead = 0;
    Real.now = () => now() + ahead;
    globalThis.Date = new Proxy(Real, {
      construct: (target, args) => new target(...(args.length > 0 ? args : [Real.now()])),
      apply: () => new Real(Real.now()).toString(),
    });
    process.on("SIGUSR2", () => {
      ahead += (steps.shift() ?? 0) * 3_600_000;
    });`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}` };
};

describe.skipIf(!postgresBin)("on Postgres (needs its binaries on this machine)", () => {
  test("a moment before everything was deleted comes back, by the steps of the handbook", async () => {
    const postgres = await harness.postgres();
    const restore = await harness.archiveOf(postgres);
    const site = await harness.started({ DATABASE_URL: postgres.url, DATA_DIR: harness.folder });
    const kept = await shareTrip(site.url);
    const secret = { DATA_DIR: harness.folder };
    await delay(50);
    const moment = new Date();
    await delay(50);
    await postgres.ask("delete from itineraries");
    const later = await shareTrip(site.url);
    await site.stop();
    const restored = await restore(moment);
    const again = await harness.started({ ...secret, DATABASE_URL: restored.url });
    expect((await readTrip(again.url, kept)).version).toBe(1);
    expect((await call(again.url + later.path, "GET")).status).toBe(404);
    const patch = renamed(1, "Back again");
    expect((await call(again.url + kept.path, "PATCH", patch, kept.headers)).status).toBe(200);
  });

  test("a clock an hour ahead of another's, and then an hour behind, loses no trip and mails nothing twice", async () => {
    const mails = await startMailServer();
    onTestFinished(() => mails.close());
    const postgres = await harness.postgres();
    const started = (name: string, more: object = {}) =>
      harness.started({
        ...{ DATABASE_URL: postgres.url, DATA_DIR: join(harness.folder, name) },
        ...{ SESSION_SECRET: "s".repeat(40), SMTP_URL: mails.url, ...more },
      });
    const right = await started("right");
    const moved = await started("moved", movedClock([1, -2]));
    await Promise.all([right, moved].map(untilPlanning));
    const trip = await shareTrip(right.url);
    let version = 1;
    for (const round of [1, 2]) {
      moved.process.kill("SIGUSR2");
      await expect.poll(() => moved.output().split("whose time is used").length - 1).toBe(round);
      for (const site of [moved, right]) {
        const patch = renamed(version, `Round ${round} by ${version}`);
        const changed = await call(site.url + trip.path, "PATCH", patch, trip.headers);
        expect(changed.status).toBe(200);
        version += 1;
      }
      expect((await call(`${moved.url}/api/plans`, "POST", BASE)).status).toBe(200);
      const press = { email: `round-${round}@example.org`, requestId: randomUUID() };
      const presses = [moved, right, moved].map((site) =>
        call(`${site.url}${trip.path}/mail`, "POST", press, trip.headers),
      );
      const answers = await Promise.all(presses);
      expect(
        answers.map(({ status }) => status),
        JSON.stringify(answers),
      ).toEqual([200, 200, 200]);
      const toThem = mails.accepted.filter(({ to }) => to.includes(press.email));
      expect(toThem).toHaveLength(1);
    }
    expect((await readTrip(right.url, trip)).version).toBe(version);
    expect(moved.process.exitCode).toBeNull();
  });
});

/** Room for the database and a little more. */
const DISK_MB = 160;

/** A disk of its own, where this machine lets one be mounted. */
function mounted(folder: string, megabytes: number): boolean {
  const args = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder];
  return spawnSync("mount", args).status === 0;
}

test("a full disk refuses changes and shows what is there; with space the trip is there after a kill", async ({
  skip,
}) => {
  const disk = join(harness.folder, "disk");
  await mkdir(disk);
  if (!mounted(disk, DISK_MB)) skip("no disk can be mounted here");
  const env = { DATA_DIR: join(disk, "data") };
  try {
    const site = await harness.started(env);
    const trip = await shareTrip(site.url);
    const filling = join(disk, "filling");
    const isFull = () =>
      appendFile(filling, Buffer.alloc(1 << 16)).then(
        () => false,
        () => true,
      );
    while (!(await isFull()));
    const refused = async () => (await call(`${site.url}/api/trips`, "POST", BASE)).status;
    await expect.poll(refused).toBe(503);
    expect((await fetch(`${site.url}/wineries`)).status).toBe(200);
    expect((await readTrip(site.url, trip)).version).toBe(1);
    await site.stop("SIGKILL");
    await rm(filling);
    const again = await harness.launched(env);
    await untilHealthy(again);
    expect((await readTrip(again.url, trip)).version).toBe(1);
    const patch = renamed(1, "With space");
    expect((await call(again.url + trip.path, "PATCH", patch, trip.headers)).status).toBe(200);
    await again.stop("SIGKILL");
  } finally {
    spawnSync("umount", ["-l", disk]);
  }
});
