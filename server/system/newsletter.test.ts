import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { createLogger } from "#server/platform/logger.ts";
import type { LocalPostgres } from "#server/testing/local/local-postgres.ts";
import { launchScript, type SiteProcess } from "#server/testing/local/site-process.ts";
import { refusal, startMailServer, type TestMailServer } from "#server/testing/smtp.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const READERS = 80;
/** A dozen processes start one after the other. */
const LONG = { timeout: 300_000 };
const harness = wholeSites();
let mailServer: TestMailServer;
/** How many conversations the mail server still refuses at their beginning. */
let refusing = 0;
let env: Record<string, string>;
let issue: string;

beforeEach(async () => {
  refusing = 0;
  mailServer = await startMailServer({
    onMailFrom: (_address, _session, done) => {
      if (refusing === 0) return done();
      refusing -= 1;
      done(refusal(421, "4.3.2 the service is going down"));
    },
  });
  issue = join(harness.folder, "harvest.md");
  await writeFile(issue, "# Harvest\n\nThe first [Syrah](/wineries) is in.\n");
});
afterEach(() => mailServer.close());

function launchedFrom(script: string, ...flags: string[]): SiteProcess {
  const args = ["--file", issue, "--yes", "--per-minute", "600000", ...flags];
  return harness.ending(launchScript(script, args, env));
}

const launched = (...flags: string[]) =>
  launchedFrom(join(inject("bundledScripts"), "newsletter-send.js"), ...flags);

/** What readers have got, the editor's preview left out. */
const received = () =>
  mailServer.accepted
    .filter(({ parsed }) => !parsed.subject?.startsWith("[Preview]"))
    .map(({ to }) => to[0] ?? "");

/** Waits until readers have so many issues; a sender that ends before fails the test at once. */
async function untilReceived(count: number, sender: SiteProcess): Promise<void> {
  const enough = vi.waitFor(() => expect(received().length).toBeGreaterThanOrEqual(count), {
    timeout: LONG.timeout,
    interval: 5,
  });
  const early = sender.ended.then((code) => {
    throw new Error(`the sender ended with ${code} before its time:\n${sender.output()}`);
  });
  early.catch(() => {});
  enough.catch(() => {});
  await Promise.race([enough, early]);
}

const everybody = Array.from({ length: READERS }, (_, index) => `reader-${index}@example.org`);

async function query(text: string): Promise<void> {
  const database = await openDatabase(
    { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR ?? "" },
    createLogger("silent"),
  );
  await database.pool.query(text);
  await database.close();
}

const subscribeEverybody = () =>
  query(
    `insert into newsletter_subscriptions (email, unsubscribe_token, confirmed_at)
     select 'reader-' || i || '@example.org', 'leave-' || i, now() from generate_series(0, ${READERS - 1}) i`,
  );

async function killASender(): Promise<void> {
  const killed = launched();
  await untilReceived(READERS * 0.25, killed);
  await killed.stop("SIGKILL");
}

async function stopASender(): Promise<void> {
  const stopped = launched();
  await untilReceived(READERS * 0.5, stopped);
  expect(await stopped.stop("SIGINT"), stopped.output()).toBe(130);
}

/** Its mail server goes down and comes back; the run leaves those that it met to the next. */
async function sendWhileTheMailServerFails(): Promise<void> {
  refusing = 10;
  const failing = launched("--no-wait");
  expect(await failing.ended, failing.output()).toBe(2);
  expect(failing.output()).toContain("10 to be tried again");
}

/** The database goes away under a sender and comes back; what was claimed is free again after a while. */
async function sendWhileTheDatabaseDies(postgres: LocalPostgres): Promise<void> {
  const sender = launched();
  await untilReceived(READERS * 0.6, sender);
  await postgres.stop();
  expect(await sender.ended, sender.output()).toBe(2);
  expect(sender.output()).toContain("run it again: nothing is done or sent twice");
  expect(sender.output()).not.toMatch(/^\s+at /m);
  await postgres.start();
  await query("update letter_deliveries set claimed_until = now() where claimed_until > now()");
}

/** @returns what the last of them reports. */
async function finish(senders: readonly SiteProcess[]): Promise<string> {
  for (const sender of senders) expect(await sender.ended, sender.output()).toBe(0);
  return senders.at(-1)?.output() ?? "";
}

/** Nobody twice; whoever has nothing is counted as one of whom nobody knows. */
function expectEverybodyOnce(report: string): void {
  const got = received();
  expect(got.filter((address, index) => got.indexOf(address) !== index)).toEqual([]);
  const missing = everybody.filter((address) => !got.includes(address));
  const [, uncertain = "0"] = /(\d+) perhaps sent/.exec(report) ?? [];
  expect(missing.length, report).toBeLessThanOrEqual(Number(uncertain));
  expect(report).toContain("The issue is complete.");
}

test(
  "on the embedded database every reader gets an issue once, although a sender was killed",
  LONG,
  async () => {
    env = {
      DATA_DIR: harness.folder,
      SMTP_URL: mailServer.url,
      EDITOR_EMAIL: "editor@example.org",
    };
    const site = await harness.started(env);
    // From its sources, as an operator starts it.
    const refused = launchedFrom("newsletter/newsletter-send.ts");
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain("stop the site, run this, start the site again");
    await site.stop();
    await subscribeEverybody();
    await killASender();
    expectEverybodyOnce(await finish([launched()]));
  },
);

describe.skipIf(!postgresBin)("on Postgres", () => {
  test(
    "every reader gets an issue once, whoever fails in between, also from two senders",
    LONG,
    async () => {
      const postgres = await harness.postgres();
      env = {
        DATABASE_URL: postgres.url,
        DATA_DIR: harness.folder,
        SMTP_URL: mailServer.url,
        EDITOR_EMAIL: "editor@example.org",
      };
      await subscribeEverybody();
      const refused = launched();
      expect(await refused.ended).toBe(1);
      expect(refused.output()).toContain("SESSION_SECRET: is missing");
      env.SESSION_SECRET = "s".repeat(40);
      await killASender();
      // The claims of a dead sender end by themselves in a minute and a half.
      await query("update letter_deliveries set claimed_until = now() where claimed_until > now()");
      await stopASender();
      await sendWhileTheDatabaseDies(postgres);
      await sendWhileTheMailServerFails();
      expectEverybodyOnce(await finish([launched(), launched()]));
    },
  );
});
