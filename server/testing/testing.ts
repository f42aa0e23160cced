/** Fixtures for tests of routes and queries: a migrated embedded database, rolled back after each test. */
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Express } from "express";
import { MemoryStore } from "express-session";
import { test as base, inject } from "vitest";
import { createApp } from "#server/app.ts";
import type { MapPainter } from "#server/pictures/picture-thread.ts";
import { createPlanner } from "#server/planning/planner.ts";
import { WorkShares } from "#server/planning/work-shares.ts";
import { readConfig } from "#server/platform/config.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { oneConnectionEach } from "#server/platform/database/db-one-connection.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { createLogger } from "#server/platform/logger.ts";
import type { Mail, MailError, Mailer } from "#server/platform/mailer.ts";

/** Records what it is given; the network edge is the one place where a stand-in is honest. */
export interface RecordingMailer extends Mailer {
  readonly sent: Mail[];
  /** Set to make the next sends fail as an absent server would. */
  failure: MailError | null;
}

function recordingMailer(): RecordingMailer {
  const mailer: RecordingMailer = {
    sent: [],
    failure: null,
    send: async (mail, { beforeEnd } = {}) => {
      if (mailer.failure) throw mailer.failure;
      await beforeEnd?.();
      mailer.sent.push(mail);
    },
    close: async () => {},
  };
  return mailer;
}

const ROLLBACK = Symbol("rollback");

/** Opens a transaction that ends when `rollback` is called, undoing all it did. */
function beginRolledBack(db: Db): Promise<{ tx: Db; rollback: () => Promise<void> }> {
  return new Promise((opened, failed) => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const whole = db
      .transaction(async (tx) => {
        opened({
          tx,
          rollback: () => {
            end();
            return whole;
          },
        });
        await ended;
        throw ROLLBACK;
      })
      .catch((error: unknown) => {
        if (error !== ROLLBACK) failed(error);
      });
  });
}

/** Refuses what a request has left running when its test ends: it would fail inside the next test. */
function untilEnded(db: Db, isEnded: () => boolean): Db {
  return new Proxy(db, {
    get(target, name) {
      if (isEnded()) throw new Error("The test has ended.");
      return Reflect.get(target, name, target);
    },
  });
}

/** More than the tests of a file use, which are all one client. */
const ENDLESS = { burstMs: 1e9, perSecondMs: 1 };

/** The thread that plans takes a moment to start; it knows nothing of a test. */
export const planner = createPlanner(createLogger("silent"), {
  shares: new WorkShares({ client: ENDLESS, network: ENDLESS }),
});

/** Mails go without a picture here; pictures have tests of their own. */
const painter: MapPainter = async () => null;

/** One for all files of a worker: Vitest's own is one for each test that was extended from `test`. */
let workersDatabase: Promise<Db> | undefined;

/** A copy of the one that was migrated before the tests (`migrated-cluster.ts`). */
async function migratedDatabase(): Promise<Db> {
  const cluster = new Blob([await readFile(inject("migratedCluster"))]);
  const logger = { logQuery: (statement: string) => void statements.push(statement) };
  return drizzle(await PGlite.create({ loadDataDir: cluster }), { schema, logger }) as Db;
}

/** What the worker's database was asked, for tests that count turns; they empty it first. */
export const statements: string[] = [];

/** The time the application believes it is; tests move it. */
interface Clock {
  now: Date;
}

/** `test` with a migrated database of the worker's, rolled back after each test, and an app on it. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from its pattern.
  .extend("database", { scope: "worker" }, async ({}) => {
    workersDatabase ??= migratedDatabase();
    return workersDatabase;
  })
  .extend<"db", Db>("db", async ({ database }, { onCleanup }) => {
    const transaction = await beginRolledBack(database);
    let isEnded = false;
    onCleanup(() => {
      isEnded = true;
      return transaction.rollback();
    });
    return untilEnded(oneConnectionEach(transaction.tx), () => isEnded);
  })
  .extend("mailer", () => recordingMailer())
  .extend("clock", (): Clock => ({ now: new Date("2026-11-21T18:00:00Z") }))
  .extend(
    "deps",
    ({ db, mailer, clock }): AppDeps => ({
      config: readConfig({
        PUBLIC_URL: "http://guide.test",
        MAIL_FROM: "Guide <guide@guide.test>",
      }),
      db,
      logger: createLogger("silent"),
      secret: "a secret for tests only, 32 characters",
      mailer,
      sessionStore: new MemoryStore(),
      health: {
        isStopping: () => false,
        isWarm: () => true,
        isOverloaded: () => false,
        readiness: async () => ({ ready: true }),
        mail: () => ({}),
        invalidRows: async () => [],
      },
      now: () => clock.now,
    }),
  )
  .extend("app", ({ deps }): Express => createApp(deps, { planner, painter }));
