import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findPgBouncer, LocalPgBouncer } from "#server/testing/local/local-pgbouncer.ts";
import { untilHealthy } from "#server/testing/local/site-process.ts";
import { postgresBin, wholeSites } from "#server/testing/whole-sites.ts";

const program = findPgBouncer();

describe.skipIf(!(postgresBin && program))(
  "behind PgBouncer in transaction mode (needs it and Postgres on this machine)",
  () => {
    const scene = wholeSites();
    let bouncer: LocalPgBouncer;
    beforeEach(async () => {
      const { url } = await scene.postgres({ empty: true });
      bouncer = await LocalPgBouncer.create(program ?? "", url);
    });
    afterEach(() => bouncer.destroy());

    test("three processes that start at once on an empty database are all healthy, and one of them migrated it", async () => {
      for (const name of ["a", "b", "c"]) {
        await scene.launched({ DATABASE_URL: bouncer.url, DATA_DIR: join(scene.folder, name) });
      }
      const { sites } = scene;
      await Promise.all(sites.map(untilHealthy));
      const migrated = sites.filter((site) => site.output().includes('"msg":"migration applied"'));
      expect(migrated).toHaveLength(1);
      for (const { url } of sites) {
        expect((await fetch(`${url}/api/wineries/slug/abeja`)).status).toBe(200);
      }
    });
  },
);
