import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { MigrationError } from "./migration-failure.ts";

/** Where a folder of migrations says in which order they run. */
export const journalPath = (folder: string) => join(folder, "meta/_journal.json");

/**
 * Reads the journal of a folder of migrations, whatever stands in it.
 *
 * @throws MigrationError in one line where it is missing, has the marks of a merge, or is no JSON.
 */
export async function readJournalFile(folder: string): Promise<unknown> {
  const name = `${basename(folder)}/meta/_journal.json`;
  const text = await readFile(journalPath(folder), "utf8").catch((error: unknown) => {
    throw new MigrationError(
      `${name}: cannot be read (${reasonOf(error)}). Take it back from git: git checkout HEAD -- ${name}`,
    );
  });
  const mark = text.split("\n").findIndex((line) => /^(?:<{7}|={7}|>{7})/.test(line));
  if (mark >= 0) {
    throw new MigrationError(
      `${name}, line ${mark + 1}: marks of a merge. Keep the entries of both sides, the published ones first, remove the marks, give each a free number in "idx" and "tag" (and its file the same name) and a later "when" than the one before it; then npm run content:check`,
    );
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MigrationError(
      `${name}: not JSON (${reasonOf(error)}). Correct it there, or take it back from git: git checkout HEAD -- ${name}`,
    );
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
