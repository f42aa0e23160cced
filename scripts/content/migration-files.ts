import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { journalPath, readJournalFile } from "#server/platform/database/migration-journal.ts";

/** A migration as it stands on disk. */
export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
}

const journalSchema = z.looseObject({
  version: z.string(),
  entries: z.array(
    z.object({
      idx: z.int(),
      version: z.string(),
      when: z.int(),
      tag: z.string(),
      breakpoints: z.boolean(),
    }),
  ),
});

type Journal = z.infer<typeof journalSchema>;

const numbered = (index: number) => String(index).padStart(4, "0");

async function readJournal(folder: string): Promise<Journal> {
  return journalSchema.parse(await readJournalFile(folder));
}

/** As git and editors keep it: with the end of its last line. */
async function writeJournal(folder: string, journal: Journal): Promise<void> {
  await writeFile(journalPath(folder), `${JSON.stringify(journal, null, 2)}\n`);
}

/** The names of a folder's migrations, without `.sql`, in the order in which they run; those of a later time. */
export async function journalTags(folder: string, after = 0): Promise<string[]> {
  const { entries } = await readJournal(folder);
  return entries.filter(({ when }) => when > after).map(({ tag }) => tag);
}

/** The migrations of a folder by name. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(join(folder, name), "utf8") })),
  );
}

/** The first migration that writes a value as SQL text into a table: the one that inserted its row. */
export function findMigrationOf(
  migrations: readonly MigrationFile[],
  table: string,
  value: string,
): MigrationFile | undefined {
  const inserts = new RegExp(`insert\\s+into\\s+"?${table}"?[\\s(]`, "i");
  const text = `'${value.replaceAll("'", "''")}'`;
  return migrations.find(({ sql }) => inserts.test(sql) && sql.includes(text));
}

/**
 * Adds a migration that the database tools did not write: the numbered file and its line in the
 * journal. It changes no table, so it needs no snapshot of them; the tools continue from the last one.
 * Never with a time before the last one's: such a migration would be taken for one already run.
 *
 * @param name in lower case with underscores, e.g. `add_winery_abeja`
 * @returns the path of the new file
 */
export async function addMigration(
  folder: string,
  { name, sql, now }: { readonly name: string; readonly sql: string; readonly now: Date },
): Promise<string> {
  const journal = await readJournal(folder);
  const last = journal.entries.at(-1);
  const index = (last?.idx ?? -1) + 1;
  const tag = `${numbered(index)}_${name}`;
  const entry = {
    idx: index,
    version: journal.entries.at(-1)?.version ?? journal.version,
    when: Math.max(now.getTime(), (last?.when ?? 0) + 1),
    tag,
    breakpoints: true,
  };
  const path = join(folder, `${tag}.sql`);
  // `wx`: a file of this number that somebody else has just added is not overwritten.
  await writeFile(path, sql, { flag: "wx" });
  const entries = [...journal.entries, entry];
  await writeJournal(folder, { ...journal, entries });
  return path;
}

/**
 * Takes a migration out of the journal and gives those after it the numbers that are free.
 *
 * @returns the files that have to be renamed: the old tag and the new one.
 */
export async function rewriteJournal(
  folder: string,
  dropped: string,
): Promise<(readonly [string, string])[]> {
  const journal = await readJournal(folder);
  const kept = journal.entries.filter(({ tag }) => tag !== dropped);
  const entries = kept.map((entry, idx) => ({
    ...entry,
    idx,
    tag: entry.tag.replace(/^\d{4}/, numbered(idx)),
  }));
  await writeJournal(folder, { ...journal, entries });
  return kept.flatMap(({ tag }, idx) => {
    const now = entries[idx]?.tag ?? tag;
    return now === tag ? [] : [[tag, now] as const];
  });
}

/** What would keep a migration from running: a file without its line in the journal, or an old time. */
export async function journalFaults(folder: string): Promise<string[]> {
  const { entries } = await readJournal(folder);
  const files = (await readMigrations(folder)).map(({ name }) => name);
  const listed = new Set(entries.map(({ tag }) => `${tag}.sql`));
  return [
    ...files
      .filter((name) => !listed.has(name))
      .map(
        (name) =>
          `${name}: not in meta/_journal.json, so it never runs; start it with npm run content:new`,
      ),
    ...[...listed]
      .filter((name) => !files.includes(name))
      .map((name) => `${name}: in meta/_journal.json, but the file is missing`),
    ...entries
      .filter(({ idx }, index) => idx !== index)
      .map(
        ({ tag }) =>
          `${tag}.sql: its place in meta/_journal.json is taken; renumber one of the two`,
      ),
    ...entries
      .filter(({ when }, index) => when <= (entries[index - 1]?.when ?? 0))
      .map(
        ({ tag }) =>
          `${tag}.sql: its "when" in meta/_journal.json is not after the one before, so live databases would skip it; raise it`,
      ),
  ];
}
