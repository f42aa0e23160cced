/**
 * The site on a throw-away database, made again whenever a migration that is not published is saved:
 * `npm run content:preview`. The page in the browser loads itself again.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { reportContent } from "#scripts/content/content-report.ts";
import { passOverNew, publishedDatabase } from "#scripts/content/preview-database.ts";
import { readPublished } from "#scripts/content/published-migrations.ts";
import { migrationsFolder } from "#server/platform/paths.ts";

const root = resolve(import.meta.dirname, "..");
const cache = join(root, "node_modules/.cache/content-preview");
/** An editor saves a file and the journal at once. */
const SETTLE_MS = 300;

let site: { readonly child: ChildProcess; readonly folder: string } | undefined;
let working = false;
let asked = false;

/** Checks what is written and, where it runs, shows it; a file that does not run changes nothing. */
async function show(): Promise<void> {
  const published = await readPublished(migrationsFolder);
  if (published === null)
    console.log("git does not answer here: every file is taken for published.");
  const { faults, changes, summary, runs } = await reportContent(migrationsFolder, {
    now: new Date(),
    published,
  });
  for (const line of changes) console.log(`  ${line}`);
  for (const fault of faults) console.error(fault);
  console.log(summary);
  if (!runs && site) {
    console.error("The preview stays as it was.");
    return;
  }
  const base = await publishedDatabase(cache, published);
  const folder = await mkdtemp(join(tmpdir(), "guide-preview-"));
  await cp(base, folder, { recursive: true });
  if (!runs) {
    await passOverNew(folder);
    console.error("The preview shows what is published, until this is mended.");
  }
  await end();
  const child = spawn(process.execPath, ["--import", "tsx", "server/dev.ts"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "" },
    stdio: "inherit",
  });
  site = { child, folder };
}

async function end(): Promise<void> {
  if (!site) return;
  const { child, folder } = site;
  site = undefined;
  if (child.exitCode === null) {
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGTERM");
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
}

/** One at a time; what is saved meanwhile is shown next. */
async function showNext(): Promise<void> {
  asked = true;
  if (working) return;
  working = true;
  while (asked) {
    asked = false;
    await show().catch((error: unknown) => console.error("Nothing can be shown yet:", error));
  }
  working = false;
}

let settling: NodeJS.Timeout | undefined;
watch(migrationsFolder, { recursive: true }, () => {
  clearTimeout(settling);
  settling = setTimeout(() => void showNext(), SETTLE_MS);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void end().finally(() => process.exit(0)));
}
await showNext();
