/** `npm run check`: every check, as many at once as there are processors; tells what failed, and fails then. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";

/** The longest first, so that none is left alone at the end. */
const checks = [
  "check:types",
  "check:unused",
  "check:layers",
  "check:schema",
  "check:patterns",
  "check:style",
];
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const waiting = [...checks];

await Promise.all(Array.from({ length: availableParallelism() }, runChecks));

async function runChecks(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) await run(check);
}

async function run(check: string): Promise<void> {
  const child = spawn(npm, ["run", "-s", check], { stdio: ["ignore", "pipe", "pipe"] });
  const [[status], said, complained] = await Promise.all([
    once(child, "exit"),
    text(child.stdout),
    text(child.stderr),
  ]);
  process.stdout.write(said);
  process.stderr.write(complained);
  if (status === 0) return;
  console.error(`${check}: failed`);
  process.exitCode = 1;
}
