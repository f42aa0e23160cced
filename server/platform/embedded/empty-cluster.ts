/** A cluster of the embedded database with nothing in it: making one takes the engine seconds, copying it none. */
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { z } from "zod";

const cache = resolve(import.meta.dirname, "../../../node_modules/.cache");
const packageFile = z.object({ version: z.string() });

/** The file of an empty cluster (`.tar.gz`) for the engine that is installed; made where it is missing. */
export async function emptyDatabase(): Promise<string> {
  const file = join(cache, `empty-database-${await engineVersion()}.tar.gz`);
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

async function engineVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const text = await readFile(join(dirname(entry), "../package.json"), "utf8");
  return packageFile.parse(JSON.parse(text)).version;
}
