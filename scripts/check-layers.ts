/** Checks who imports whom, and that the checker has seen the code at all. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const FOLDERS = ["client", "server", "shared", "scripts", "bench", "e2e"];
/** A parser that does not understand the sources finds none of them and reports success. */
const FEWEST_MODULES = 100;

const { stdout, stderr, status } = spawnSync(
  process.execPath,
  [
    "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
    "--output-type",
    "json",
    ...FOLDERS,
  ],
  { cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
);
if (status !== 0 && !stdout.startsWith("{")) {
  console.error(stderr || stdout);
  process.exit(1);
}

interface Summary {
  readonly totalCruised: number;
  readonly violations: readonly {
    readonly from: string;
    readonly to: string;
    readonly rule: { readonly name: string };
  }[];
}

const { summary } = JSON.parse(stdout) as { summary: Summary };
for (const { rule, from, to } of summary.violations)
  console.error(`${rule.name}: ${from} -> ${to}`);
if (summary.totalCruised < FEWEST_MODULES) {
  console.error(`only ${summary.totalCruised} modules were seen: is TypeScript newer than 6?`);
  process.exit(1);
}
console.log(`${summary.totalCruised} modules, ${summary.violations.length} violations`);
process.exit(summary.violations.length > 0 ? 1 : 0);
