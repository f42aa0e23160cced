import { spawnSync } from "node:child_process";
import { access, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ValidationSeverity, validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { Metrics } from "#server/features/operations/metrics.ts";
import { readEnvironment } from "#server/platform/config.ts";

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), "utf8");

/** Names that a text holds and the first group of a pattern matches, once each. */
const named = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].sort();

/** Read by the C library, whose arenas else hold memory that Node gave back. */
const OF_THE_PLATFORM = "MALLOC_ARENA_MAX";

test("the examples set variables that the site reads", async () => {
  const ours = named(await read("server/platform/config.ts"), /^ {2}([A-Z][A-Z_]+):/gm);
  const known = [...ours, OF_THE_PLATFORM];
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

/** Programs that say what is wrong with a file. */
const CHECKED_BY = [
  ["Caddyfile", "caddy", ["validate", "--adapter", "caddyfile", "--config"]],
  ["alerts.yml", "promtool", ["check", "rules"]],
  ["prometheus.yml", "promtool", ["check", "config", "--syntax-only"]],
  ["guide@.service", "systemd-analyze", ["verify"]],
] as const;

for (const [file, program, args] of CHECKED_BY) {
  const isMissing = spawnSync("sh", ["-c", `command -v ${program}`]).status !== 0;
  test.skipIf(isMissing)(`${file} is one that ${program} takes`, async () => {
    const path = fileURLToPath(new URL(`../deploy/${file}`, import.meta.url));
    // Caddy makes itself a folder there.
    const home = await mkdtemp(join(tmpdir(), "guide-deploy-"));
    const env = { PATH: process.env.PATH, HOME: home };
    const { status, stderr } = spawnSync(program, [...args, path], { encoding: "utf8", env });
    await rm(home, { recursive: true });
    // systemd only warns of a key that it does not know, and names the line.
    const faults = stderr.split("\n").filter((line) => line.includes(`${file}:`));
    // Node may stand elsewhere here.
    const refused = status !== 0 && !stderr.includes("/usr/bin/node");
    expect([refused, faults], stderr).toEqual([false, []]);
  });
}

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      build: z
        .object({ context: z.string(), dockerfile: z.string(), target: z.string().optional() })
        .optional(),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
      volumes: z.array(z.string()).default([]),
      environment: z.record(z.string(), z.string()).default({}),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});

test("compose.yaml names services, volumes, files and variables that are there", async () => {
  const text = await read("deploy/compose.yaml");
  const { services, volumes } = composeSchema.parse(parse(text, { merge: true }));
  for (const { image, build, depends_on: others, ...service } of Object.values(services)) {
    expect(image === undefined).toBe(build !== undefined);
    if (build) {
      const file = new URL(`../deploy/${build.context}/${build.dockerfile}`, import.meta.url);
      const stages = await readFile(file, "utf8");
      if (build.target) expect(stages).toContain(` AS ${build.target}\n`);
    }
    for (const other of Array.isArray(others) ? others : Object.keys(others)) {
      expect(Object.keys(services)).toContain(other);
    }
    for (const [source = ""] of service.volumes.map((volume) => volume.split(":"))) {
      if (source.startsWith(".")) await access(new URL(`../deploy/${source}`, import.meta.url));
      else expect(Object.keys(volumes)).toContain(source);
    }
  }
  const [, told = ""] = /^# guide\.env: (.+)\.$/m.exec(text) ?? [];
  const needed = named(text, /\$\{([A-Z_]+):\?\}/g);
  expect(needed.filter((name) => !told.split(", ").includes(name))).toEqual([]);
});

test("PgBouncer in a container keeps the password in the form that its settings sign in by", async () => {
  const { services } = composeSchema.parse(
    parse(await read("deploy/compose.yaml"), { merge: true }),
  );
  const [, type] = /^auth_type = (.+)$/m.exec(await read("deploy/pgbouncer.ini")) ?? [];
  expect(services.pgbouncer?.environment.AUTH_TYPE).toBe(type);
});

test("a process that ends at once is started again, however often", async () => {
  const unit = await read("deploy/guide@.service");
  expect(unit).toMatch(/^Restart=always$/m);
  expect(unit.split("[Service]")[0]).toMatch(/^StartLimitIntervalSec=0$/m);
});

test("the Dockerfile is one that Docker takes, and its image holds what a running site reads", async () => {
  const text = await read("deploy/Dockerfile");
  const faults = validate(text, { deprecatedMaintainer: ValidationSeverity.ERROR });
  expect(faults.map(({ message, range }) => `line ${range.start.line + 1}: ${message}`)).toEqual(
    [],
  );
  const copied = named(text, /^COPY --from=(?:build|pruned) \/site\/(\S+)/gm);
  const isRead = named(
    await read("server/platform/paths.ts"),
    /resolve\(projectRoot, "([\w-]+)/g,
  ).filter((folder) => folder !== "client");
  expect(copied).toEqual(["node_modules", "package.json", ...isRead].sort());
  const [, sources = ""] = /^COPY (package.+) \.\/$/m.exec(text) ?? [];
  for (const file of sources.split(" ")) await access(new URL(`../${file}`, import.meta.url));
});

test("all ways to run the site run it alike", async () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await read("package.json")));
  const [, command = ""] = /exec (node .+)$/.exec(scripts.serve ?? "") ?? [];
  expect(command).toContain("dist/server/main.js");
  expect(scripts.start).toContain(command);
  expect(await read("deploy/guide@.service")).toContain(`  /usr/bin/${command}\n`);
  const container = command.split(" ").map((word) => JSON.stringify(word));
  expect(await read("deploy/Dockerfile")).toContain(`\nCMD [${container.join(", ")}]\n`);
});

test("alerts and board ask for metrics that the site tells", async () => {
  const metrics = new Metrics({ version: "1", commit: null });
  metrics.watchPool({ totalCount: 0, idleCount: 0, waitingCount: 0 });
  metrics.watchAdmission({ inHand: 0, isOverloaded: false });
  const { body } = await metrics.text();
  const ofRuntime = named(await read("server/runtime.ts"), /metrics\.gauge\(\s*"(\w+)"/g);
  const all = [
    ...named(body, /^# TYPE (guide_\w+)/gm),
    ...ofRuntime.map((name) => `guide_${name}`),
  ];
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
