/** Before the tests of whole processes the operator's scripts are bundled: each that starts from sources compiles them anew. */
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { bundleServer, THREADS } from "#scripts/build/server-bundle.ts";
import { emptyDatabase } from "#server/platform/embedded/empty-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the bundles. */
    bundledScripts: string;
  }
}

/** Where bundles find the packages that are not in them, and two folders above them the project (`paths.ts`). */
const packages = resolve(import.meta.dirname, "../../node_modules");

/** Makes the bundles; the answer removes them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(packages, ".scripts-"));
  await bundleServer(
    ["scripts/data.ts", "scripts/newsletter/newsletter-send.ts", ...THREADS],
    folder,
  );
  await copyFile(await emptyDatabase(), join(folder, "empty-database.tar.gz"));
  project.provide("bundledScripts", folder);
  return () => rm(folder, { recursive: true });
}
