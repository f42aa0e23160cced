import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Database, openDatabase } from "../database/db-pool.ts";
import { createLogger } from "../logger.ts";
import { ownFolder } from "../paths.ts";

const logger = createLogger("silent");
let dataDir: string;
let opened: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "guide-embedded-"));
  opened = await openDatabase({ databaseUrl: undefined, dataDir }, logger);
});
afterAll(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** What `work` comes to on the database that is open for all. */
const withDatabase = <T>(work: (database: Database) => Promise<T>) => work(opened);

/** What `work` comes to on a database of its own, in which it may limit statements. */
async function withItsDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const own = { databaseUrl: undefined, dataDir: join(dataDir, "limited") };
  const database = await openDatabase(own, logger);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

test("callers at once get their own rows, in and out of transactions", () =>
  withDatabase(async ({ pool }) => {
    await pool.query("create table notes (owner int, round int)");
    const notesOf = async (asked: Pick<pg.Pool, "query">, owner: number) => {
      const { rows } = await asked.query(
        "select owner, count(*)::int as notes from notes where owner = $1 group by owner",
        [owner],
      );
      return rows;
    };
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, owner) => {
        const seen: unknown[] = [];
        for (let round = 0; round < 15; round++) {
          const client = owner % 2 ? await pool.connect() : undefined;
          const asked = client ?? pool;
          await client?.query("begin");
          await asked.query("insert into notes values ($1, $2)", [owner, round]);
          seen.push(await notesOf(asked, owner));
          await client?.query(round % 2 ? "rollback" : "commit");
          client?.release();
        }
        return seen;
      }),
    );
    const kept = (owner: number, round: number) =>
      owner % 2 ? Math.ceil(round / 2) + 1 : round + 1;
    expect(answers).toEqual(
      Array.from({ length: 12 }, (_, owner) =>
        Array.from({ length: 15 }, (_round, round) => [{ owner, notes: kept(owner, round) }]),
      ),
    );
  }));

test("what a connection that broke had begun is undone, and the others go on", () =>
  withDatabase(async ({ pool }) => {
    await pool.query("create table kept (id int)");
    const breaking = await pool.connect();
    await breaking.query("begin");
    await breaking.query("insert into kept values (1)");
    const asked = Array.from({ length: 5 }, () =>
      pool.query("select count(*)::int as kept from kept"),
    );
    breaking.release(new Error("it broke"));
    for (const { rows } of await Promise.all(asked)) expect(rows).toEqual([{ kept: 0 }]);
  }));

test("a check of health waits with the others for the one connection, and not for ever", () =>
  withDatabase(async ({ pool, readiness }) => {
    const holding = await pool.connect();
    const checks = Promise.all(Array.from({ length: 20 }, () => readiness()));
    expect(new Set((await checks).map(({ ready }) => ready))).toEqual(new Set([false]));
    holding.release();
    expect(await pool.query("select 1 as one").then(({ rows }) => rows)).toEqual([{ one: 1 }]);
  }));

test("what one client tells, another hears; so does the site, which proves it, on a new connection too", () =>
  withDatabase(async ({ pool, listen }) => {
    const warned: string[] = [];
    const note = ({ message }: Error) => warned.push(message);
    process.on("warning", note);
    const told: string[] = [];
    const notices = listen("news", (payload) => told.push(payload));
    try {
      await expect.poll(() => notices.heard).toBe(true);
      await pool.query("begin; select pg_notify('news', 'not yet'); rollback");
      await pool.query("begin; select pg_notify('news', 'one'); commit");
      await pool.query("notify news, 'two'");
      await expect.poll(() => told).toEqual(["one", "two"]);
      (await pool.connect()).release(new Error("it broke"));
      await pool.query("notify news, 'three'");
      await expect.poll(() => told).toEqual(["one", "two", "three"]);
      expect(warned, "a new connection is asked one thing after the other").toEqual([]);
    } finally {
      process.off("warning", note);
      await notices.close();
    }
  }));

test("a failed query leaves the engine to the next one", () =>
  withDatabase(async ({ pool }) => {
    await expect(pool.query("select $1::int / 0", [1])).rejects.toMatchObject({ code: "22012" });
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  }));

test("a statement without end is ended; what was committed is there, and the site goes on", () =>
  withItsDatabase(async ({ pool, limitStatements }) => {
    await pool.query("create table outlasting (id int)");
    await pool.query("insert into outlasting values (7)");
    limitStatements(2_000);
    await expect(pool.query("select count(*) from generate_series(1, 1e12)")).rejects.toThrow();
    // On a busy machine the engine takes longer to start again than a query waits.
    await expect
      .poll(() => pool.query("select id from outlasting").then(({ rows }) => rows))
      .toEqual([{ id: 7 }]);
  }));

test("a process that stood still itself does not end its database for it", () =>
  withItsDatabase(async ({ pool, limitStatements }) => {
    const ended = vi.spyOn(logger, "error");
    limitStatements(1_000);
    await setTimeout(1_200);
    // As if the system had stopped it.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_500);
    await setTimeout(1_200);
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    expect(ended).not.toHaveBeenCalled();
  }));

test("asking for a second connection inside a transaction is refused instead of hanging", () =>
  withDatabase(async ({ db, pool }) => {
    const second = /second database connection/;
    await db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      expect(() => db.select()).toThrow(second);
      expect(() => db.transaction(async () => {})).toThrow(second);
      expect(() => pool.query("select 1")).toThrow(second);
    });
    let later: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      later = new Promise((resolve) => setImmediate(resolve)).then(() => pool.query("select 1"));
      later.catch(() => {});
      await new Promise((resolve) => setImmediate(resolve));
    });
    await expect(later).rejects.toThrow(second);
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  }));

test("nobody but the site reaches the database: no socket leads to it, and its folder is closed", () =>
  withDatabase(async ({ pool }) => {
    await pool.query("select 1");
    const resources = process.getActiveResourcesInfo();
    expect(resources.filter((kind) => /TCPSERVER|PIPESERVER/i.test(kind))).toEqual([]);
    expect((await stat(dataDir)).mode & 0o077).toBe(0);
    expect(await readdir(dataDir)).toContain("postgres");
  }));

test.each(["/dev/null/x", "/dev/null", "/proc/x", "/proc/x/y"])(
  "a data folder that cannot be one (%s) is refused by the name of its variable",
  async (impossible) => {
    const opened = openDatabase({ databaseUrl: undefined, dataDir: impossible }, logger);
    await expect(opened).rejects.toThrow("DATA_DIR: name a folder");
  },
);

test("a data folder deep in folders that are not there is made by each of several starts at once", async () => {
  const deep = join(dataDir, "not/there/yet");
  await Promise.all(Array.from({ length: 8 }, () => ownFolder(deep)));
  expect((await stat(deep)).mode & 0o777).toBe(0o700);
});
