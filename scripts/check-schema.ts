/** Fails when the tables and the migrations differ, or a migration breaks builds that are serving. */
import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { stoppingChanges } from "./stopping-changes.ts";

const root = resolve(import.meta.dirname, "..");
// Outside the project: the check of style reads its folders at the same time.
const copy = await mkdtemp(join(tmpdir(), "schema-check-"));
try {
  await cp(join(root, "migrations"), copy, { recursive: true });
  const before = new Set(await readdir(copy));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "node_modules/drizzle-kit/bin.cjs",
      "generate",
      "--dialect=postgresql",
      "--schema=./shared/db/tables/*.ts",
      `--out=./${relative(root, copy)}`,
    ],
    { cwd: root, encoding: "utf8" },
  );
  const added = (await readdir(copy)).filter((file) => !before.has(file));
  if (status !== 0) {
    console.error(stdout, stderr);
    process.exitCode = 1;
  } else if (added.length > 0) {
    for (const file of added) console.error(await readFile(join(copy, file), "utf8"));
    console.error("No migration holds these changes of the tables yet; write it with");
    console.error("  npm run db:generate -- --name verb_noun");
    process.exitCode = 1;
  } else {
    console.log("the migrations hold every table change");
  }
  for (const name of before) {
    if (!name.endsWith(".sql")) continue;
    for (const fault of stoppingChanges(name, await readFile(join(copy, name), "utf8"))) {
      console.error(fault);
      process.exitCode = 1;
    }
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
