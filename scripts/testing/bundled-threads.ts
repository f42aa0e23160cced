/** Before the tests of the server its threads are bundled, as in a build: each that starts from sources compiles them anew. */
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { TestProject } from "vitest/node";
import { bundleServer, THREADS } from "#scripts/build/server-bundle.ts";
import { emptyDatabase } from "#server/platform/embedded/empty-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the folder of the bundles. */
    bundledThreads: string;
  }
}

/** Where bundles find the packages that are not in them, and two folders above them the project (`paths.ts`). */
const packages = resolve(import.meta.dirname, "../../node_modules");

/** Makes the bundles, and again when the tests run again; the answer removes them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(packages, ".threads-"));
  const make = async () => {
    await bundleServer(THREADS, folder);
  };
  await make();
  await copyFile(await emptyDatabase(), join(folder, "empty-database.tar.gz"));
  project.onTestsRerun(make);
  project.provide("bundledThreads", pathToFileURL(`${folder}/`).href);
  return () => rm(folder, { recursive: true });
}
