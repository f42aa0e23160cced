import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { createLogger } from "../logger.ts";
import { startEmbeddedDatabase } from "./embedded-database.ts";
import { emptyDatabase } from "./empty-cluster.ts";
import { openEngine } from "./new-cluster.ts";

test("a cluster that a kill left half made is made anew; one that is there is opened as it is", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-cluster-"));
  const empty = pathToFileURL(await emptyDatabase());
  const folder = join(dataDir, "postgres");
  await mkdir(folder);
  await writeFile(join(folder, "PG_VERSION"), "17\n");
  await writeFile(join(folder, "unfinished"), "");
  const first = await openEngine(folder, empty);
  await first.exec("create table kept as select 7 as seven");
  await first.close();
  expect(existsSync(join(folder, "unfinished"))).toBe(false);
  const second = await openEngine(folder, empty);
  expect((await second.query("select * from kept")).rows).toEqual([{ seven: 7 }]);
  await second.close();
  await rm(dataDir, { recursive: true });
});

test("a cluster that cannot be opened stays as it is, and opens once its files are put back", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-cluster-"));
  const empty = pathToFileURL(await emptyDatabase());
  const folder = join(dataDir, "postgres");
  const first = await openEngine(folder, empty);
  await first.exec("create table kept as select 7 as seven");
  await first.close();
  const put = async (name: string, aside: string) => {
    await rename(join(folder, name), join(dataDir, aside));
    await expect(openEngine(folder, empty)).rejects.toThrow();
    await expect(openEngine(folder, empty)).rejects.toThrow();
    await rename(join(dataDir, aside), join(folder, name));
  };
  await put("PG_VERSION", "version");
  await put("global", "global");
  await rename(join(folder, "PG_VERSION"), join(dataDir, "version"));
  const started = startEmbeddedDatabase(dataDir, createLogger("silent"));
  await expect(started).rejects.toThrow(/DATA_DIR: .*cannot be opened \(its file PG_VERSION/);
  await rename(join(dataDir, "version"), join(folder, "PG_VERSION"));
  const again = await openEngine(folder, empty);
  expect((await again.query("select * from kept")).rows).toEqual([{ seven: 7 }]);
  await again.close();
  await rm(dataDir, { recursive: true });
});
