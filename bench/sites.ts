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
 * Runs the built site with so many wineries, those beyond the guide's own made up, in a database that is
 * thrown away.
 *
 * @param use is given the site and how long its start took.
 */
export function withSiteOf<T>(
  count: number,
  use: (site: SiteProcess, startMs: number) => Promise<T>,
): Promise<T> {
  return withFolder(async (dataDir) => {
    const migrated = await startSite({ DATA_DIR: dataDir });
    await migrated.stop();
    await addMadeUpWineries(dataDir, count);
    const log = await open(join(dataDir, "log"), "w");
    const started = performance.now();
    const site = await startSite({ DATA_DIR: dataDir }, { logTo: log.fd });
    try {
      return await use(site, performance.now() - started);
    } finally {
      await site.stop();
      await log.close();
    }
  });
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
