/**
 * `npm test`: every check and every test, the cheap ones first; ends after the first step that fails.
 * Commands of one step run side by side: whole processes wait most of their time, which rules and routes use.
 */
import { spawn } from "node:child_process";
import { findChromium } from "./local/find-chromium.ts";

type Command = readonly [name: string, args: readonly string[]];

const steps: readonly (readonly Command[])[] = [
  [["style, types, layers, schema", ["run", "-s", "check"]]],
  [
    ["content", ["run", "-s", "content:check"]],
    ["build, within its budgets", ["run", "-s", "build", "--", "--within-budgets"]],
  ],
  [
    ["unit and integration tests", ["run", "-s", "test:unit"]],
    ["whole processes on both databases", ["run", "-s", "test:system"]],
  ],
  [["browser tests", ["run", "-s", "test:e2e"]]],
];

try {
  findChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

for (const step of steps) {
  const codes = await Promise.all(step.map(run));
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed);
}

/** Runs a command; beside others it writes all it has to say once it is over. */
async function run(
  [name, args]: Command,
  _index: number,
  step: readonly Command[],
): Promise<number> {
  const isAlone = step.length === 1;
  const started = Date.now();
  if (isAlone) console.log(`\n== ${name}`);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const child = spawn(npm, [...args], { stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => said.push(chunk));
  }
  const code = await new Promise<number>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", (status) => resolve(status ?? 1));
  });
  if (!isAlone) process.stdout.write(`\n== ${name}\n${Buffer.concat(said).toString("utf8")}`);
  const seconds = Math.round((Date.now() - started) / 1000);
  if (code === 0) console.log(`${name}: ${seconds} s`);
  else console.error(`\n${name}: failed`);
  return code;
}
