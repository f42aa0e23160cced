import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { SMTPServerOptions } from "smtp-server";
import { findPostgres } from "#server/testing/local/find-postgres.ts";
import { LocalPostgres } from "#server/testing/local/local-postgres.ts";
import { type SiteProcess, startSite } from "#server/testing/local/site-process.ts";
import { startMailServer } from "#server/testing/smtp.ts";
import { addMadeUpWineries } from "./made-up-rows.ts";

/** Gives a folder that is thrown away afterward. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "guide-bench-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the built site on a data folder. It logs to the file `log` in it: a pipe would make who asks its reader.
 *
 * @param use is given the site and how long its start took.
 */
export async function withSite<T>(
  dataDir: string,
  use: (site: SiteProcess, startMs: number) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  const log = await open(join(dataDir, "log"), "w");
  const started = performance.now();
  const site = await startSite({ DATA_DIR: dataDir, ...env }, { logTo: log.fd });
  try {
    return await use(site, performance.now() - started);
  } finally {
    await site.stop();
    await log.close();
  }
}

/** The same with so many wineries, those beyond the guide's own made up, in a database that is thrown away. */
export function withSiteOf<T>(count: number, use: Parameters<typeof withSite<T>>[1]): Promise<T> {
  return withFolder(async (dataDir) => {
    await withSite(dataDir, async () => {});
    await addMadeUpWineries(dataDir, count);
    return withSite(dataDir, use);
  });
}

/** Makes a trip, as the planner does; answers its links. */
export async function keepTrip(origin: string, trip: object) {
  const made = await fetch(`${origin}/api/trips`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(trip),
  });
  if (!made.ok) throw new Error(`the trip was not kept: ${made.status} ${await made.text()}`);
  return (await made.json()) as { url: string; editUrl: string };
}

/** Runs two processes of the built site on one Postgres, as behind a proxy. */
export function withTwoProcesses(
  use: (sites: readonly [SiteProcess, SiteProcess], postgres: LocalPostgres) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  return withFolder(async (folder) => {
    const bin = findPostgres();
    if (!bin) throw new Error("There is no Postgres on this machine");
    const postgres = await LocalPostgres.create(bin);
    const start = (name: string) =>
      startSite({
        DATABASE_URL: postgres.url,
        DATA_DIR: join(folder, name),
        SESSION_SECRET: "the same secret for both processes",
        TRUST_PROXY: "1",
        // As in deploy.
        MALLOC_ARENA_MAX: "2",
        ...env,
      });
    const sites = [await start("one"), await start("other")] as const;
    try {
      await use(sites, postgres);
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
      await postgres.destroy();
    }
  });
}

/** The same in production, as deployed, with a mail server that keeps nothing; once both are ready. */
export async function withDeployed(use: Parameters<typeof withTwoProcesses>[0]): Promise<void> {
  const onData: SMTPServerOptions["onData"] = (stream, _session, done) => {
    stream.resume().once("end", () => done());
  };
  const mail = await startMailServer({ onData });
  const untilReady = async ({ url }: SiteProcess) => {
    while (!(await fetch(`${url}/api/ready`)).ok) await delay(200);
  };
  await withTwoProcesses(
    async (sites, postgres) => {
      await Promise.all(sites.map(untilReady));
      await use(sites, postgres);
    },
    {
      NODE_ENV: "production",
      PUBLIC_URL: "https://guide.example",
      SMTP_URL: mail.url,
      MAIL_FROM: "guide@example.org",
    },
  ).finally(() => mail.close());
}
