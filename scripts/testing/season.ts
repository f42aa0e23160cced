/** What tests of the season mail, its answers and the calls share. */
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isNull, sql } from "drizzle-orm";
import { inject } from "vitest";
import { factFaults } from "#scripts/content/faults/winery-fact-faults.ts";
import { hoursFaults } from "#scripts/content/faults/winery-faults.ts";
import { askWineries } from "#scripts/facts/season-command.ts";
import type { CommandDeps } from "#scripts/newsletter/send-command.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { test as base } from "#server/testing/testing.ts";

const { factSources, wineries } = schema;

/** `test` with migrations and a season of the test's own. */
export const test = base
  .extend("folder", async ({ task }, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), `facts-${task.id}-`));
    onCleanup(() => rm(folder, { recursive: true, force: true }));
    await cp(inject("testMigrations"), folder, { recursive: true });
    return folder;
  })
  .extend("ask", async ({ deps, mailer }) => {
    const said: string[] = [];
    const command: CommandDeps = {
      ...deps,
      mailer,
      say: (text) => said.push(text),
      signal: new AbortController().signal,
    };
    const run = (options: { isReminder?: boolean; preview?: boolean; dryRun?: boolean } = {}) =>
      askWineries(command, {
        ...{ season: "2027-summer", isReminder: false, preview: false, dryRun: false, yes: true },
        ...{ patient: false, corrected: false, perMinute: 600_000 },
        ...options,
      });
    return { command, run, said };
  });

/** The wineries of the guide, by slug. */
export async function inGuide(db: Db) {
  return db.select().from(wineries).where(isNull(wineries.leftKind)).orderBy(wineries.slug);
}

/** The token in a mail's link. */
export const tokenIn = (text: string) => /\/confirm\/(\S+)/.exec(text)?.[1] ?? "";

/** Runs what was written, statement by statement. */
export async function run(db: Db, text: string) {
  const path = /^Wrote (.+)$/m.exec(text)?.[1] ?? "";
  for (const statement of (await readFile(path, "utf8")).split("--> statement-breakpoint")) {
    await db.execute(sql.raw(statement));
  }
}

/** What is wrong with a winery as it stands now. */
export async function faultsOf(db: Db, slug: string) {
  const [row] = await db.select().from(wineries).where(sql`slug = ${slug}`);
  if (!row) return ["missing"];
  const sources = await db.select().from(factSources).where(sql`winery_id = ${row.id}`);
  // The addresses are the test's own, and have no source.
  const faults = [...factFaults({ ...row, sources }, "2028-01-01"), ...hoursFaults(row)];
  return faults.filter(({ advice }) => !advice.includes("email"));
}
