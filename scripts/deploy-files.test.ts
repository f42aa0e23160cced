import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { Metrics } from "#server/features/operations/metrics.ts";
import { readEnvironment } from "#server/platform/environment.ts";

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), "utf8");

/** Names that a text holds and the first group of a pattern matches, once each. */
const named = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].sort();

test("the examples set variables that the site reads", async () => {
  const known = named(await read("server/platform/environment.ts"), /^ {2}([A-Z][A-Z_]+):/gm);
  const site = (await read("deploy/compose.yaml")).split("\nservices:")[0] ?? "";
  const set = [
    ...named(site, /^ {4}([A-Z][A-Z_]+):/gm),
    ...named(await read("deploy/guide@.service"), /[= ]([A-Z][A-Z_]+)=/g),
    ...named((await read("deploy/Dockerfile")).match(/^ENV .*/m)?.[0] ?? "", / ([A-Z][A-Z_]+)=/g),
  ];
  expect(set).toContain("DATABASE_LISTEN_URL");
  expect(set).toContain("DATA_DIR");
  expect(set.filter((name) => !known.includes(name))).toEqual([]);
  expect(readEnvironment({ HOST: "0.0.0.0", PORT: "5001", TRUST_PROXY: "1" }).problems).toEqual([]);
});

test("alerts and board ask for metrics that the site tells", async () => {
  const metrics = new Metrics({ version: "1", commit: null });
  metrics.watchPool({ totalCount: 0, idleCount: 0, waitingCount: 0 });
  metrics.watchAdmission({ inHand: 0, isOverloaded: false });
  const { body } = await metrics.text();
  // The planner's is added by runtime.ts.
  const all = [...named(body, /^# TYPE (guide_\w+)/gm), "guide_planner_waiting"];
  const asked = named(
    (await read("deploy/alerts.yml")) + (await read("deploy/board.json")),
    /\b(guide_\w+?)(?:_bucket|_count)?\b/g,
  );
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !all.includes(name))).toEqual([]);
});

test("each alert has its first steps in the handbook, and no other stands there", async () => {
  const alerts = named(await read("deploy/alerts.yml"), /alert: (\w+)/g);
  expect(named(await read("docs/operations.md"), /^### (Guide\w+)/gm)).toEqual(alerts);
});

test("the handbook names every file of the folder", async () => {
  const files = await readdir(new URL("../deploy", import.meta.url));
  const handbook = await read("docs/operations.md");
  expect(files.filter((name) => !handbook.includes(`deploy/${name}`))).toEqual([]);
});
