import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import type { MigrationFile } from "./migration-files.ts";

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

/** The id that git gives a text. */
function blobId(text: string): string {
  const bytes = Buffer.from(text);
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
