import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createPlanner } from "#server/planning/planner.ts";
import { openDatabase } from "./database/db-pool.ts";
import { createLogger } from "./logger.ts";
import { bundles } from "./worker-thread.ts";

const logger = createLogger("silent");

beforeAll(() => {
  bundles.beside = import.meta.url;
});
afterAll(() => {
  bundles.beside = inject("bundledThreads");
});

test("without a build, the database runs from its sources, in a cluster that it makes itself", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-sources-"));
  const { pool, close } = await openDatabase({ databaseUrl: undefined, dataDir }, logger);
  expect((await pool.query("select 7 as seven")).rows).toEqual([{ seven: 7 }]);
  await close();
  await rm(dataDir, { recursive: true });
});

test("without a build, plans are worked out from sources", async () => {
  const targets = [{ latitude: 46.1, longitude: -118.4 }];
  const routes = await createPlanner(logger).site.routesFrom(
    { latitude: 46, longitude: -118.3 },
    targets,
  );
  expect(routes).toHaveLength(1);
});
