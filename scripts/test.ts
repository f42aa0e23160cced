/** `npm test`: every check and every test, the cheap ones first; ends at the first that fails. */
import { findChromium } from "#server/testing/local/find-chromium.ts";
import { runStep } from "./test-step.ts";

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
  const status = await runStep(npm, args);
  if (status !== 0) {
    console.error(`\n${name}: failed`);
    process.exitCode = status;
    break;
  }
  console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}
