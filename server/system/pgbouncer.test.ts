import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { findPgBouncer, LocalPgBouncer } from "#server/testing/local/local-pgbouncer.ts";
import type { LocalPostgres } from "#server/testing/local/local-postgres.ts";
import { untilHealthy } from "#server/testing/local/site-process.ts";
import { lostOf, shareTripsAtOnce } from "#server/testing/shared-trip.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const program = findPgBouncer();

describe.skipIf(!(postgresBin && program))(
  "behind PgBouncer in transaction mode (needs it and Postgres on this machine)",
  () => {
    const harness = wholeSites();
    let bouncer: LocalPgBouncer;
    const before = async ({ url }: LocalPostgres) => {
      bouncer = await LocalPgBouncer.create(program ?? "", url);
    };
    afterEach(() => bouncer.destroy());

    test("three processes that start at once on an empty database are all healthy, and one of them migrated it", async () => {
      await before(await harness.postgres({ empty: true }));
      for (const name of ["a", "b", "c"]) {
        await harness.launched({ DATABASE_URL: bouncer.url, DATA_DIR: join(harness.folder, name) });
      }
      const { sites } = harness;
      await Promise.all(sites.map(untilHealthy));
      const migrated = sites.filter((site) => site.output().includes('"msg":"migration applied"'));
      expect(migrated).toHaveLength(1);
      for (const { url } of sites) {
        expect((await fetch(`${url}/api/wineries/slug/abeja`)).status).toBe(200);
      }
    });

    test("what stands still in the middle of a change is ended, and others get its rows", async () => {
      const postgres = await harness.postgres({ empty: true });
      await before(postgres);
      await postgres.ask("create table counted as select 0 as uses");
      const still = new pg.Client({ connectionString: bouncer.url });
      const ended = new Promise((resolve) => still.on("error", resolve));
      await still.connect();
      await still.query("begin");
      await still.query("update counted set uses = uses + 1");
      const other = new pg.Client({ connectionString: bouncer.url });
      await other.connect();
      const { rows } = await other.query("update counted set uses = uses + 10 returning uses");
      await other.end();
      expect(rows).toEqual([{ uses: 10 }]);
      await ended;
    });

    test("a killed primary, its promoted standby and a killed PgBouncer lose no acknowledged trip and need no restart", async () => {
      const primary = await harness.postgres();
      const standby = await harness.standbyOf(primary);
      await before(primary);
      const env = { DATABASE_URL: bouncer.url, DATA_DIR: harness.folder, TRUST_PROXY: "loopback" };
      const site = await harness.started(env);
      const trips = shareTripsAtOnce(() => site.url);
      await trips.more(8);
      await primary.stop("SIGKILL");
      await standby.promote();
      await bouncer.pointAt(standby.url);
      await trips.more(8);
      await bouncer.kill();
      await bouncer.start();
      await trips.more(8);
      await trips.end();
      // Whoever was refused has the trip in the browser still, and is told to try again.
      expect(new Set(trips.refused.map(({ status }) => status))).toEqual(new Set([503]));
      expect(await lostOf(site.url, trips.kept)).toEqual([]);
      expect(site.process.exitCode).toBeNull();
    });
  },
);
