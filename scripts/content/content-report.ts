import { checkContent } from "./check-content.ts";
import type { ContentFault } from "./faults/content-fault.ts";
import { migrateContent } from "./migrate-content.ts";
import {
  findMigrationOf,
  journalFaults,
  type MigrationFile,
  readMigrations,
} from "./migration-files.ts";

/** One line for each fault, and a last line that sums up. */
export interface ContentSummary {
  readonly faults: readonly string[];
  readonly summary: string;
}

/** Migrates an empty database with a folder's migrations and checks all content in it. */
export async function reportContent(migrationsFolder: string): Promise<ContentSummary> {
  const journal = await journalFaults(migrationsFolder);
  const migrated = await migrateContent(migrationsFolder);
  if (!migrated.ok) return summarize([...journal, migrated.failure], "the migrations do not run");
  const { db, close } = migrated;
  try {
    const { wineries, posts, cities, readyTrips, faults } = await checkContent(db);
    const files = await readMigrations(migrationsFolder);
    const lines = [...journal, ...faults.map((fault) => lineOf(fault, files))];
    return summarize(
      lines,
      `${wineries} wineries, ${posts} articles, ${readyTrips} ready-made trips, ${cities} cities`,
    );
  } finally {
    await close();
  }
}

function lineOf({ table, row, field, advice }: ContentFault, files: readonly MigrationFile[]) {
  const file = findMigrationOf(files, table, row)?.name ?? "(migration unknown)";
  return `${file}, ${row}, ${field}: ${advice}`;
}

function summarize(faults: readonly string[], seen: string): ContentSummary {
  const count = `${faults.length} ${faults.length === 1 ? "fault" : "faults"}`;
  return { faults, summary: `${seen}: ${faults.length === 0 ? "all in order" : count}` };
}
