/**
 * Before the tests of whole processes: a database on each engine gets the tests' content, once; the tests
 * start on copies, except for those of the migration.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findPostgres } from "#server/testing/local/find-postgres.ts";
import { LocalPostgres } from "#server/testing/local/local-postgres.ts";
import { migrateForTests } from "#server/testing/local/test-content.ts";

interface Databases {
  /** The data folder of a site on the embedded database. */
  readonly embedded: string;
  /** The data folder of a Postgres server that was stopped in order, where the machine has one. */
  readonly postgres: string | undefined;
}

declare module "vitest" {
  interface ProvidedContext {
    databases: Databases;
  }
}

/** Makes both, hands them to the tests; the answer removes them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "guide-databases-"));
  const embedded = join(folder, "embedded");
  await migrateForTests({ databaseUrl: undefined, dataDir: embedded });
  const bin = findPostgres();
  const postgres = bin ? await LocalPostgres.create(bin) : undefined;
  if (postgres) {
    await migrateForTests({ databaseUrl: postgres.url, dataDir: folder });
    await postgres.stop();
  }
  project.provide("databases", { embedded, postgres: postgres?.dataFolder });
  return async () => {
    await postgres?.destroy();
    await rm(folder, { recursive: true, force: true });
  };
}
