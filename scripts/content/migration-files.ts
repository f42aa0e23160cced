import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { CommandError } from "#scripts/command.ts";
import { journalPath, readJournalFile } from "#server/platform/database/migrate.ts";

/** A migration as it stands on disk. */
export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
}

type Journal = Awaited<ReturnType<typeof readJournalFile>>;

const numbered = (index: number) => String(index).padStart(4, "0");

/** The order in which a journal says what it holds, so that a new entry is all that changes. */
const FIELDS = ["idx", "version", "when", "tag", "breakpoints", "entries", "dialect"];

/** As git and editors keep it: with the end of its last line. */
async function writeJournal(folder: string, journal: Journal): Promise<void> {
  await writeFile(journalPath(folder), `${JSON.stringify(journal, FIELDS, 2)}\n`);
}

/** The names of a folder's migrations, without `.sql`, in the order in which they run; those of a later time. */
export async function journalTags(folder: string, after = 0): Promise<string[]> {
  const { entries } = await readJournalFile(folder);
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
  const journal = await readJournalFile(folder);
  const last = journal.entries.at(-1);
  const idx = journal.entries.length;
  const tag = `${numbered(idx)}_${name}`;
  const when = Math.max(now.getTime(), (last?.when ?? 0) + 1);
  const path = join(folder, `${tag}.sql`);
  // `wx`: a file of this number that somebody else has just added is not overwritten.
  await writeFile(path, sql, { flag: "wx" });
  const entries = [...journal.entries, { ...last, idx, when, tag }];
  await writeJournal(folder, { ...journal, entries });
  return path;
}

/** What would keep a migration from running: a file without its line in the journal, or an old time. */
export async function journalFaults(folder: string): Promise<string[]> {
  const { entries } = await readJournalFile(folder);
  const files = (await readMigrations(folder)).map(({ name }) => name);
  const listed = new Set(entries.map(({ tag }) => `${tag}.sql`));
  const unlisted = files.filter((name) => !listed.has(name));
  const missing = [...listed].filter((name) => !files.includes(name));
  const misplaced = entries.filter(({ idx }, index) => idx !== index);
  const late = entries.filter(({ when }, index) => when <= (entries[index - 1]?.when ?? 0));
  return [
    ...unlisted.map(
      (name) =>
        `${name}: not in meta/_journal.json, so it never runs; start it with npm run content:new`,
    ),
    ...missing.map((name) => `${name}: in meta/_journal.json, but the file is missing`),
    ...misplaced.map(
      ({ tag }) => `${tag}.sql: its place in meta/_journal.json is taken; renumber one of the two`,
    ),
    ...late.map(
      ({ tag }) =>
        `${tag}.sql: its "when" in meta/_journal.json is not after the one before, so live databases would skip it; raise it`,
    ),
  ];
}

/** The line between two statements of a migration. */
export const BREAKPOINT = "--> statement-breakpoint";

/** The statements of a migration, each with its place in the file. */
export function statementsOf(sql: string) {
  let start = 0;
  return sql.split(BREAKPOINT).map((text) => {
    const statement = { text, start };
    start += text.length + BREAKPOINT.length;
    return statement;
  });
}

const COMMENT_OR_TEXT = /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g;

/**
 * SQL without its comments and texts, so that words in them are not taken for SQL. Blanks stand in
 * their place and lines stay lines: a position in it is one in the file.
 */
export function codeOf(sql: string): string {
  return sql.replace(COMMENT_OR_TEXT, (part) => part.replace(/[^\n]/g, " "));
}

/** The line of a position in a text, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split("\n").length;
}

/** The migrations that may be live, by file name, each with git's id of its text; null without git. */
export type PublishedMigrations = ReadonlyMap<string, string> | null;

const git = promisify(execFile);

/** Where what is published stands: the shared main branch, else one's own, else the last commit. */
const REFS = ["origin/main", "main", "HEAD"];

