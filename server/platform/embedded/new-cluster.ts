import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** The build puts an empty cluster beside the bundle; a site run from its sources has none. */
const emptyCluster = new URL("./empty-database.tar.gz", import.meta.url);

/** Postgres's own buffers of 128 MB fill up with time; the system keeps the same pages for the engine anyway. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/**
 * Opens the cluster in `folder`; a new one is a copy of the build's empty one, or made by the engine,
 * which takes seconds. One that a kill left half made holds nothing yet, and is made again.
 *
 * @param empty an empty cluster, as `.tar.gz`.
 */
export async function openEngine(folder: string, empty: URL = emptyCluster): Promise<PGlite> {
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true });
  else if (existsSync(join(folder, "PG_VERSION"))) return PGlite.create(folder, { startParams });
  await mkdir(dirname(folder), { recursive: true });
  await writeFile(unfinished, "");
  const template = await readFile(empty).catch(() => undefined);
  const engine = await PGlite.create(folder, {
    startParams,
    ...(template && { loadDataDir: new Blob([template], { type: "application/x-gzip" }) }),
  });
  await rm(unfinished);
  return engine;
}
