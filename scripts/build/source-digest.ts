import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Where a build notes what it was made from. */
export const stampFile = join(root, "dist/built-from");

const FOLDERS = ["client", "server", "shared", "scripts"];
const FILES = ["package-lock.json", "vite.config.ts", "tailwind.config.ts", "tsconfig.json"];

/** A digest of every file a build depends on. */
export async function sourceDigest(): Promise<string> {
  const hash = createHash("sha256");
  const files = [...FILES];
  for (const folder of FOLDERS) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (entry.isFile()) files.push(join(entry.parentPath, entry.name).slice(root.length + 1));
    }
  }
  for (const file of files.sort()) {
    hash
      .update(file)
      .update("\0")
      .update(await readFile(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Whether `dist` was built from the sources as they are now. */
export async function isBuildCurrent(): Promise<boolean> {
  const built = await readFile(stampFile, "utf8").catch(() => undefined);
  return built === (await sourceDigest());
}
