/** A cluster of the embedded database with nothing in it: making one takes the engine seconds, copying it none. */
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";

const packages = resolve(import.meta.dirname, "../../../node_modules");
const cache = join(packages, ".cache");

/** The file of an empty cluster (`.tar.gz`) for the engine that is installed; made where it is missing. */
export async function emptyDatabase(): Promise<string> {
  const engineFile = await readFile(join(packages, "@electric-sql/pglite/package.json"), "utf8");
  const file = join(cache, `empty-database-${JSON.parse(engineFile).version}.tar.gz`);
  if (existsSync(file)) return file;
  const engine = await PGlite.create();
  const dump = await engine.dumpDataDir("gzip");
  await engine.close();
  await mkdir(cache, { recursive: true });
  const part = `${file}.${process.pid}`;
  await writeFile(part, Buffer.from(await dump.arrayBuffer()));
  await rename(part, file);
  return file;
}

/** An engine of its own in memory, with nothing in it. */
export async function openEmptyDatabase(): Promise<PGlite> {
  const cluster = await readFile(await emptyDatabase());
  return PGlite.create({ loadDataDir: new Blob([cluster], { type: "application/x-gzip" }) });
}
