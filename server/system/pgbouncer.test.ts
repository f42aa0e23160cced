import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findPostgres } from "#scripts/local/find-postgres.ts";
import { findPgBouncer, LocalPgBouncer } from "#scripts/local/local-pgbouncer.ts";
import { LocalPostgres } from "#scripts/local/local-postgres.ts";
import { launchSite, type SiteProcess, untilHealthy } from "#scripts/local/site-process.ts";

const bin = findPostgres();
const program = findPgBouncer();

describe.skipIf(!(bin && program))(
  "behind PgBouncer in transaction mode (needs it and Postgres on this machine)",
  () => {
    let dataDir: string;
    let sites: SiteProcess[];
    let postgres: LocalPostgres;
    let bouncer: LocalPgBouncer;
    beforeEach(async () => {
      dataDir = await mkdtemp(join(tmpdir(), "guide-pgbouncer-sites-"));
      sites = [];
      postgres = await LocalPostgres.create(bin ?? "");
      bouncer = await LocalPgBouncer.create(program ?? "", postgres.url);
    });
    afterEach(async () => {
      await Promise.all(sites.map((site) => site.stop("SIGKILL")));
      await bouncer.destroy();
      await postgres.destroy();
      await rm(dataDir, { recursive: true, force: true });
    });

    test("three processes that start at once on an empty database are all healthy, and one of them migrated it", async () => {
      for (const name of ["a", "b", "c"]) {
        sites.push(await launchSite({ DATABASE_URL: bouncer.url, DATA_DIR: join(dataDir, name) }));
      }
      await Promise.all(sites.map(untilHealthy));
      const migrated = sites.filter((site) => site.output().includes('"msg":"migration applied"'));
      expect(migrated).toHaveLength(1);
      for (const { url } of sites) {
        expect((await fetch(`${url}/api/wineries/slug/abeja`)).status).toBe(200);
      }
    });
  },
);
