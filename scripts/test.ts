/** `npm test`: every check and every test, the cheap ones first; ends at the first that fails. */
import { spawnSync } from "node:child_process";
import { findChromium } from "#server/testing/local/find-chromium.ts";

/** A step that takes longer hangs, on a machine that is twice as slow as those of today too. */
const STEP_TIMEOUT_MS = 20 * 60_000;

const steps: readonly (readonly [string, readonly string[]])[] = [
  ["style, types, layers, schema", ["run", "-s", "check"]],
  ["content", ["run", "-s", "content:check"]],
  ["unit and integration tests", ["run", "-s", "test:unit"]],
  ["build, within its budgets", ["run", "-s", "build", "--", "--within-budgets"]],
  ["whole processes on both databases", ["run", "-s", "test:system"]],
  ["browser tests", ["run", "-s", "test:e2e"]],
];

try {
  findChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

for (const [name, args] of steps) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status, error } = spawnSync(npm, args, { stdio: "inherit", timeout: STEP_TIMEOUT_MS });
  if (status !== 0) {
    console.error(`\n${name}: failed${error ? `, ${error.message}` : ""}`);
    process.exitCode = status ?? 1;
    break;
  }
  console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}
