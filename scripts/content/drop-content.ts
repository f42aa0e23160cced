import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "#scripts/command.ts";
import { journalTags, readMigrations, rewriteJournal } from "./migration-files.ts";
import { isPublished, type PublishedMigrations } from "./published-migrations.ts";

/**
 * Takes back a migration that is not published: its file and its line in the journal go, and those
 * after it move up.
 *
 * @param name the file's name, or its number.
 * @returns what it did, for the editor.
 * @throws CommandError where there is no such file, or live sites may have run it or one after it.
 */
export async function dropContent(
  folder: string,
  name: string,
  published: PublishedMigrations,
): Promise<string> {
  const tags = await journalTags(folder);
  const wanted = name.replace(/^.*\//, "").replace(/\.sql$/, "");
  const tag = tags.find((each) => each === wanted || each.slice(0, 4) === wanted);
  if (wanted === "" || tag === undefined) {
    const last = tags.slice(-3).map((each) => `${each}.sql`);
    throw new CommandError(`Name a file to drop, such as one of the last:\n${last.join("\n")}`);
  }
  if (isPublished(published, `${tag}.sql`)) {
    throw new CommandError(
      `${tag}.sql is published, so live sites have run it, or will. Undo it with a new migration: npm run content:new -- change "What it undoes"`,
    );
  }
  const later = tags.slice(tags.indexOf(tag) + 1);
  const fixed = later.find((each) => isPublished(published, `${each}.sql`));
  if (fixed) {
    throw new CommandError(`${fixed}.sql comes after it and is published; nothing is dropped.`);
  }
  const isThere = (await readMigrations(folder)).some(({ name: file }) => file === `${tag}.sql`);
  if (isThere) await rm(join(folder, `${tag}.sql`));
  const moved = await rewriteJournal(folder, tag);
  for (const [from, to] of moved) {
    await rename(join(folder, `${from}.sql`), join(folder, `${to}.sql`));
  }
  return [
    `Dropped ${tag}.sql`,
    ...moved.map(([from, to]) => `${from}.sql is ${to}.sql now`),
    "A database that has run it keeps what it did; content:preview begins anew by itself.",
  ].join("\n");
}
