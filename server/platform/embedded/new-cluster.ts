import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** The build puts an empty cluster beside the bundle; a site run from its sources has none. */
const emptyCluster = new URL("./empty-database.tar.gz", import.meta.url);

/** Postgres's own buffers of 128 MB fill up with time; the system keeps the same pages for the engine anyway. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** Stands in a cluster until it is whole. */
const UNFINISHED = "unfinished";

/**
 * Opens the cluster in `folder`; a new one is a copy of the build's empty one, or made by the engine,
 * which takes seconds. One that a kill left half made holds nothing yet, and is made again. Nothing else that
 * stands there is ever replaced.
 *
 * @param empty an empty cluster, as `.tar.gz`.
 */
export async function openEngine(folder: string, empty: URL = emptyCluster): Promise<PGlite> {
  await mkdir(folder, { recursive: true });
  const files = await readdir(folder);
  if (files.length > 0 && !files.includes(UNFINISHED)) {
    if (!files.includes("PG_VERSION")) throw new Error("its file PG_VERSION is missing");
    return PGlite.create(folder, { startParams });
  }
  const unfinished = join(folder, UNFINISHED);
  await writeFile(unfinished, "");
  const halfMade = files.filter((file) => file !== UNFINISHED);
  await Promise.all(halfMade.map((file) => rm(join(folder, file), { recursive: true })));
  const template = await readFile(empty).catch(() => undefined);
  const engine = await PGlite.create(folder, {
    startParams,
    ...(template && { loadDataDir: new Blob([template], { type: "application/x-gzip" }) }),
  });
  await rm(unfinished);
  return engine;
}
