import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../database/db-pool.ts";
import { createLogger } from "../logger.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded-database.ts";

const logger = createLogger("silent");
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "guide-embedded-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** What `work` comes to on an embedded database of its own in the same folder. */
async function withEmbedded<T>(work: (embedded: EmbeddedDatabase) => Promise<T>): Promise<T> {
  const embedded = await startEmbeddedDatabase(dataDir, logger);
  try {
    return await work(embedded);
  } finally {
    await embedded.close();
  }
}

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, logger);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const connected = async ({ openStream }: EmbeddedDatabase) => {
  const client = new pg.Client({ user: "postgres", database: "postgres", stream: openStream });
  client.on("error", () => {});
  await client.connect();
  return client;
};

test("clients at once get their own rows, in and out of transactions", () =>
  withEmbedded(async (embedded) => {
    const clients = await Promise.all(Array.from({ length: 12 }, () => connected(embedded)));
    await clients[0]?.query("create table notes (owner int, round int)");
    const answers = await Promise.all(
      clients.map(async (client, owner) => {
        const seen: unknown[] = [];
        for (let round = 0; round < 15; round++) {
          if (owner % 2) await client.query("begin");
          await client.query("insert into notes values ($1, $2)", [owner, round]);
          const { rows } = await client.query(
            "select owner, count(*)::int as notes from notes where owner = $1 group by owner",
            [owner],
          );
          seen.push(rows);
          if (owner % 2) await client.query(round % 2 ? "rollback" : "commit");
        }
        return seen;
      }),
    );
    const kept = (owner: number, round: number) =>
      owner % 2 ? Math.ceil(round / 2) + 1 : round + 1;
    expect(answers).toEqual(
      clients.map((_client, owner) =>
        Array.from({ length: 15 }, (_round, round) => [{ owner, notes: kept(owner, round) }]),
      ),
    );
    await Promise.all(clients.map((client) => client.end()));
  }));

test("what a client that vanished had begun is undone, and the others go on", () =>
  withEmbedded(async (embedded) => {
    const [vanishing, staying] = [await connected(embedded), await connected(embedded)];
    await staying.query("create table kept (id int)");
    await vanishing.query("begin");
    await vanishing.query("insert into kept values (1)");
    const asked = staying.query("select count(*)::int as kept from kept");
    embedded.openStream().destroy();
    void vanishing.end();
    expect((await asked).rows).toEqual([{ kept: 0 }]);
    await staying.end();
  }));

test("what one client tells, another hears; so does the site, which proves it", () =>
  withDatabase(async ({ pool, listen }) => {
    const told: string[] = [];
    const notices = listen("news", (payload) => told.push(payload));
    try {
      await expect.poll(() => notices.heard).toBe(true);
      await pool.query("begin; select pg_notify('news', 'not yet'); rollback");
      await pool.query("begin; select pg_notify('news', 'one'); commit");
      await pool.query("notify news, 'two'");
      await expect.poll(() => told).toEqual(["one", "two"]);
    } finally {
      await notices.close();
    }
  }));

test("a failed query leaves the engine to the next one", () =>
  withEmbedded(async (embedded) => {
    const client = await connected(embedded);
    await expect(client.query("select $1::int / 0", [1])).rejects.toMatchObject({ code: "22012" });
    expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await client.end();
  }));

test("a statement without end is ended; what was committed is there, and the site goes on", () =>
  withDatabase(async ({ pool, limitStatements }) => {
    await pool.query("create table outlasting (id int)");
    await pool.query("insert into outlasting values (7)");
    limitStatements(2_000);
    await expect(pool.query("select count(*) from generate_series(1, 1e12)")).rejects.toThrow();
    // On a busy machine the engine takes longer to start again than a query waits.
    await expect
      .poll(() => pool.query("select id from outlasting").then(({ rows }) => rows))
      .toEqual([{ id: 7 }]);
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
