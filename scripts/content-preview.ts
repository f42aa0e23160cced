/**
 * The site on a throwaway database, rebuilt whenever a migration that is not published is saved:
 * `npm run content:preview`. The page in the browser reloads by itself.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { watch } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pLimit from "p-limit";
import { withDatabase } from "#scripts/command.ts";
import { reportContent } from "#scripts/content/content-report.ts";
import {
  isPublished,
  type PublishedMigrations,
  readPublished,
} from "#scripts/content/migration-files.ts";
import type { Database } from "#server/platform/database/db-pool.ts";
import {
  migrateDatabase,
  missingMigrations,
  readMigrations,
} from "#server/platform/database/migrate.ts";
import { createLogger } from "#server/platform/logger.ts";
import { migrationsFolder } from "#server/platform/paths.ts";

const root = resolve(import.meta.dirname, "..");
const cache = join(root, "node_modules/.cache/content-preview");
/** An editor saves a file and the journal at once. */
const SETTLE_MS = 300;
const silent = createLogger("silent");

/**
 * The path of a data folder with everything that is published, cached for each state of it. Previews
 * run on copies, where only the new files have to run.
 */
async function publishedDatabase(published: PublishedMigrations): Promise<string> {
  const migrations = (await readMigrations()).filter(({ name }) =>
    isPublished(published, `${name}.sql`),
  );
  const state = createHash("sha256");
  for (const { name, hash } of migrations) state.update(`${name}\0${hash}\0`);
  const base = join(cache, state.digest("hex").slice(0, 16));
  if ((await readdir(base).catch(() => [])).length > 0) return base;
  await rm(cache, { recursive: true, force: true });
  const making = join(cache, "making");
  await mkdir(making, { recursive: true });
  const migrate = ({ pool }: Database) => migrateDatabase(pool, silent, migrations);
  await withDatabase({ databaseUrl: undefined, dataDir: making }, migrate, true);
  await rename(making, base);
  return base;
}

/** Marks new migrations as run, so that a site on this data folder shows what is published. */
async function skipNewMigrations(dataDir: string): Promise<void> {
  await withDatabase({ databaseUrl: undefined, dataDir }, async ({ pool }) => {
    const missing = new Set(await missingMigrations(pool));
    for (const { name, hash, writtenAt } of await readMigrations()) {
      if (!missing.has(name)) continue;
      await pool.query(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
        [hash, writtenAt],
      );
    }
  });
}

let site: { readonly child: ChildProcess; readonly folder: string } | undefined;

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
  const base = await publishedDatabase(published);
  const folder = await mkdtemp(join(tmpdir(), "guide-preview-"));
  await cp(base, folder, { recursive: true });
  if (!runs) {
    await skipNewMigrations(folder);
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
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
}

const inTurn = pLimit(1);

/** One at a time; what is saved meanwhile is shown next. */
function showNext(): Promise<void> {
  inTurn.clearQueue();
  return inTurn(() =>
    show().catch((error: unknown) => console.error("Nothing can be shown yet:", error)),
  );
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