/** Reads from git which migrations of a folder stand on the main branch: those may be live somewhere. */
export async function readPublished(folder: string): Promise<PublishedMigrations> {
  const ask = async (...args: string[]) => {
    const answer = await git("git", args, { cwd: folder }).catch(() => ({ stdout: "" }));
    return answer.stdout.trim();
  };
  for (const ref of REFS) {
    // What others have published since is not in this folder yet.
    const base = await ask("merge-base", "HEAD", ref);
    const stdout = base === "" ? "" : await ask("ls-tree", base, "./");
    const files = [...stdout.matchAll(/^\d+ blob ([0-9a-f]+)\t(.+\.sql)$/gm)];
    if (files.length > 0) return new Map(files.map(([, id = "", path = ""]) => [path, id]));
  }
  return null;
}

/** What a folder's own files would be, were they published as they are now. */
export function publishedAs(files: readonly MigrationFile[]): PublishedMigrations {
  return new Map(files.map(({ name, sql }) => [name, blobId(sql)]));
}

/** Whether a file may be live. Where git does not answer, every file is taken for one that may. */
export function isPublished(published: PublishedMigrations, name: string): boolean {
  return published === null || published.has(name);
}

/** Published migrations that are gone or say something else today, a line for each. */
export function editedFaults(
  published: PublishedMigrations,
  files: readonly MigrationFile[],
): string[] {
  if (published === null) return [];
  const now = publishedAs(files);
  return [...published].flatMap(([name, id]) => {
    const today = now?.get(name);
    if (today === id) return [];
    const restore = `put it back with git checkout -- migrations/${name}`;
    return today === undefined
      ? [`${name}: published and gone; live sites have run it, so ${restore}`]
      : [
          `${name}: published and edited since; live sites keep what they have run, so ${restore}, and write the change as a new migration: npm run content:new -- change "What it corrects"`,
        ];
  });
}

/** What the database tools know the tables by after a migration that changes them. */
const snapshotPath = (folder: string, name: string) =>
  join(folder, `meta/${name.slice(0, 4)}_snapshot.json`);

/** Whether the developers' tools wrote a migration, for a change of tables. */
export const changesTables = (folder: string, name: string) =>
  existsSync(snapshotPath(folder, name));

/** The id that git gives a text. */
function blobId(text: string): string {
  const bytes = Buffer.from(text);
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/**
 * Takes back a migration that is not published: its file, its line in the journal and its snapshot of the
 * tables go, and those after it move up.
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
  const journal = await readJournalFile(folder);
  const tags = journal.entries.map(({ tag }) => tag);
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
  const tables = later.find((each) => changesTables(folder, each));
  if (tables && changesTables(folder, tag)) {
    throw new CommandError(
      `${tag}.sql changes tables, and ${tables}.sql builds on it: drop that first.`,
    );
  }
  await rm(join(folder, `${tag}.sql`), { force: true });
  await rm(snapshotPath(folder, tag), { force: true });
  const kept = journal.entries.filter((entry) => entry.tag !== tag);
  const entries = kept.map((entry, idx) => ({
    ...entry,
    idx,
    tag: entry.tag.replace(/^\d{4}/, numbered(idx)),
  }));
  await writeJournal(folder, { ...journal, entries });
  const moved: string[] = [];
  for (const [index, { tag: from }] of kept.entries()) {
    const to = entries[index]?.tag ?? from;
    if (from === to) continue;
    await rename(join(folder, `${from}.sql`), join(folder, `${to}.sql`));
    if (changesTables(folder, from))
      await rename(snapshotPath(folder, from), snapshotPath(folder, to));
    moved.push(`${from}.sql is ${to}.sql now`);
  }
  return [
    `Dropped ${tag}.sql`,
    ...moved,
    "A database that has run it keeps what it did; content:preview begins anew by itself.",
  ].join("\n");
}
