/** Fails when the tables and the migrations differ. */
import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { join, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const copy = await mkdtemp(join(root, "node_modules/.schema-check-"));
try {
  await cp(join(root, "migrations"), copy, { recursive: true });
  const before = (await readdir(copy)).length;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "node_modules/drizzle-kit/bin.cjs",
      "generate",
      "--dialect=postgresql",
      "--schema=./shared/db/schema.ts",
      `--out=./${relative(root, copy)}`,
    ],
    { cwd: root, encoding: "utf8" },
  );
  const after = (await readdir(copy)).length;
  if (status !== 0 || after !== before) {
    console.error(stdout, stderr);
    console.error("the tables have changed: npm run db:generate -- --name verb_noun");
    process.exitCode = 1;
  } else {
    console.log("the migrations hold every table change");
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
