import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { createLogger } from "#server/platform/logger.ts";
import type { LocalPostgres } from "#server/testing/local/local-postgres.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const harness = wholeSites();

/** Starts a writer and answers the keys acknowledged to it so far, after at least `count` of them. */
async function writeUntil(count: number, databaseUrl?: string) {
  const args = ["--import", "tsx", "server/system/durable-writer.ts", harness.folder];
  const child = spawn(process.execPath, databaseUrl ? [...args, databaseUrl] : args, {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const acknowledged: string[] = [];
  const ended = new Promise((resolve) => child.once("close", resolve));
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("the writer ended by itself")));
    createInterface({ input: child.stdout }).on("line", (line) => {
      acknowledged.push(line);
      if (acknowledged.length === count) resolve();
    });
  });
  return { child, acknowledged, ended };
}

async function kill(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill("SIGKILL");
  await ended;
}

async function storedKeys(databaseUrl?: string): Promise<Set<string>> {
  const database = await openDatabase(
    { dataDir: harness.folder, databaseUrl },
    createLogger("silent"),
  );
  try {
    const { rows } = (await database.db.execute(sql`select key from rate_limits`)) as unknown as {
      rows: { key: string }[];
    };
    return new Set(rows.map((row) => row.key));
  } finally {
    await database.close();
  }
}

test("kill -9 amid writes to the embedded database loses no acknowledged one", async () => {
  await harness.embedded(harness.folder);
  const all: string[] = [];
  for (const count of [1, 60, 300]) {
    const { child, acknowledged, ended } = await writeUntil(count);
    await kill(child, ended);
    all.push(...acknowledged);
  }
  expect(all.length).toBeGreaterThanOrEqual(361);
  const stored = await storedKeys();
  expect(all.filter((key) => !stored.has(key))).toEqual([]);
});

describe.skipIf(!postgresBin)("on Postgres (needs its binaries on this machine)", () => {
  let postgres: LocalPostgres;
  beforeEach(async () => {
    postgres = await harness.postgres();
  });

  test("kill -9 of the writer, then of the server, loses no acknowledged write", async () => {
    const first = await writeUntil(200, postgres.url);
    await kill(first.child, first.ended);
    const second = await writeUntil(200, postgres.url);
    await postgres.stop("SIGKILL");
    await kill(second.child, second.ended);
    await postgres.start();
    const stored = await storedKeys(postgres.url);
    const all = [...first.acknowledged, ...second.acknowledged];
    expect(all.filter((key) => !stored.has(key))).toEqual([]);
  });
});
