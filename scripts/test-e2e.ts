/**
 * `npm run test:e2e [-- [--postgres] playwright options]`: the browser tests, on a site of their own for
 * each engine. With options (a file, `--grep`, …) they run once, as asked, on the embedded database or,
 * with `--postgres`, on Postgres.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./local/find-chromium.ts";
import { findPostgres } from "./local/find-postgres.ts";
import { LocalPostgres } from "./local/local-postgres.ts";
import { startSite } from "./local/site-process.ts";
import { isBuildCurrent } from "./release/source-digest.ts";

const asked = process.argv.slice(2);
const options = asked.filter((option) => option !== "--postgres");
const wantsPostgres = asked.includes("--postgres");
const chromium = findChromium();
if (!(await isBuildCurrent())) await run(["--import", "tsx", "scripts/build.ts"]);

if (!wantsPostgres) await runOn("the embedded database", {}, options);
// What a lower level cannot show twice: the journeys that write.
if (wantsPostgres) await runOnPostgres(options);
else if (options.length === 0) await runOnPostgres(["--grep", "@writes"]);

async function runOnPostgres(args: string[]): Promise<void> {
  const bin = findPostgres();
  if (!bin) {
    console.log("no Postgres on this machine: these journeys ran on the embedded database only");
    if (wantsPostgres) process.exitCode = 1;
    return;
  }
  const postgres = await LocalPostgres.create(bin);
  try {
    await runOn("Postgres", { DATABASE_URL: postgres.url }, args);
  } finally {
    await postgres.destroy();
  }
}

async function runOn(name: string, env: Record<string, string>, args: string[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-e2e-"));
  // Each test comes from a network of its own, so that the limits of one do not stop another.
  const site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: "1", ...env });
  console.log(`browser tests on ${name}`);
  try {
    await run(["node_modules/@playwright/test/cli.js", "test", ...args], {
      E2E_BASE_URL: site.url,
      E2E_CHROMIUM: chromium,
    });
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Not `spawnSync`: a site whose log nobody reads stands still once the pipe is full. */
async function run(args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const [status]: (number | null)[] = await once(child, "exit");
  if (status !== 0) process.exitCode = status ?? 1;
}
