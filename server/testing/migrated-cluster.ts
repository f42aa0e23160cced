/** Before the tests on an embedded database: one is migrated from nothing, and each worker copies it. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { TestProject } from "vitest/node";
import { openEmptyDatabase } from "#server/platform/embedded/empty-cluster.ts";
import { copyTestMigrations } from "#server/testing/local/test-content.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The file of a cluster (`.tar`) with the site's tables and the tests' content. */
    migratedCluster: string;
    /** The folder of the migrations that made it. */
    testMigrations: string;
  }
}

/** Makes the cluster and hands its file to the tests; the answer removes it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "guide-cluster-"));
  const file = join(folder, "migrated.tar");
  const migrationsFolder = join(folder, "migrations");
  await copyTestMigrations(migrationsFolder);
  const engine = await openEmptyDatabase();
  await migrate(drizzle(engine), { migrationsFolder });
  const dump = await engine.dumpDataDir("none");
  await engine.close();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  project.provide("migratedCluster", file);
  project.provide("testMigrations", migrationsFolder);
  return () => rm(folder, { recursive: true });
}
