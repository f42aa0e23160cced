import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { emptyDatabase } from "./empty-cluster.ts";
import { openEngine } from "./new-cluster.ts";

test("a cluster that a kill left half made is made anew; one that is there is opened as it is", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-cluster-"));
  const empty = pathToFileURL(await emptyDatabase());
  const folder = join(dataDir, "postgres");
  await mkdir(folder);
  await writeFile(join(folder, "PG_VERSION"), "17\n");
  await writeFile(join(dataDir, "postgres.unfinished"), "");
  const first = await openEngine(folder, empty);
  await first.exec("create table kept as select 7 as seven");
  await first.close();
  expect(existsSync(join(dataDir, "postgres.unfinished"))).toBe(false);
  const second = await openEngine(folder, empty);
  expect((await second.query("select * from kept")).rows).toEqual([{ seven: 7 }]);
  await second.close();
  await rm(dataDir, { recursive: true });
});
