import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { databaseFailure } from "#server/platform/database/db-failures.ts";
import { type Database, openDatabase } from "#server/platform/database/db-pool.ts";
import { createLogger } from "#server/platform/logger.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const harness = wholeSites();

describe.skipIf(!postgresBin)("on Postgres (needs its binaries on this machine)", () => {
  let operator: pg.Client;
  let database: Database;
  beforeEach(async () => {
    const { url } = await harness.postgres({ empty: true });
    operator = new pg.Client({ connectionString: url });
    await operator.connect();
    await operator.query("select pg_advisory_lock(1)");
    const config = { databaseUrl: url, dataDir: harness.folder };
    database = await openDatabase(config, createLogger("silent"));
  });
  afterEach(async () => {
    await database.close();
    await operator.end();
  });

  /** Ends `count` connections of the site once each of them waits for the operator's lock. */
  async function endWaiting(count: number): Promise<void> {
    const waiting = "select pid from pg_stat_activity where wait_event = 'advisory'";
    while ((await operator.query(waiting)).rows.length < count) await delay(10);
    await operator.query(`select pg_terminate_backend(pid) from (${waiting}) as site`);
    await operator.query("select pg_advisory_unlock(1)");
  }

  test("a read whose connection is ended under it is asked again, and each visitor gets their own answer", async () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
    const reads = Promise.all(
      numbers.map((n) =>
        database.pool.query("select $1::int as answer from pg_advisory_xact_lock_shared(1)", [n]),
      ),
    );
    await endWaiting(numbers.length);
    expect((await reads).map(({ rows }) => rows)).toEqual(numbers.map((answer) => [{ answer }]));
  });

  test("a write is never made twice: its visitor is told, and tries again", async () => {
    await operator.query("create table made (at int)");
    const write = database.db.execute(
      sql`insert into made select 1 from pg_advisory_xact_lock_shared(1)`,
    );
    const outcome = write.then(
      () => "made",
      () => "refused",
    );
    await endWaiting(1);
    expect(await outcome).toBe("refused");
    expect((await operator.query("select count(*)::int as n from made")).rows).toEqual([{ n: 0 }]);
  });

  test("a process that stands still in the middle of a change holds up nobody else's for good", async () => {
    await operator.query("create table counted (uses int)");
    await operator.query("insert into counted values (0)");
    const still = await database.pool.connect();
    const ended = new Promise((resolve) => still.on("error", resolve));
    await still.query("begin");
    await still.query("update counted set uses = uses + 1");
    const count = "update counted set uses = uses + 10 returning uses";
    const others = await Promise.all([1, 2, 3].map(() => database.pool.query(count)));
    const counted = others.map(({ rows: [row] }) => row.uses);
    expect(counted.sort((a, b) => a - b)).toEqual([10, 20, 30]);
    await ended;
    const late = await still.query("commit").catch((error: unknown) => error);
    expect(databaseFailure(late)).toMatchObject({ away: true });
    still.release(true);
  });
});
