/**
 * `npm run test:e2e [-- [--postgres] playwright options]`: the browser tests, on a site of their own for
 * each engine. With options (a file, `--grep`, …) they run as asked, on the embedded database or, with
 * `--postgres`, on Postgres.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "#server/testing/local/find-chromium.ts";
import { findPostgres } from "#server/testing/local/find-postgres.ts";
import { LocalPostgres } from "#server/testing/local/local-postgres.ts";
import { type SiteProcess, startSite } from "#server/testing/local/site-process.ts";
import { migrateForTests } from "#server/testing/local/test-content.ts";
import { isBuildCurrent } from "./build/source-digest.ts";

const args = process.argv.slice(2);
const options = args.filter((option) => option !== "--postgres");
const wantsPostgres = args.includes("--postgres");
const chromium = findChromium();
const bin = findPostgres();
if (wantsPostgres && !bin) throw new Error("There is no Postgres on this machine");
if (!(await isBuildCurrent())) await run(["--import", "tsx", "scripts/build.ts"]);

/** What ends what was begun, the latest first. */
const endings: (() => Promise<unknown>)[] = [];
try {
  const opening = [];
  if (!wantsPostgres) opening.push(openSite().then(({ url }) => ({ name: "embedded", url })));
  if (bin && (wantsPostgres || options.length === 0)) {
    // What a lower level cannot show twice: the journeys that write.
    const journeys = wantsPostgres ? {} : { grep: "@writes" };
    opening.push(openOnPostgres(bin).then((url) => ({ name: "Postgres", url, ...journeys })));
  } else if (options.length === 0) {
    console.log("no Postgres on this machine: the journeys run on the embedded database only");
  }
  // Where one cannot be opened, the other is ended too, once it is there.
  await Promise.allSettled(opening);
  const sites = await Promise.all(opening);
  await run(["node_modules/@playwright/test/cli.js", "test", ...options], {
    E2E_SITES: JSON.stringify(sites),
    E2E_CHROMIUM: chromium,
  });
} finally {
  for (const end of endings.reverse()) await end();
}

async function openSite(env: Record<string, string> = {}): Promise<SiteProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-e2e-"));
  endings.push(() => rm(dataDir, { recursive: true, force: true }));
  await migrateForTests({ databaseUrl: env.DATABASE_URL, dataDir });
  // Each test comes from a network of its own, so that the limits of one do not stop another.
  const site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: "1", ...env });
  endings.push(() => site.stop());
  return site;
}

async function openOnPostgres(bin: string): Promise<string> {
  const postgres = await LocalPostgres.create(bin);
  endings.push(() => postgres.destroy());
  return (await openSite({ DATABASE_URL: postgres.url })).url;
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
