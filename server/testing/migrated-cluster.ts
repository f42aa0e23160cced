/** Before the tests on an embedded database: one is migrated from nothing, and each worker copies it. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { TestProject } from "vitest/node";
import { openEmptyDatabase } from "#server/platform/embedded/empty-cluster.ts";
import { migrationsFolder } from "#server/platform/paths.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The file of a cluster (`.tar`) with the site's tables and content. */
    migratedCluster: string;
  }
}

/** Makes the cluster and hands its file to the tests; the answer removes it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "guide-cluster-"));
  const file = join(folder, "migrated.tar");
  const engine = await openEmptyDatabase();
  await migrate(drizzle(engine), { migrationsFolder });
  const dump = await engine.dumpDataDir("none");
  await engine.close();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  project.provide("migratedCluster", file);
  return () => rm(folder, { recursive: true });
}
